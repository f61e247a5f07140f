import { logOut } from '../api/accounts.ts';
import { checkoutDraft, forgetSeenBill } from '../draft/index.ts';
import { recentlyViewedOf } from '../recently-viewed/index.ts';
import type { Shop } from '../shop/index.ts';

/**
 * Signs out here at once, and tells the store, whose failure is only logged (decision 14): session,
 * cart, the products viewed last and everything personal go (accounts.md §4).
 */
export async function signOut(shop: Shop): Promise<void> {
  const { api, session } = shop;
  const token = session.currentToken();
  session.end();
  checkoutDraft(shop.options.tabStorage, null).clear();
  forgetSeenBill(shop.options.tabStorage);
  // Whoever comes next to this browser is not to see what the customer looked at.
  recentlyViewedOf(shop).clear();
  if (token === null) return;
  const ended = api.bind({
    token: () => token,
    currency: () => api.currency,
    locale: () => api.locale,
    onUnauthorized: () => undefined,
  });
  const result = await logOut(ended);
  if (!result.ok) shop.options.log?.('The store did not end the session.', result.error);
}
