import * as v from 'valibot';
import { wireSession, wireUser, type WireSession, type WireUser } from '../accounts.ts';
import type { CustomerKind } from '../rules/customer-kind.ts';
import { addressesOf, type Address } from './address.ts';

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

export const profileAnswer: v.GenericSchema<unknown, CustomerProfile> = /* @__PURE__ */ v.pipe(
  wireUser,
  /* @__PURE__ */ v.transform(profileOf),
);

export const openedSessionAnswer: v.GenericSchema<unknown, OpenedSession> = /* @__PURE__ */ v.pipe(
  wireSession,
  /* @__PURE__ */ v.transform(({ token, user }: WireSession) => ({
    token,
    profile: profileOf(user),
  })),
);

function profileOf(wire: WireUser): CustomerProfile {
  return {
    // Without an id the e-mail address is as unique.
    id: String(wire.id ?? wire.email),
    name: wire.nome,
    kind: wire.estrangeiro ? 'foreign' : 'resident',
    lastName: wire.sobrenome ?? '',
    companyName: wire.razao_social ?? '',
    email: wire.email,
    emailConfirmed: Boolean(wire.email_verified_at),
    pendingEmail: wire.email_pendente || null,
    documentType: wire.documento_tipo ?? '',
    document: wire.documento ?? '',
    cpf: wire.cpf || (wire.documento_tipo === 'CPF' ? wire.documento : null) || null,
    phone: wire.telefone ?? '',
    lastLoginAt: wire.data_ultimo_login ?? null,
    addresses: addressesOf(wire.enderecos ?? []),
  };
}
