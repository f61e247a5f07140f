import { accountOf } from '../account/index.ts';
import { brandsOf } from '../brands/index.ts';
import { favouriteProductsOf } from '../favourite-products/index.ts';
import { helpOf } from '../help/index.ts';
import { homeOf } from '../home/index.ts';
import { ordersOf } from '../orders/index.ts';
import { allProducts, productListOf } from '../product-list/index.ts';
import { productPageOf } from '../product-page/index.ts';
import type { Shop } from '../shop/index.ts';
import { teamOf } from '../team/index.ts';
import { ok } from './index.ts';
import type { Answer, SeenRequest } from './open-api.ts';
import { product, wireProduct, wireStart } from './samples.ts';

/** An area that a page loads, seen from outside. */
export interface LoadedArea {
  readonly name: string;
  /** The end of its request's path. */
  readonly path: string;
  readonly load: (shop: Shop, signal?: AbortSignal) => Promise<unknown>;
  /** Its status as a screen would show it; a failure's kind, if any. */
  readonly status: (shop: Shop) => string | undefined;
}

const failed = (kind: string | undefined) => (kind === undefined ? 'failed' : `failed: ${kind}`);
const tools = {
  id: 1,
  slug: 'ferramentas',
  name: 'Ferramentas',
  icon: null,
  departments: [],
  productCount: null,
};
const order = 'order-000000000001';
const wireOrder = {
  id: 1,
  external_id: order,
  pedido: '000001',
  created_at: '2026-11-22T10:00:00Z',
  status: 'PAGAMENTO',
  valor_total: '64.90',
  moeda_id: 2,
  itens: [],
};

/** Every area that a page loads. */
export const loadedAreas: readonly LoadedArea[] = [
  {
    name: 'the start data',
    path: '/start',
    load: ({ startData }, signal) => startData.load(signal),
    status: ({ startData }) => (startData.error ? failed(startData.error.kind) : startData.status),
  },
  {
    name: 'the questions of the help centre',
    path: '/start',
    load: (shop, signal) => helpOf(shop).load(signal),
    status(shop) {
      const { questions, error } = helpOf(shop);
      return error ? failed(error.kind) : questions && 'ready';
    },
  },
  {
    name: 'a list of products',
    path: '/products',
    load: (shop, signal) => productListOf(shop).load(allProducts, signal),
    status(shop) {
      const view = productListOf(shop).view(allProducts);
      return view.error ? failed(view.error.kind) : view.status;
    },
  },
  {
    name: 'the page of a product',
    path: '/details',
    load: (shop, signal) => productPageOf(shop).load('furadeira', signal),
    status(shop) {
      const view = productPageOf(shop).view('furadeira');
      return view.status === 'failed' ? failed(view.error.kind) : view.status;
    },
  },
  {
    name: 'a block of the home page',
    path: '/products',
    load: (shop, signal) => homeOf(shop).loadFeatured(tools, signal),
    status(shop) {
      const { error, status } = homeOf(shop).featured(tools);
      return error ? failed(error.kind) : status;
    },
  },
  {
    name: 'the brands',
    path: '/brands',
    load: (shop, signal) => brandsOf(shop).load(signal),
    status: (shop) => brandsOf(shop).status,
  },
  {
    name: 'the team',
    path: '/team',
    load: (shop, signal) => teamOf(shop).load(signal),
    status: (shop) => teamOf(shop).status,
  },
  {
    name: 'a favourite',
    path: '/details',
    load: (shop, signal) => favouriteProductsOf(shop).load([product()], signal),
    status: (shop) => favouriteProductsOf(shop).view(product()).status,
  },
  {
    name: 'the customer',
    path: '/me',
    load: (shop, signal) => accountOf(shop).load(signal),
    status(shop) {
      const { error, status } = accountOf(shop);
      return error ? failed(error.kind) : status;
    },
  },
  {
    name: 'the orders',
    path: '/pedidos',
    load: (shop, signal) => ordersOf(shop).load(signal),
    status(shop) {
      const { error, status } = ordersOf(shop);
      return error ? failed(error.kind) : status;
    },
  },
  {
    name: 'an order',
    path: `/pedidos/${order}`,
    load: (shop, signal) => ordersOf(shop).loadOrder(order, signal),
    status(shop) {
      const view = ordersOf(shop).view(order);
      return view.status === 'failed' ? failed(view.error.kind) : view.status;
    },
  },
];

const answers: Readonly<Record<string, unknown>> = {
  start: wireStart(),
  products: { data: [wireProduct()], total: 1 },
  details: wireProduct({ marca: null }),
  related: { parecidos: [wireProduct()], necessarios: [], comprados_juntos: [] },
  brands: wireStart().brands,
  team: [],
  me: { id: 1, nome: 'Ana', email: 'ana@example.com', estrangeiro: 1 },
  pedidos: { data: [wireOrder] },
  [order]: wireOrder,
};

export function wholeStore({ url }: SeenRequest): Answer {
  return ok(answers[url.pathname.split('/').at(-1) ?? ''] ?? {});
}
