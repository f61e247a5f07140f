import { languageOf } from '../accounts/customers.ts';
import type { AppContext } from '../app-context.ts';
import type { Customer } from '../security/sessions.ts';
import type { Order } from './orders.ts';

/** The page of an order on its buyer's storefront, for mails: it asks for a login and nothing secret is in it. */
export function orderLink(
  origins: AppContext['origins'],
  order: Pick<Order, 'externalId'>,
  customer: Pick<Customer, 'foreign'>,
): string {
  return `${origins[languageOf(customer)]}/pedido/${order.externalId}`;
}
