import type { PageOutcome } from '@ponte/domain';
import { brandCountsOf, productListOf, readListQuery } from '@ponte/domain/product-list';
import type { RouteContext } from '../../page/screen.ts';
import { preloadParts } from './deferred-parts.ts';

export async function load({ shop, params, location, signal }: RouteContext): Promise<PageOutcome> {
  const query = readListQuery({ params, ...location });
  const list = productListOf(shop);
  const [outcome] = await Promise.all([
    list.load(query, signal),
    preloadParts().catch(() => undefined),
  ]);
  if (outcome.kind === 'shown' && !signal?.aborted) {
    await brandCountsOf(shop).load(query, list.placeOf(query), signal);
  }
  return outcome;
}
