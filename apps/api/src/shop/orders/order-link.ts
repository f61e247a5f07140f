import type { AppContext } from '../../adapters/app-context.ts';
import type { Customer } from '../../platform/security/sessions.ts';
import { languageOf } from '../accounts/customers.ts';
import type { Order } from './orders.ts';

/**
 * An order's page on the buyer's storefront, for mails: it requires a login and carries no secret.
 */
export function orderLink(
  origins: AppContext['origins'],
  order: Pick<Order, 'externalId'>,
  customer: Pick<Customer, 'foreign'>,
): string {
  return `${origins[languageOf(customer)]}/pedido/${order.externalId}`;
}
