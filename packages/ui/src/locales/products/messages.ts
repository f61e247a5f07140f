export interface ProductsMessages {
  readonly product: {
    readonly code: (code: string) => string;
    readonly add: string;
    readonly adding: string;
    readonly added: string;
    /** The product and how many of it are in the cart already. */
    readonly inCart: (name: string, count: number) => string;
    readonly stock: Readonly<Record<'inStock' | 'physicalStoreOnly' | 'outOfStock', string>>;
    readonly specName: string;
    readonly specValue: string;
    readonly specs: string;
  };
  readonly quantity: {
    readonly label: string;
    readonly of: (name: string) => string;
    readonly decrease: string;
    readonly increase: string;
  };
  readonly favourite: {
    readonly add: (name: string) => string;
    readonly remove: (name: string) => string;
  };
}
