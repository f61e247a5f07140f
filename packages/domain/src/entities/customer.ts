import type { Address } from './address.ts';

/** Brazilian (`estrangeiro` 1) or Paraguayan (0): decides language, currency and delivery. */
export type CustomerKind = 'foreign' | 'resident';

/** Who is signed in, as far as the shell needs to know and the browser keeps. */
export interface Customer {
  /** What tells this customer from others: the store's id. */
  readonly id: string;
  /** The first name. */
  readonly name: string;
  readonly kind: CustomerKind;
}

/** A customer in full, as their own pages show them. Texts may be empty. */
export interface CustomerProfile extends Customer {
  readonly lastName: string;
  /** The company that invoices are made out to. */
  readonly companyName: string;
  readonly email: string;
  readonly emailConfirmed: boolean;
  /** CPF, CNPJ, RUC or CEDULA, in the store's words. */
  readonly documentType: string;
  readonly document: string;
  /** The CPF on file for payments by card; null while there is none. */
  readonly cpf: string | null;
  /** Digits with the country's prefix. */
  readonly phone: string;
  /** ISO 8601, or null before the second login. */
  readonly lastLoginAt: string | null;
  /** Those that were not deleted, the main one first. */
  readonly addresses: readonly Address[];
}

/** A session that the store has opened. */
export interface OpenedSession {
  /** The bearer token. */
  readonly token: string;
  readonly profile: CustomerProfile;
}
