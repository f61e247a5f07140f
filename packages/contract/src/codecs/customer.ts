import * as v from 'valibot';
import { wireSession, wireUser, type WireSession, type WireUser } from '../accounts.ts';
import type { CustomerProfile, OpenedSession } from '../entities/index.ts';
import { addressesOf } from './address.ts';

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
