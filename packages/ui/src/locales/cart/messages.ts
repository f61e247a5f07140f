export interface CartMessages {
  readonly cart: {
    readonly title: string;
    readonly products: (lines: number) => string;
    readonly lines: string;
    readonly each: (price: string) => string;
    readonly remove: string;
    readonly clear: string;
    readonly confirmClear: string;
    readonly subtotal: string;
    readonly shipping: string;
    readonly free: string;
    readonly total: string;
    readonly taxIncluded: string;
    readonly taxExcluded: string;
    readonly checkout: string;
    readonly emptyTitle: string;
    readonly emptyText: string;
    readonly continueShopping: string;
    readonly saving: string;
  };
}
