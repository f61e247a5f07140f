import type { StartCheckoutBody } from '@ponte/contract/orders';
import { checkDocument } from '@ponte/regional/documents';
import { eq } from 'drizzle-orm';
import { cpfOf } from '../accounts/customers.ts';
import type { Db } from '../db/client.ts';
import { customers } from '../db/schema/index.ts';
import { invalidField, type FailureOf } from '../http/reply.ts';
import type { Text } from '../http/texts.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { Customer } from '../security/sessions.ts';

const cpfMissing: Text = {
  pt: 'Informe um CPF válido para pagar com cartão.',
  es: 'Indique un CPF válido para pagar con tarjeta.',
};

const wayNotOffered: Text = {
  pt: 'Escolha uma das formas de pagamento desta página.',
  es: 'Elija una de las formas de pago de esta página.',
};

/** Refuses a way to pay that the provider does not offer to this customer. */
export function refuseWay(
  { ways }: Pick<PaymentProvider, 'ways'>,
  { foreign }: Customer,
  { forma_pagamento: chosen }: StartCheckoutBody,
): FailureOf<422> | undefined {
  if (chosen === undefined || chosen === null) return undefined;
  const offered = ways?.[foreign ? 'foreign' : 'resident'] ?? [];
  return offered.some(({ way }) => way === chosen)
    ? undefined
    : invalidField('forma_pagamento', () => wayNotOffered);
}

/**
 * Ensures the CPF that a foreigner needs to pay by card (decision 48); one in the request is stored
 * with the customer.
 * @returns the errors, if any
 */
export async function readPayer(
  db: Db,
  customer: Customer,
  { forma_pagamento: method, cpf }: StartCheckoutBody,
): Promise<FailureOf<422> | undefined> {
  if (!customer.foreign || method !== 'card' || cpfOf(customer) !== null) return undefined;
  const checked = checkDocument('cpf', cpf ?? '');
  if (!checked.ok) return invalidField('cpf', () => cpfMissing);
  await db.update(customers).set({ cpf: checked.document }).where(eq(customers.id, customer.id));
  return undefined;
}
