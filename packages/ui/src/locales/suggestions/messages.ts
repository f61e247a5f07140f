export interface SuggestionsMessages {
  readonly suggestions: {
    readonly label: string;
    readonly count: (count: number) => string;
    readonly seeAll: (text: string) => string;
    readonly none: string;
    readonly recent: string;
    readonly forget: string;
    readonly popular: string;
    readonly searches: string;
    readonly categories: string;
    readonly brands: string;
    readonly products: string;
  };
}
