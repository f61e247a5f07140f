import { describe, expect, test } from 'vitest';
import { ok, type Respond } from '../testing/index.ts';
import { names, openProductList, store } from '../testing/open-product-list.ts';
import { openShop } from '../testing/open-shop.ts';
import { wireStart } from '../testing/samples.ts';
import { allProducts, productListOf, type ListQuery } from './index.ts';

describe('loading', () => {
  // Spec: storefront 7.13, 9.5
  test('asks for a page of twenty, what is in stock first, newest first', async () => {
    const { list, asked } = openProductList();
    expect(list.view(allProducts)).toMatchObject({ status: 'loading', products: [], pageCount: 0 });

    expect(await list.load(allProducts)).toEqual({ kind: 'shown' });

    expect(asked()).toEqual([
      '?per_page=20&page=1&order_by=tem_estoque,id&order=desc,desc&moeda_id=2',
    ]);
    expect(list.view(allProducts)).toMatchObject({ status: 'ready', total: 45, pageCount: 3 });
  });

  // Spec: decision 44
  test('asks for no order of a search, so that it comes by relevance, until one is chosen', async () => {
    const { list, asked } = openProductList();
    const search = { ...allProducts, text: 'serra' };
    await list.load(search);
    await list.load({ ...search, sort: 'priceAscending' });

    expect(asked()).toEqual([
      '?per_page=20&page=1&text=serra&all_products=1&moeda_id=2',
      '?per_page=20&page=1&order_by=tem_estoque,valor_venda&order=desc,asc&text=serra&all_products=1&moeda_id=2',
    ]);
  });

  test('reports how the store read the text, where it says so', async () => {
    const busca = {
      sem_resultado: ['xyzzy'],
      corrigido: [{ de: 'fudareira', para: 'furadeira' }],
      entendido: 'furadeira',
    };
    const { list } = openProductList((request) =>
      request.url.searchParams.get('text') === 'fudareira xyzzy'
        ? ok({ data: [], total: 0, busca })
        : store(request),
    );
    const misread = { ...allProducts, text: 'fudareira xyzzy' };
    const plain = { ...allProducts, text: 'serra' };
    await list.load(misread);
    expect(list.view(misread).reading).toEqual({
      understood: 'furadeira',
      unknown: ['xyzzy'],
      missingMeasures: [],
      measuresApart: [],
      corrected: [{ from: 'fudareira', to: 'furadeira' }],
    });
    await list.load(plain);
    expect(list.view(plain).reading).toBeUndefined();
  });

  test('reports a measure that no product has, and puts the nearest ones first', async () => {
    const busca = {
      sem_resultado: [],
      medidas_proximas: ['1/4'],
      medidas_separadas: ['6 mm', '200 mm'],
      corrigido: [],
      entendido: 'broca',
    };
    const { list } = openProductList((request) =>
      request.url.searchParams.has('text') ? ok({ data: [], total: 0, busca }) : store(request),
    );
    const drill = { ...allProducts, text: 'broca 1/4' };
    await list.load(drill);
    expect(list.view(drill).reading).toMatchObject({
      understood: 'broca',
      missingMeasures: ['1/4'],
      measuresApart: ['6 mm', '200 mm'],
    });
  });

  // Spec: storefront 7.13
  test('asks for twelve on a narrow screen', async () => {
    const { list, asked } = openProductList();
    const narrow = { ...allProducts, perPage: 12 };
    await list.load(narrow);
    expect(asked()[0]).toContain('per_page=12');
    expect(list.view(narrow)).toMatchObject({ status: 'ready', pageCount: 4 });
    expect(list.view(allProducts)).toMatchObject({ status: 'loading' });
  });

  // Spec: storefront 2.4
  test('finds category and department by their slugs, and asks for the nearer one', async () => {
    const { list, asked } = openProductList();
    const tools = { ...allProducts, category: 'ferramentas' };
    await list.load(tools);
    await list.load({ ...tools, department: 'serras', sort: 'priceAscending', brandIds: [3, 4] });

    expect(asked()).toEqual([
      '?per_page=20&page=1&order_by=tem_estoque,id&order=desc,desc&category_id=1&moeda_id=2',
      '?per_page=20&page=1&order_by=tem_estoque,valor_venda&order=desc,asc&department_id=12&brands_ids=3,4&moeda_id=2',
    ]);
    expect(list.placeOf({ ...tools, department: 'serras' })).toMatchObject({
      category: { name: 'Ferramentas' },
      department: { name: 'Serras' },
    });
  });

  test('refuses a search of 201 characters without asking for it', async () => {
    const { list, asked } = openProductList();
    const longest = { ...allProducts, text: 'x'.repeat(200) };
    const longer = { ...allProducts, text: 'x'.repeat(201) };

    expect(await list.load(longest)).toEqual({ kind: 'shown' });
    expect(await list.load(longer)).toEqual({ kind: 'refused' });
    expect(list.view(longer)).toMatchObject({ status: 'tooLong', products: [] });
    expect(asked()).toHaveLength(1);
  });

  test.each([
    [{ category: 'ferramentas', department: 'serras' }, 'ready'],
    [{ category: 'nada' }, 'missing'],
    [{ list: 'brand', brand: 'araucaria' }, 'ready'],
    [{ brandIds: [3, 99] }, 'ready'],
  ] as const)('of a page stands without the start data: %j', async (change, status) => {
    const query = { ...allProducts, ...change };
    const server = openProductList();
    await server.shop.startData.load();
    await server.list.load(query);
    const { shop, requests } = openShop(store, {
      shop: { snapshot: JSON.parse(JSON.stringify(server.shop.pageSnapshot())) },
    });
    const list = productListOf(shop);

    expect(list.view(query)).toEqual(server.list.view(query));
    expect(list.view(query).status).toBe(status);
    expect(list.placeOf(query)).toEqual(server.list.placeOf(query));
    expect(list.chosenBrandsOf(query)).toEqual(server.list.chosenBrandsOf(query));
    await list.load(query);
    expect(requests).toEqual([]);
    const other = { ...allProducts, category: 'outra' };
    expect(list.view(other).status).toBe('loading');
    expect(await list.load(other)).toEqual({ kind: 'missing' });
  });

  test.each([
    [{ department: 'serras' }, true],
    [{ sort: 'priceAscending', page: 2 }, true],
    [{ category: 'outra' }, false],
    [{ list: 'special' }, false],
  ] as const)(
    'of a page leads to %j of its place without the start data',
    async (change, found) => {
      const query = { ...allProducts, category: 'ferramentas' };
      const server = openProductList();
      await server.shop.startData.load();
      await server.list.load(query);
      const { shop, requests } = openShop(store, {
        shop: { snapshot: JSON.parse(JSON.stringify(server.shop.pageSnapshot())) },
      });
      const list = productListOf(shop);
      const next = { ...query, ...change };

      const { category, department } = list.placeOf(next);
      expect(category?.slug).toBe(found ? 'ferramentas' : undefined);
      expect(department?.slug).toBe(next.department ?? undefined);
      await list.load(next);
      expect(requests.some(({ url }) => url.pathname === '/api/public/start')).toBe(!found);
    },
  );

  test('names the brands of its filter once they are known, and waits for none', async () => {
    const { list, shop, asked, requests } = openProductList();
    const filtered = { ...allProducts, brandIds: [3, 99] };
    await list.load(filtered);
    expect(requests).toHaveLength(asked().length);
    expect(list.chosenBrandsOf(filtered)).toEqual([]);

    await shop.startData.load();
    expect(list.chosenBrandsOf(filtered)).toEqual([{ id: 3, name: 'Araucária' }]);
  });

  test('does not ask again for a list that is returned to within a minute', async () => {
    const { list, clock, asked } = openProductList();
    await list.load(allProducts);
    await clock.advance(59_999);
    await list.load(allProducts);
    expect(asked()).toHaveLength(1);
    await clock.advance(1);
    await list.load(allProducts);
    expect(asked()).toHaveLength(2);
  });
});

describe('an address', () => {
  test('with an id belongs under the slug', async () => {
    const { list } = openProductList();
    expect(await list.load({ ...allProducts, category: '1', page: 2 })).toEqual({
      kind: 'redirect',
      to: '/produtos/ferramentas?page=2',
    });
  });

  test('of no category is missing, and asks for no products', async () => {
    const { list, asked } = openProductList();
    const query = { ...allProducts, category: 'nada' };
    expect(list.view(query).status).toBe('loading');
    expect(await list.load(query)).toEqual({ kind: 'missing' });
    expect(list.view(query).status).toBe('missing');
    expect(asked()).toEqual([]);
  });
});

describe('a separate list', () => {
  const special = [
    { id: 21, slug: 'kits', name: 'Kits', departments: [{ id: 31, slug: 'casa', name: 'Casa' }] },
  ];
  const respond: Respond = (request) =>
    request.url.pathname === '/api/public/start'
      ? ok(wireStart({ categories_special: special }))
      : store(request);

  // Spec: storefront 2.8, 2.48
  test.each([
    [{ list: 'brand', brand: 'araucaria' }, '&brand_id=3&'],
    [{ list: 'brand', brand: 'araucaria', category: 'ferramentas' }, '&category_id=1&brand_id=3&'],
    [{ list: 'special', brand: 'kits' }, '&category_id=21&'],
    [{ list: 'special', brand: 'araucaria', category: 'kits' }, '&category_id=21&brand_id=3&'],
    [{ list: 'special', brand: 'kits', category: 'casa' }, '&department_id=31&'],
  ] as const)('%j asks for the products of its place', async (change, asks) => {
    const { list, asked } = openProductList(respond);
    expect(await list.load({ ...allProducts, ...change })).toEqual({ kind: 'shown' });
    expect(asked()[0]).toContain(asks);
  });

  test('leads to the shop’s categories, or to the special ones', async () => {
    const { list, shop } = openProductList(respond);
    await shop.startData.load();
    const names = (query: ListQuery) => list.categoriesOf(query).map(({ name }) => name);
    expect(names(allProducts)).toEqual(['Ferramentas', 'Iluminação']);
    expect(names({ ...allProducts, list: 'special', brand: 'araucaria' })).toEqual(['Kits']);
  });

  // Spec: storefront 8.4
  test('says what is missing', async () => {
    const { list } = openProductList(respond);
    const query = { ...allProducts, list: 'brand', brand: 'nada' } as const;
    expect(await list.load(query)).toEqual({ kind: 'missing' });
    expect(list.view(query)).toMatchObject({ status: 'missing', missing: 'brand' });
  });
});

describe('failing', () => {
  // Spec: storefront 8.3
  test('is said after three retries, and the products before stay', async () => {
    let broken = false;
    const { list, clock } = openProductList((request) =>
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

  // Spec: storefront 4.29
  test('to load the categories fails a list that names one, and is mended by a retry', async () => {
    let broken = true;
    const { list, clock } = openProductList((request) =>
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
    const { list } = openProductList((request) =>
      request.url.pathname === '/api/public/start' ? undefined : store(request),
    );
    expect(await list.load(allProducts)).toEqual({ kind: 'shown' });
  });
});

test('the list is loaded again in another currency', async () => {
  const { list, shop, asked } = openProductList();
  shop.start();
  await list.load(allProducts);
  shop.session.signIn('secret', { id: '1', name: 'Ana', kind: 'resident' });

  expect(list.view(allProducts)).toMatchObject({ status: 'loading', products: [] });
  await list.load(allProducts);
  expect(asked()[1]).toContain('&lang=es&moeda_id=3');
});
