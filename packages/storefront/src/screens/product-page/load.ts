import type { PageOutcome } from '@ponte/domain';
import { productPageOf } from '@ponte/domain/product-page';
import type { RouteContext } from '../../routes/route.ts';

/** The product that the address names; its related ones follow by themselves. */
export function load({ shop, params }: RouteContext): Promise<PageOutcome> {
  return productPageOf(shop).load(params['slug'] ?? '');
}
