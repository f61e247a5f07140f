import { openBackOffice, type BackOffice as OwnerAtWork } from '../../../faults/src/back-office.ts';
import type { Shop } from './shop.ts';

export type { OwnerAtWork };

/** What the provider's page and the back office do, where no screen of theirs is under test. */

/** Presses a button of the provider's page, such as `approve`. */
export async function pressAtProvider(
  { api }: Shop,
  paymentLink: string,
  action: 'approve' | 'decline',
): Promise<void> {
  const { pathname, search } = new URL(paymentLink);
  const response = await fetch(`${api.origin}${pathname}${search}`, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`${action} answered ${response.status}`);
}

/**
 * The shop's owner at work.
 * @param cookie their session, where one has joined; by default the demo owner's
 */
export function ownerOf({ api, staff }: Shop, cookie?: string): Promise<OwnerAtWork> {
  return openBackOffice(api.origin, staff, cookie);
}

/** Sells a product at a price in dollars, or no longer. */
export async function sell(
  shop: Shop,
  code: string,
  price: string,
  inStock: boolean,
): Promise<void> {
  await (await ownerOf(shop)).sell(code, price, inStock);
}
