import { describe, expect, test } from 'vitest';
import { ok, settle, type Respond } from '../testing/index.ts';
import { names, openProductList, store } from '../testing/open-product-list.ts';
import { wireProduct, wireStart } from '../testing/samples.ts';
import { allProducts } from './index.ts';

describe('showing more', () => {
  /** A store with 45 products, named by their position in the list. */
  const numbered: Respond = ({ url }) => {
    if (url.pathname === '/api/public/start') return ok(wireStart());
    const [page, perPage] = ['page', 'per_page'].map((name) => Number(url.searchParams.get(name)));
    const start = ((page ?? 1) - 1) * (perPage ?? 20);
    const ids = Array.from({ length: perPage ?? 20 }, (_, index) => start + index + 1);
    return ok({
      data: ids.filter((id) => id <= 45).map((id) => wireProduct({ id, nome: `No. ${id}` })),
      total: 45,
    });
  };
  const ids = (view: { products: readonly { id: number }[] }) => view.products.map(({ id }) => id);
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
  const second = { ...allProducts, page: 2, pages: 2, perPage: 12 };
  const third = { ...second, page: 3, pages: 3 };

  test('keeps what stands and asks only for what follows', async () => {
    const { list, asked } = openProductList(numbered);
    await list.load(allProducts);
    const loaded = list.load(second);
    expect(ids(list.view(second))).toEqual(upTo(20));
    await loaded;
    expect(ids(list.view(second))).toEqual(upTo(24));
    await list.load(third);

    expect(ids(list.view(third))).toEqual(upTo(36));
    expect(list.view(third)).toMatchObject({ status: 'ready', total: 45, pageCount: 4 });
    expect(asked().map((search) => /per_page=\d+&page=\d+/.exec(search)?.[0])).toEqual([
      'per_page=20&page=1',
      'per_page=12&page=2',
      'per_page=12&page=3',
    ]);
  });

  test('is restored from its address', async () => {
    const { list } = openProductList(numbered);
    await list.load({ ...third, page: 4 });
    expect(ids(list.view({ ...third, page: 4 }))).toEqual(upTo(45).slice(12));
  });

  test('loads all of it again once it is stale', async () => {
    const { list, clock, asked } = openProductList(numbered);
    await list.load(second);
    await clock.advance(60_000);
    await list.load(second);
    expect(asked()).toHaveLength(4);
  });

  test('begins again in another order', async () => {
    const { list } = openProductList(numbered);
    await list.load(second);
    const sorted = { ...third, sort: 'nameAscending' } as const;
    await list.load(sorted);
    expect(ids(list.view(sorted))).toEqual(upTo(36));
  });

  test('fails as a whole when one of its pages does', async () => {
    const { list } = openProductList((request) =>
      request.url.searchParams.get('page') === '3' ? { status: 404, body: {} } : numbered(request),
    );
    await list.load(second);
    expect(await list.load(third)).toEqual({ kind: 'missing' });
    expect(list.view(third)).toMatchObject({ status: 'failed' });
    expect(ids(list.view(third))).toEqual(upTo(24));
  });

  test('past the end is a page that there is not', async () => {
    const { list } = openProductList(numbered);
    const past = { ...allProducts, page: 9999 };
    expect(await list.load(past)).toEqual({ kind: 'missing' });
    expect(list.view(past)).toMatchObject({ status: 'ready', products: [], pageCount: 3 });
  });
});

describe('what is shown', () => {
  // Spec: storefront 4.25
  test('while the next page loads is the page before', async () => {
    const { list } = openProductList();
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
      const { list } = openProductList();
      await list.load(allProducts);
      expect(list.view({ ...allProducts, ...change })).toMatchObject({
        status: 'loading',
        products: [],
        total: 0,
      });
    },
  );

  test('is each address’s own, whichever comes last', async () => {
    const waiting: (() => void)[] = [];
    const { list } = openProductList(async (request) => {
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
    expect(names(list.view(allProducts))).toEqual(['On page 1']);
  });

  // Spec: storefront 2.45, 4.25
  test('is empty when nothing matches', async () => {
    const { list } = openProductList(() => ok({ data: [], total: 0 }));
    await list.load(allProducts);
    expect(list.view(allProducts)).toMatchObject({ status: 'ready', products: [], pageCount: 0 });
  });
});
