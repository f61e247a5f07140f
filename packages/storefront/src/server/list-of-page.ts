import type { BrandName } from '@ponte/domain';
import {
  productListOf,
  readListQuery,
  type ListQuery,
  type ListView,
  type Place,
} from '@ponte/domain/product-list';
import type { Route } from '../page/route.ts';
import type { RouteContext } from '../page/screen.ts';
import { brand, products, special } from '../routes/table.ts';

const lists: ReadonlySet<Route> = new Set([products, brand, special]);

interface ListOfPage {
  readonly query: ListQuery;
  readonly place: Place;
  readonly chosenBrands: readonly BrandName[];
  readonly view: ListView;
}

/** Undefined for a page that is no list. */
export function listOfPage(
  route: Route,
  { shop, params, location }: RouteContext,
): ListOfPage | undefined {
  if (!lists.has(route)) return undefined;
  const list = productListOf(shop);
  const query = readListQuery({ params, ...location });
  return {
    query,
    place: list.placeOf(query),
    chosenBrands: list.chosenBrandsOf(query),
    view: list.view(query),
  };
}
