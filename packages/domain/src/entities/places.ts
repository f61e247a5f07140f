/** A postal service's answer. Texts may be empty. */
export interface PostalAddress {
  readonly street: string;
  readonly district: string;
  /** IBGE's code; empty when the service does not say. */
  readonly cityCode: string;
}

/** In the store's numbering. */
export interface FoundCity {
  readonly id: number;
  readonly name: string;
  readonly state: { readonly id: number | null; readonly name: string };
}
