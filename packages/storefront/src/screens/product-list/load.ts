import type { PageOutcome } from '@ponte/domain';
import { productListOf, readListQuery } from '@ponte/domain/product-list';
import type { RouteContext } from '../../page/screen.ts';
import { DeferredSearchTooLong, DeferredUnknownPlace, preloadParts } from './deferred-parts.ts';

/** The page of products that the address asks for. */
export async function load({ shop, params, location, signal }: RouteContext): Promise<PageOutcome> {
  const query = readListQuery({ params, ...location });
  const [outcome] = await Promise.all([
    productListOf(shop).load(query, signal),
    preloadParts().catch(() => undefined),
  ]);
  if (outcome.kind === 'missing') await DeferredUnknownPlace.preload().catch(() => undefined);
  if (outcome.kind === 'refused') await DeferredSearchTooLong.preload().catch(() => undefined);
  return outcome;
}
