/** Brazilian (`estrangeiro` 1) or Paraguayan (0): decides language, currency and delivery. */
export type CustomerKind = 'foreign' | 'resident';

/** The customer as the shell needs and the browser stores it. */
export interface Customer {
  /** The store's id. */
  readonly id: string;
  readonly name: string;
  readonly kind: CustomerKind;
}

/** The full profile. Texts may be empty. */
export interface CustomerProfile extends Customer {
  readonly lastName: string;
  /** For invoices. */
  readonly companyName: string;
  readonly email: string;
  readonly emailConfirmed: boolean;
  /** Becomes the address once it is confirmed; null when none waits. */
  readonly pendingEmail: string | null;
  /** CPF, CNPJ, RUC or CEDULA, on the wire's terms. */
  readonly documentType: string;
  readonly document: string;
  /** For card payments; null while there is none on file. */
  readonly cpf: string | null;
  /** Digits with the calling code. */
  readonly phone: string;
  /** ISO 8601; null before the second login. */
  readonly lastLoginAt: string | null;
  /** Without deleted ones, the main one first. */
  readonly addresses: readonly Address[];
}

export interface OpenedSession {
  readonly token: string;
  readonly profile: CustomerProfile;
}

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
