import { describe, expect, test } from 'vitest';
import { ok, type Respond } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { wireProduct } from '../testing/samples.ts';
import { clampQuantity, productPageOf } from './index.ts';

const sameBrand = [
  wireProduct({ id: 7 }),
  wireProduct({ id: 8, nome: 'Serra' }),
  wireProduct({ id: 9, tem_estoque: false }),
  wireProduct({ id: 10, tem_estoque: false, tem_estoque_fisico: false }),
];

const missing = { status: 404, body: { message: 'None' } };

const store: Respond = ({ url }) => {
  const [slug = '', call] = url.pathname.split('/').slice(4);
  if (slug === 'nada') return missing;
  if (call === 'related') {
    return ok({
      parecidos: [wireProduct({ id: 11, nome: 'Parecida' })],
      necessarios: Array.from({ length: 10 }, (_, at) => wireProduct({ id: 20 + at })),
      comprados_juntos: [wireProduct({ id: 12, nome: 'Luva' })],
    });
  }
  return ok({ ...wireProduct({ slug }), detalhes: '<p>Forte</p>' });
};

/** A store without related products. */
const formerStore: Respond = (request) => {
  const { pathname } = request.url;
  if (pathname === '/api/public/products') return ok({ data: sameBrand, total: 40 });
  return pathname.endsWith('/related') ? missing : store(request);
};

function setUp(respond: Respond = store) {
  const opened = openShop(respond);
  return { ...opened, page: productPageOf(opened.shop) };
}

describe('the product', () => {
  test('is loaded by its address, together with related products', async () => {
    const { page, requests } = setUp();
    expect(page.view('furadeira')).toEqual({ status: 'loading' });
    expect(page.beside('furadeira').alike).toEqual([]);

    expect(await page.load('furadeira')).toEqual({ kind: 'shown' });

    const view = page.view('furadeira');
    expect(view).toMatchObject({ status: 'shown', product: { description: '<p>Forte</p>' } });
    expect(requests.map(({ url }) => decodeURIComponent(url.pathname + url.search))).toEqual([
      '/api/public/products/furadeira/details?moeda_id=2',
      '/api/public/products/furadeira/related?moeda_id=2',
    ]);
    const { alike, needed, boughtTogether, sameBrand } = page.beside('furadeira');
    expect(alike.map(({ name }) => name)).toEqual(['Parecida']);
    expect(needed.map(({ id }) => id)).toEqual([20, 21, 22, 23, 24]);
    expect(boughtTogether.map(({ name }) => name)).toEqual(['Luva']);
    expect(sameBrand).toEqual([]);
    expect(page.beside('serra').alike).toEqual([]);
  });

  // Spec: storefront 2.57, 9.7
  test('has others of its brand in stock besides, but none twice, once they are wanted', async () => {
    const { page, requests } = setUp((request) =>
      request.url.pathname === '/api/public/products'
        ? ok({ data: [...sameBrand, wireProduct({ id: 12, nome: 'Luva' })], total: 40 })
        : store(request),
    );

    await page.load('furadeira', new AbortController().signal);
    expect(requests).toHaveLength(2);
    const view = page.view('furadeira');
    if (view.status !== 'shown') throw new Error('The product is not shown.');
    await page.loadSameBrand('furadeira', view.product);

    expect(decodeURIComponent(requests.at(-1)?.url.search ?? '')).toBe(
      '?per_page=12&order_by=tem_estoque,id&order=desc,desc&brand_id=3&moeda_id=2',
    );
    const { boughtTogether, sameBrand: others } = page.beside('furadeira');
    expect(boughtTogether.map(({ name }) => name)).toEqual(['Luva']);
    expect(others.map(({ name }) => name)).toEqual(['Serra']);
  });

  // Spec: storefront 2.57, 9.7
  test('has others of its brand in stock where the store has no related products', async () => {
    const { page, requests } = setUp(formerStore);
    await page.load('furadeira');

    expect(requests.map(({ url }) => decodeURIComponent(url.pathname + url.search))).toEqual([
      '/api/public/products/furadeira/details?moeda_id=2',
      '/api/public/products/furadeira/related?moeda_id=2',
      '/api/public/products?per_page=12&order_by=tem_estoque,id&order=desc,desc&brand_id=3&moeda_id=2',
    ]);
    const { alike, sameBrand } = page.beside('furadeira');
    expect(alike).toEqual([]);
    expect(sameBrand.map(({ name }) => name)).toEqual(['Serra']);
  });

  // Spec: storefront 4.24
  test('of another address is never shown in its place', async () => {
    const { page } = setUp();
    await page.load('furadeira');
    expect(page.view('serra')).toEqual({ status: 'loading' });
    void page.load('serra');
    expect(page.view('serra')).toEqual({ status: 'loading' });
  });

  test('stays while it is asked for again, because it may have changed', async () => {
    const { page, clock } = setUp();
    await page.load('furadeira');
    await clock.advance(60_000);
    void page.load('furadeira');
    expect(page.view('furadeira')).toMatchObject({ status: 'shown' });
  });

  // Spec: storefront 4.22
  test('that there is not is missing, asked for once, and again on demand', async () => {
    const { page, requests } = setUp();
    expect(await page.load('nada')).toEqual({ kind: 'missing' });
    expect(page.view('nada')).toEqual({ status: 'missing' });
    await page.load('nada');
    const details = () => requests.filter(({ url }) => url.pathname.endsWith('/details'));
    expect(details()).toHaveLength(1);
    await page.retry('nada');
    expect(details()).toHaveLength(2);
  });

  // Spec: storefront 4.22, 4.23
  test('is asked for three times more after 2, 4 and 6 seconds, then has failed', async () => {
    let broken = true;
    const { page, clock, requests } = setUp((request) => (broken ? undefined : store(request)));
    const outcome = page.load('furadeira');
    await clock.advance(12_000);
    expect(await outcome).toEqual({ kind: 'failed' });
    expect(page.view('furadeira')).toEqual({ status: 'failed', error: { kind: 'offline' } });
    const details = requests.filter(({ url }) => url.pathname.endsWith('/details'));
    expect(details).toHaveLength(4);

    broken = false;
    expect(await page.retry('furadeira')).toEqual({ kind: 'shown' });
    expect(page.view('furadeira')).toMatchObject({ status: 'shown' });
  });

  test('is shown although related products can’t be loaded', async () => {
    const { page, clock } = setUp((request) =>
      request.url.pathname.endsWith('/related') ? undefined : store(request),
    );
    const outcome = page.load('furadeira');
    await clock.advance(12_000);
    expect(await outcome).toEqual({ kind: 'shown' });
    expect(page.view('furadeira').status).toBe('shown');
    expect(page.beside('furadeira').alike).toEqual([]);
  });

  test('without a brand asks for no others of it', async () => {
    const { page, requests } = setUp(({ url }) =>
      url.pathname.endsWith('/related') ? missing : ok(wireProduct({ marca: null })),
    );
    await page.load('furadeira');
    expect(requests).toHaveLength(2);
  });
});

describe('the quantity', () => {
  test.each([
    [1, 1],
    [99, 99],
    [100, 99],
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [Number.NaN, 1],
    [Infinity, 99],
  ])('%d is %d', (asked, quantity) => {
    expect(clampQuantity(asked)).toBe(quantity);
  });

  // Spec: storefront 5.2, 9.6
  test('is one of each product until another is set, between 1 and 99', () => {
    const { page } = setUp();
    expect(page.quantityOf('furadeira')).toBe(1);
    page.setQuantity('furadeira', 5);
    expect(page.quantityOf('furadeira')).toBe(5);
    expect(page.quantityOf('serra')).toBe(1);
    page.setQuantity('serra', 100);
    expect(page.quantityOf('serra')).toBe(99);
    expect(page.quantityOf('furadeira')).toBe(1);
  });

  test('stays while its product is loaded again, and another is prefetched', async () => {
    const { page } = setUp();
    await page.load('furadeira');
    page.setQuantity('furadeira', 5);
    await page.load('furadeira');
    await page.load('serra');
    expect(page.quantityOf('furadeira')).toBe(5);
  });
});
