export interface CommonMessages {
  readonly common: {
    readonly close: string;
    readonly cancel: string;
    readonly loading: string;
    readonly retry: string;
    readonly optional: string;
    /** What a button does, as it reads there, and to which of several: products, addresses. */
    readonly actionOn: (action: string, name: string) => string;
  };
  readonly feedback: {
    readonly loadingProducts: string;
    readonly errorTitle: string;
    readonly errorText: string;
    readonly emptyTitle: string;
    readonly notFoundTitle: string;
    readonly notFoundText: string;
    readonly goHome: string;
    readonly seeProducts: string;
    readonly notifications: string;
    readonly dismiss: string;
  };
}
