import type { PaymentWay, StartCheckoutBody } from '@ponte/contract/orders';
import { checkDocument } from '@ponte/regional/documents';
import { eq } from 'drizzle-orm';
import type { OfferedWays } from '../../adapters/payments/provider.ts';
import type { Db } from '../../platform/db/client.ts';
import { customers } from '../../platform/db/schema/index.ts';
import type { Text } from '../../platform/http/failure-texts.ts';
import { invalidField, success, type FailureOf, type Result } from '../../platform/http/failure.ts';
import type { Customer } from '../../platform/security/sessions.ts';
import { cpfOf } from '../accounts/customers.ts';

const cpfMissing: Text = {
  pt: 'Informe um CPF válido para pagar com cartão.',
  es: 'Indique un CPF válido para pagar con tarjeta.',
};

const wayNotOffered: Text = {
  pt: 'Escolha uma das formas de pagamento desta página.',
  es: 'Elija una de las formas de pago de esta página.',
};

/**
 * The way to pay of those that the shop offers this customer. Without a choice it is the only one,
 * or null: then the buyer chooses on the provider's page.
 */
export function readWay(
  ways: OfferedWays,
  { foreign }: Customer,
  { forma_pagamento: chosen }: StartCheckoutBody,
): Result<PaymentWay | null, FailureOf<422>> {
  const offered = ways[foreign ? 'foreign' : 'resident'];
  const [first] = offered;
  if (chosen === undefined || chosen === null) {
    return success(first && offered.length === 1 ? first.way : null);
  }
  return offered.some(({ way }) => way === chosen)
    ? success(chosen)
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
  way: PaymentWay | null,
  { cpf }: StartCheckoutBody,
): Promise<FailureOf<422> | undefined> {
  if (!customer.foreign || way !== 'card' || cpfOf(customer) !== null) return undefined;
  const checked = checkDocument('cpf', cpf ?? '');
  if (!checked.ok) return invalidField('cpf', () => cpfMissing);
  await db.update(customers).set({ cpf: checked.document }).where(eq(customers.id, customer.id));
  return undefined;
}
