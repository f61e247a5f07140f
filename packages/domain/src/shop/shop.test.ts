import { expect, test } from 'vitest';
import { createApi } from '../api/index.ts';
import { homeOf } from '../home/index.ts';
import { allProducts, productListOf } from '../product-list/index.ts';
import { productPageOf } from '../product-page/index.ts';
import { FakeStore } from '../testing/fake-store.ts';
import {
  fakeFetch,
  ManualClock,
  MemoryStorage,
  ok,
  regionBR,
  settle,
  type Respond,
} from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { product, wireProduct, wireStart } from '../testing/samples.ts';
import { createShop, defineArea } from './index.ts';

const respond: Respond = ({ url }) => {
  if (url.pathname === '/api/public/start') return ok(wireStart());
  if (url.pathname.endsWith('/related')) {
    return ok({ parecidos: [wireProduct()], necessarios: [], comprados_juntos: [] });
  }
  return url.pathname.endsWith('/details')
    ? ok(wireProduct())
    : ok({ data: [wireProduct()], total: 1 });
};

/** What a server makes of a request. */
async function serve(answers: Respond = respond) {
  const { fetch } = fakeFetch(answers);
  const clock = new ManualClock();
  const api = createApi({ region: regionBR, origin: 'http://127.0.0.1:4000', fetch, clock });
  const shop = createShop({ region: regionBR, api, clock, retries: 0 });
  await Promise.all([
    shop.startData.loadShell(),
    homeOf(shop).load(),
    homeOf(shop).loadMostSearched(),
    productListOf(shop).load(allProducts),
    productPageOf(shop).load('furadeira'),
  ]);
  return shop;
}

test('the browser begins where the server ended, and asks for nothing again', async () => {
  const server = await serve();
  const { shop, requests } = openShop(respond, {
    shop: { snapshot: JSON.parse(JSON.stringify(server.pageSnapshot())) },
  });

  expect(productListOf(shop).view(allProducts)).toEqual(productListOf(server).view(allProducts));
  expect(productListOf(shop).view(allProducts).status).toBe('ready');
  expect(productPageOf(shop).view('furadeira')).toEqual(productPageOf(server).view('furadeira'));
  expect(homeOf(shop).mostSearched).toEqual(homeOf(server).mostSearched);
  expect(shop.prices.chips).toEqual(server.prices.chips);

  await Promise.all([
    homeOf(shop).load(),
    homeOf(shop).loadMostSearched(),
    productListOf(shop).load(allProducts),
    productPageOf(shop).load('furadeira'),
  ]);
  expect(requests).toEqual([]);
});

test('the browser begins with the failure that the server rendered, and mends it', async () => {
  const server = await serve(() => undefined);
  const { shop } = openShop(respond, { shop: { snapshot: server.pageSnapshot() } });
  expect(productListOf(shop).view(allProducts)).toEqual(productListOf(server).view(allProducts));
  expect(productListOf(shop).view(allProducts).status).toBe('failed');

  await productListOf(shop).load(allProducts);
  expect(productListOf(shop).view(allProducts).status).toBe('ready');
});

test('a snapshot holds nothing of the visitor', async () => {
  const { shop } = openShop(respond);
  shop.start();
  shop.session.signIn('secret-token', { id: '1', name: 'Ana Personal', kind: 'foreign' });
  shop.favourites.toggle(product({ name: 'Marked' }));
  shop.cart.add(product({ name: 'In the cart' }));
  await shop.startData.load();
  await settle();

  expect(JSON.stringify(shop.snapshot())).not.toMatch(/secret|Personal|Marked|In the cart/);
  expect(Object.keys(shop.snapshot())).toEqual(['start-data']);
  expect(shop.pageSnapshot()).toEqual({});
});

test('nothing of the visitor is shown before the shop has started, which is after the first render', () => {
  const storage = new MemoryStorage();
  const before = openShop(new FakeStore().respond, { storage: storage.tab() }).shop;
  before.start();
  before.session.signIn('secret', { id: '1', name: 'Ana', kind: 'resident' });
  before.favourites.toggle(product());
  before.cart.add(product());

  const { shop } = openShop(new FakeStore().respond, { storage: storage.tab() });
  const shown = () => [
    shop.cart.lineCount,
    shop.favourites.count,
    shop.session.customer?.name,
    shop.language.locale,
  ];

  expect(shown()).toEqual([0, 0, undefined, 'pt-BR']);
  shop.start();
  expect(shown()).toEqual([1, 1, 'Ana', 'es-PY']);
});

test('what failed is asked for again when the network is back', async () => {
  let connected = false;
  const { shop, network } = openShop((request) => (connected ? respond(request) : undefined), {
    shop: { retries: 0 },
  });
  shop.start();
  await productListOf(shop).load(allProducts);
  expect(productListOf(shop).view(allProducts).status).toBe('failed');
  connected = true;
  network.goOnline();
  await settle();
  expect(productListOf(shop).view(allProducts).status).toBe('ready');
});

test('a refused token ends the session', async () => {
  const { shop } = openShop(() => ({ status: 401, body: { message: 'Expired' } }));
  shop.start();
  shop.session.signIn('secret', { id: '1', name: 'Ana', kind: 'foreign' });
  shop.cart.add(product());
  await settle();
  expect(shop.session.customer).toBeNull();
});

test('a late refusal of an old token ends no newer session, and empties no cart', async () => {
  let refuseOld: () => void = () => undefined;
  const { shop } = openShop(({ headers }) => {
    if (headers.get('Authorization') !== 'Bearer old') return undefined;
    const refusal = { status: 401, body: { message: 'Expired' } };
    return new Promise((resolve) => (refuseOld = () => resolve(refusal)));
  });
  shop.start();
  shop.session.signIn('old', { id: '1', name: 'Ana', kind: 'foreign' });
  shop.cart.add(product());
  await settle();
  shop.session.signIn('new', { id: '1', name: 'Ana', kind: 'foreign' });

  refuseOld();
  await settle();

  expect(shop.session.currentToken()).toBe('new');
  expect(shop.cart.lineCount).toBe(1);
  shop.dispose();
});

// Spec: storefront 9.16
test('the catalogue’s key changes with the visitor’s language and currency', () => {
  const { shop } = openShop(respond);
  shop.start();
  expect(shop.catalogueKey).toBe('pt-BR USD');
  shop.language.changeInPlace('es-PY');
  expect(shop.catalogueKey).toBe('es-PY PYG');
  shop.session.signIn('secret', { id: '1', name: 'Ana', kind: 'foreign' });
  expect(shop.catalogueKey).toBe('pt-BR USD');
});

test('an area is made once for each shop', () => {
  let made = 0;
  const areaOf = defineArea(() => ({ number: (made += 1) }));
  const { shop } = openShop(respond);
  const other = openShop(respond).shop;
  expect([areaOf(shop).number, areaOf(shop).number, areaOf(other).number]).toEqual([1, 1, 2]);
});

test('a shop that is left behind stops its timers and its loads', async () => {
  const { shop, clock } = openShop(() => undefined);
  shop.start();
  shop.session.signIn('secret', { id: '1', name: 'Ana', kind: 'foreign' });
  void productListOf(shop).load(allProducts);
  shop.cart.add(product());
  shop.dispose();
  await clock.advance(20_000);
  expect(clock.waiting).toBe(0);
});

test('says whether it knows its visitor, from its start to its end', () => {
  const { shop } = openShop(new FakeStore().respond, { region: regionBR });
  expect(shop.isStarted).toBe(false);
  shop.start();
  expect(shop.isStarted).toBe(true);
  shop.dispose();
  expect(shop.isStarted).toBe(false);
});
