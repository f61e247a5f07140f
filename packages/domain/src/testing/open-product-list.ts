import { productListOf } from '../product-list/index.ts';
import { ok, type Respond } from './index.ts';
import { openShop } from './open-shop.ts';
import { wireProduct, wireStart } from './samples.ts';

/** A store with 45 products, named by their page. */
export const store: Respond = ({ url }) => {
  if (url.pathname === '/api/public/start') return ok(wireStart());
  const page = Number(url.searchParams.get('page'));
  return ok({ data: [wireProduct({ id: page, nome: `On page ${page}` })], total: 45 });
};

/** A shop with a product list, and its requests. */
export function openProductList(respond: Respond = store) {
  const opened = openShop(respond);
  const asked = () =>
    opened.requests
      .filter(({ url }) => url.pathname === '/api/public/products')
      .map(({ url }) => decodeURIComponent(url.search));
  return { ...opened, list: productListOf(opened.shop), asked };
}

export const names = (view: { products: readonly { name: string }[] }) =>
  view.products.map(({ name }) => name);
