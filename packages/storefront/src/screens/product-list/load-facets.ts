import type { Shop } from '@ponte/domain';
import { facetsOf, productListOf, type ListQuery } from '@ponte/domain/product-list';

/**
 * Loads what a list can be narrowed by, beside its products.
 * @param signal absent on a server, whose page carries the first values only
 */
export async function loadFacets(
  shop: Shop,
  query: ListQuery,
  signal: AbortSignal | undefined,
): Promise<void> {
  const place = await productListOf(shop).findPlace(query, signal);
  if (!place || signal?.aborted) return;
  const isShort = signal === undefined && !query.allValues;
  await facetsOf(shop).load({ query, place }, { isShort, signal });
}
