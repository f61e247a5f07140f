/** What the public service knows of a Brazilian postal code. Texts may be empty. */
export interface PostalAddress {
  readonly street: string;
  readonly district: string;
  /** The official code of the city (IBGE); empty when the service does not say. */
  readonly cityCode: string;
}

/** A city of the store's numbering. */
export interface FoundCity {
  readonly id: number;
  readonly name: string;
  readonly state: { readonly id: number | null; readonly name: string };
}
