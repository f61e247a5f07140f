import { forgetSeenBill } from '../cart/seen-bill.ts';
import { draftsOf } from '../draft/index.ts';
import { recentlyViewedOf } from '../recently-viewed/index.ts';
import type { Shop } from '../shop/index.ts';

/**
 * Ends the session on this device: session, cart, recently viewed products and everything personal are removed
 * (accounts.md §4).
 * @returns the token that it had
 */
export function forgetCustomer(shop: Shop): string | null {
  const { session } = shop;
  const token = session.currentToken();
  session.end();
  draftsOf(shop).clear();
  forgetSeenBill(shop.options.tabStorage);
  // The next person at this browser must not see what the customer viewed.
  recentlyViewedOf(shop).clear();
  return token;
}

/** Signs out at once. The store is notified; a failure is only logged (decision 14). */
export async function signOut(shop: Shop): Promise<void> {
  const { api } = shop;
  const token = forgetCustomer(shop);
  if (token === null) return;
  const ended = api.bind({
    token: () => token,
    currency: () => api.currency,
    locale: () => api.locale,
    onUnauthorized: () => undefined,
  });
  const result = await ended.call('logout');
  if (!result.ok) shop.options.log?.('The store did not end the session.', result.error);
}
