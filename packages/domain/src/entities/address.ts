/** A city or state by name; its id in the store's numbering, or null where the store does not say. */
export interface AddressPlace {
  readonly id: number | null;
  readonly name: string;
}

/** A customer's saved address. Texts may be empty. */
export interface Address {
  readonly id: number;
  /** What the customer calls it. */
  readonly name: string;
  /** Brazilian, as the store formats it; empty in Paraguay. */
  readonly postalCode: string;
  readonly street: string;
  readonly number: string;
  readonly district: string;
  readonly complement: string;
  /** How to arrive, where streets have no numbers. */
  readonly directions: string;
  readonly city: AddressPlace;
  readonly state: AddressPlace;
  /** 1 Brasil, 2 Paraguay. */
  readonly countryId: 1 | 2;
  /** The one to start from. */
  readonly main: boolean;
}
