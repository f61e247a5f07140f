import type { OpenShop } from './open-shop.ts';

/** Pages that differ from one another, of each kind. */
export interface Addresses {
  readonly products: readonly string[];
  readonly lists: readonly string[];
}

const orders = ['', 'valor_venda:asc', 'valor_venda:desc', 'nome:asc', 'nome:desc'];

/** How many pages of products the API is asked for, a hundred on each. */
const pages = 6;

/** Addresses of product pages and of lists, from what the API has. */
export async function addressesOf(shop: OpenShop): Promise<Addresses> {
  const products: string[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const question = `per_page=100&page=${page}&order_by=id&order=desc&moeda_id=2`;
    const answer = await fetch(`${shop.api.origin}/api/public/products?${question}`);
    const body: unknown = await answer.json();
    products.push(...slugsIn(body).map((slug) => `/produto/${slug}`));
  }
  const lists = Array.from({ length: 100 }, (_, index) =>
    orders.map((order) => `/produtos?${order && `sort=${order}&`}page=${index + 1}`),
  ).flat();
  return { products, lists };
}

function slugsIn(body: unknown): readonly string[] {
  const data: unknown = Object(body)['data'];
  if (!Array.isArray(data)) throw new Error('The API gave no list of products.');
  return data.map((product: unknown) => String(Object(product)['slug']));
}
