/** The id is the store's, or null when unknown. */
export interface AddressPlace {
  readonly id: number | null;
  readonly name: string;
}

/** A saved address. Texts may be empty. */
export interface Address {
  readonly id: number;
  /** The customer's name for it. */
  readonly name: string;
  /** As formatted by the store; empty in Paraguay. */
  readonly postalCode: string;
  readonly street: string;
  readonly number: string;
  readonly district: string;
  readonly complement: string;
  /** Directions, where streets have no numbers. */
  readonly directions: string;
  readonly city: AddressPlace;
  readonly state: AddressPlace;
  /** 1 Brasil, 2 Paraguay. */
  readonly countryId: 1 | 2;
  /** The default address. */
  readonly main: boolean;
}
