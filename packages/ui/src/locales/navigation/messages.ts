export interface NavigationMessages {
  readonly navigation: {
    readonly cartCount: (units: number) => string;
    readonly breadcrumb: string;
    readonly categories: string;
    readonly main: string;
    readonly sections: string;
    readonly language: string;
    readonly languageNow: (language: string) => string;
    readonly products: (count: number) => string;
  };
  readonly menu: {
    readonly open: string;
    readonly more: string;
    readonly seeAll: (category: string) => string;
    readonly back: string;
    readonly departmentsOf: (category: string) => string;
  };
  readonly search: {
    readonly label: string;
    readonly placeholder: string;
    readonly submit: string;
  };
  /** Names of languages by their BCP 47 tags, each written in itself. */
  readonly locales: Readonly<Record<string, string>>;
}
