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
    readonly departments: string;
    readonly brands: string;
    readonly allBrands: (count: number) => string;
    readonly clear: string;
    readonly clearAll: string;
    readonly apply: string;
  };
}
