import type { Shop } from '@ponte/domain';

/**
 * Asks the store about the session that the browser has kept, where there is one: a refused token
 * ends it, no answer does not (accounts.md §4). The code of accounts comes only then.
 */
export async function confirmSession(shop: Shop): Promise<void> {
  if (!shop.session.customer) return;
  // Without a network the code may not come either, and the session stands as without an answer.
  const account = await import('@ponte/domain/account').catch(() => undefined);
  await account?.accountOf(shop).load();
}
