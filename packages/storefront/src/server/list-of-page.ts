import {
  productListOf,
  readListQuery,
  type ListQuery,
  type ListView,
  type Place,
} from '@ponte/domain/product-list';
import type { RouteContext } from '../page/screen.ts';
import type { Route } from '../routes/route.ts';

/** Pages that list products. */
const lists: ReadonlySet<Route['name']> = new Set<Route['name']>(['products', 'brand', 'special']);

/** A list of products as its screen shows it. */
interface ListOfPage {
  readonly query: ListQuery;
  readonly place: Place;
  readonly view: ListView;
}

/** The list that a page is; undefined for any other page. */
export function listOfPage(
  route: Route,
  { shop, params, location }: RouteContext,
): ListOfPage | undefined {
  if (!lists.has(route.name)) return undefined;
  const list = productListOf(shop);
  const query = readListQuery({ params, ...location });
  return { query, place: list.placeOf(query), view: list.view(query) };
}
