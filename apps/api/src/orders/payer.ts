import type { StartCheckoutBody } from '@ponte/contract/orders';
import { checkDocument } from '@ponte/regional/documents';
import { eq } from 'drizzle-orm';
import { cpfOf } from '../accounts/customers.ts';
import type { Db } from '../db/client.ts';
import { customers } from '../db/schema/index.ts';
import { invalidField, type FailureOf } from '../http/reply.ts';
import type { Text } from '../http/texts.ts';
import type { Customer } from '../security/sessions.ts';

const cpfMissing: Text = {
  pt: 'Informe um CPF válido para pagar com cartão.',
  es: 'Indique un CPF válido para pagar con tarjeta.',
};

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
