import { describe, expect, test } from 'vitest';
import { ok, settle, type Respond } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { wireProduct, wireStart } from '../testing/samples.ts';
import { allProducts, productListOf } from './index.ts';

/** A store with 45 products, the nth on a page named after it. */
const store: Respond = ({ url }) => {
  if (url.pathname === '/api/public/start') return ok(wireStart());
  const page = Number(url.searchParams.get('page'));
  return ok({ data: [wireProduct({ id: page, nome: `On page ${page}` })], total: 45 });
};

function setUp(respond: Respond = store) {
  const opened = openShop(respond);
  const asked = () =>
    opened.requests
      .filter(({ url }) => url.pathname === '/api/public/products')
      .map(({ url }) => decodeURIComponent(url.search));
  return { ...opened, list: productListOf(opened.shop), asked };
}

const names = (view: { products: readonly { name: string }[] }) =>
  view.products.map(({ name }) => name);

describe('loading', () => {
  test('asks for a page of twenty, what is in stock first, newest first', async () => {
    const { list, asked } = setUp();
    expect(list.view(allProducts)).toMatchObject({ status: 'loading', products: [], pageCount: 0 });

    expect(await list.load(allProducts)).toEqual({ kind: 'shown' });

    expect(asked()).toEqual([
      '?per_page=20&page=1&order_by=tem_estoque,id&order=desc,desc&moeda_id=2',
    ]);
    expect(list.view(allProducts)).toMatchObject({ status: 'ready', total: 45, pageCount: 3 });
  });

  test('asks for twelve on a narrow screen', async () => {
    const { list, asked } = setUp();
    await list.load(allProducts, 12);
    expect(asked()[0]).toContain('per_page=12');
    expect(list.view(allProducts, 12)).toMatchObject({ status: 'ready', pageCount: 4 });
    expect(list.view(allProducts)).toMatchObject({ status: 'loading' });
  });

  test('finds category and department by their slugs, and asks for the nearer one', async () => {
    const { list, asked } = setUp();
    const tools = { ...allProducts, category: 'ferramentas' };
    await list.load(tools);
    await list.load({ ...tools, department: 'serras', sort: 'priceAsc', brandIds: [3, 4] });

    expect(asked()).toEqual([
      '?per_page=20&page=1&order_by=tem_estoque,id&order=desc,desc&category_id=1&moeda_id=2',
      '?per_page=20&page=1&order_by=tem_estoque,valor_venda&order=desc,asc&department_id=12&brands_ids=3,4&moeda_id=2',
    ]);
    expect(list.placeOf({ ...tools, department: 'serras' })).toMatchObject({
      category: { name: 'Ferramentas' },
      department: { name: 'Serras' },
    });
  });

  test('does not ask again for a list that is returned to within a minute', async () => {
    const { list, clock, asked } = setUp();
    await list.load(allProducts);
    await clock.advance(59_999);
    await list.load(allProducts);
    expect(asked()).toHaveLength(1);
    await clock.advance(1);
    await list.load(allProducts);
    expect(asked()).toHaveLength(2);
  });
});

describe('what is shown', () => {
  test('while the next page loads is the page before', async () => {
    const { list } = setUp();
    await list.load(allProducts);
    const second = { ...allProducts, page: 2 };
    expect(list.view(second)).toMatchObject({ status: 'loading', pageCount: 3 });
    expect(names(list.view(second))).toEqual(['On page 1']);

    const loaded = list.load(second);
    expect(list.view(second).status).toBe('loading');
    await loaded;
    expect(names(list.view(second))).toEqual(['On page 2']);
  });

  test.each([{ category: 'ferramentas' }, { text: 'serra' }])(
    'while another list loads is nothing of this one: %j',
    async (change) => {
      const { list } = setUp();
      await list.load(allProducts);
      expect(list.view({ ...allProducts, ...change })).toMatchObject({
        status: 'loading',
        products: [],
        total: 0,
      });
    },
  );

  test('is the answer to the newest question, whichever comes last', async () => {
    const waiting: (() => void)[] = [];
    const { list } = setUp(async (request) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
      return store(request);
    });
    const second = { ...allProducts, page: 2 };
    void list.load(allProducts);
    void list.load(second);
    await settle();
    waiting[1]?.();
    await settle();
    waiting[0]?.();
    await settle();
    expect(names(list.view(second))).toEqual(['On page 2']);
    expect(list.view(allProducts).status).toBe('loading');
  });

  test('is empty when nothing matches', async () => {
    const { list } = setUp(() => ok({ data: [], total: 0 }));
    await list.load(allProducts);
    expect(list.view(allProducts)).toMatchObject({ status: 'ready', products: [], pageCount: 0 });
  });
});

describe('an address', () => {
  test('with an id belongs under the slug', async () => {
    const { list } = setUp();
    expect(await list.load({ ...allProducts, category: '1', page: 2 })).toEqual({
      kind: 'redirect',
      to: '/produtos/ferramentas?page=2',
    });
  });

  test('of no category is missing, and asks for no products', async () => {
    const { list, asked } = setUp();
    const query = { ...allProducts, category: 'nada' };
    expect(list.view(query).status).toBe('loading');
    expect(await list.load(query)).toEqual({ kind: 'missing' });
    expect(list.view(query).status).toBe('missing');
    expect(asked()).toEqual([]);
  });
});

describe('failing', () => {
  test('is said after three retries, and the products before stay', async () => {
    let broken = false;
    const { list, clock } = setUp((request) =>
      broken ? { status: 500, body: {} } : store(request),
    );
    await list.load(allProducts);
    broken = true;
    const second = { ...allProducts, page: 2 };
    const outcome = list.load(second);
    await clock.advance(2000 + 4000 + 6000);

    expect(await outcome).toEqual({ kind: 'failed' });
    expect(list.view(second)).toMatchObject({ status: 'failed', error: { kind: 'server' } });
    expect(names(list.view(second))).toEqual(['On page 1']);

    broken = false;
    expect(await list.retry(second)).toEqual({ kind: 'shown' });
    expect(names(list.view(second))).toEqual(['On page 2']);
  });

  test('to load the categories fails a list that names one, and is mended by a retry', async () => {
    let broken = true;
    const { list, clock } = setUp((request) =>
      broken && request.url.pathname === '/api/public/start' ? undefined : store(request),
    );
    const query = { ...allProducts, category: 'ferramentas' };
    const outcome = list.load(query);
    await clock.advance(12_000);
    expect(await outcome).toEqual({ kind: 'failed' });
    expect(list.view(query)).toMatchObject({ status: 'failed', error: { kind: 'offline' } });

    broken = false;
    await list.retry(query);
    expect(list.view(query).status).toBe('ready');
  });

  test('to load the categories does not matter to a list that names none', async () => {
    const { list } = setUp((request) =>
      request.url.pathname === '/api/public/start' ? undefined : store(request),
    );
    expect(await list.load(allProducts)).toEqual({ kind: 'shown' });
  });
});

test('the list is asked for anew in another currency', async () => {
  const { list, shop, asked } = setUp();
  shop.start();
  await list.load(allProducts);
  shop.session.signIn('secret', { name: 'Ana', kind: 'resident' });

  expect(list.view(allProducts)).toMatchObject({ status: 'loading', products: [] });
  await list.load(allProducts);
  expect(asked()[1]).toContain('&lang=es&moeda_id=3');
});
