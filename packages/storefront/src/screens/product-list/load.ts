import type { PageOutcome } from '@ponte/domain';
import { productListOf, readListQuery } from '@ponte/domain/product-list';
import type { RouteContext } from '../../routes/route.ts';

/** The page of products that the address asks for. */
export function load({ shop, params, location }: RouteContext): Promise<PageOutcome> {
  const query = readListQuery({ params, searchParams: location.searchParams });
  return productListOf(shop).load(query);
}
