/** Orders in which a product list can be sorted. */
export type SortOrder =
  | 'newest'
  | 'relevance'
  | 'priceAscending'
  | 'priceDescending'
  | 'nameAscending'
  | 'nameDescending';

export interface ListMessages {
  readonly pagination: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
    readonly position: (page: number, pageCount: number) => string;
  };
  readonly sort: {
    readonly label: string;
    readonly apply: string;
    readonly orders: Readonly<Record<SortOrder, string>>;
  };
  readonly filter: {
    readonly label: string;
    readonly open: string;
    readonly openWith: (count: number) => string;
    readonly applied: string;
    readonly remove: (label: string) => string;
    readonly more: (count: number) => string;
    readonly moreOf: (count: number, label: string) => string;
    readonly priceFrom: string;
    readonly priceTo: string;
    /** What the lower handle of a range is called: "Preço: mínimo". */
    readonly least: (label: string) => string;
    readonly most: (label: string) => string;
    readonly ok: string;
    readonly applyPrice: string;
    readonly show: (count: number) => string;
    readonly clear: string;
    readonly clearAll: string;
    readonly apply: string;
  };
}
