import type { Shop } from '@ponte/domain';

/**
 * Checks a restored session with the store: a refused token ends it, a network failure does not
 * (accounts.md §4). Loads the accounts' code only then.
 */
export async function confirmSession(shop: Shop): Promise<void> {
  if (!shop.session.customer) return;
  // Offline the code may be missing too, which counts as no answer.
  const account = await import('@ponte/domain/account').catch(() => undefined);
  await account?.accountOf(shop).load();
}
