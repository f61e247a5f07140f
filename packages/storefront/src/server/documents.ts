import type { Route, RouteScreen } from '../route/route.ts';
import type { ScreenDocument } from '../route/screen-document.ts';
import { home, product, products } from '../routes/table.ts';
import { homeDocument } from '../screens/home/document.ts';
import { listDocument } from '../screens/product-list/document.ts';
import { productDocument } from '../screens/product-page/document.ts';

const documents: ReadonlyMap<RouteScreen, ScreenDocument> = new Map([
  [home.screen, homeDocument],
  [products.screen, listDocument],
  [product.screen, productDocument],
]);

const nothing: ScreenDocument = {};

/** What a route's screen says in its document; most say nothing beside what they render. */
export function documentOf({ screen }: Route): ScreenDocument {
  return documents.get(screen) ?? nothing;
}
