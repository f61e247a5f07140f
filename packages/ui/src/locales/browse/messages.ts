/** The kit's texts for finding one's way through the catalogue; part of `KitMessages`. */
export interface BrowseMessages {
  readonly carousel: {
    readonly previous: string;
    readonly next: string;
    readonly pause: string;
    readonly play: string;
    readonly goTo: (page: number, pageCount: number) => string;
  };
  readonly favourite: {
    readonly add: (name: string) => string;
    readonly remove: (name: string) => string;
  };
  readonly share: {
    readonly label: string;
    readonly device: string;
    readonly whatsapp: string;
    readonly copy: string;
    readonly copied: string;
  };
  readonly filter: {
    readonly label: string;
    readonly open: string;
    readonly openWith: (count: number) => string;
    readonly departments: string;
    readonly brands: string;
    readonly allBrands: (count: number) => string;
    readonly clear: string;
    readonly apply: string;
  };
  readonly rates: {
    readonly label: string;
    readonly perDollar: (rate: string) => string;
  };
  readonly suggestions: {
    readonly label: string;
    readonly count: (count: number) => string;
    readonly seeAll: (text: string) => string;
    readonly none: string;
    readonly clear: string;
  };
  readonly menu: {
    readonly open: string;
    readonly more: string;
    readonly seeAll: (category: string) => string;
    readonly back: string;
    readonly departmentsOf: (category: string) => string;
  };
  readonly zoom: {
    readonly open: string;
    readonly named: (picture: string) => string;
  };
  readonly steps: {
    readonly label: string;
    readonly done: string;
  };
}
