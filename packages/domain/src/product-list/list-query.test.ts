import { endpoints } from '@ponte/contract/endpoints';
import { listProductsQuery } from '@ponte/contract/products';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  allProducts,
  countFilters,
  listAddress,
  pageCountOf,
  readListQuery,
  sortOptions,
  withFilters,
  withCategory,
  withDepartment,
  withPage,
  withSort,
  withText,
  type ListQuery,
} from './list-query.ts';

/** The query of an address within the site. */
function read(address: string): ListQuery {
  const url = new URL(address, 'https://br.ponte.example');
  const { pathname, searchParams } = url;
  const [root, ...parts] = pathname.split('/').slice(1).map(decodeURIComponent);
  const [brand, category, department] = root === 'produtos' ? [undefined, ...parts] : parts;
  return readListQuery({ pathname, params: { brand, category, department }, searchParams });
}

describe('an address', () => {
  // Spec: storefront 2.3, 2.7, 7.11
  test.each<[string, Partial<ListQuery>]>([
    ['/produtos', {}],
    ['/produtos?text=%20serra%20', { text: 'serra' }],
    ['/produtos?order=codigo_desc', { sort: 'newest' }],
    ['/produtos?order=nome_asc', {}],
    ['/produtos?sort=valor_venda:asc', { sort: 'priceAscending' }],
    ['/produtos?sort=valor_venda%3Adesc', { sort: 'priceDescending' }],
    ['/produtos?sort=nome:asc', { sort: 'nameAscending' }],
    ['/produtos?sort=nome:desc&order=codigo_desc', { sort: 'nameDescending' }],
    ['/produtos?sort=constructor', {}],
    ['/produtos?page=3', { page: 3 }],
    ['/produtos?page=0', {}],
    ['/produtos?page=-1', {}],
    ['/produtos?page=1e3', {}],
    ['/produtos?page=99999999', {}],
    ['/produtos?brandSlug=4,3,4', { brandIds: [4, 3] }],
    ['/produtos?brandSlug=4&brandSlug=3', { brandIds: [4, 3] }],
    ['/produtos?page=3&per_page=12', { page: 3, perPage: 12 }],
    ['/produtos?page=3&per_page=100', { page: 3 }],
    ['/produtos?page=3&pages=2', { page: 3, pages: 2 }],
    ['/produtos?page=3&pages=5', { page: 3, pages: 3 }],
    ['/produtos?page=30&pages=30', { page: 30, pages: 8 }],
    ['/produtos?brandSlug=4,bosch,,0,%3Cscript%3E', { brandIds: [4] }],
    ['/produtos?f=tensao:220-v&f=material:aco', { facets: ['material:aco', 'tensao:220-v'] }],
    ['/produtos?f=tensao:220-v,tensao:127-v', { facets: ['tensao:127-v', 'tensao:220-v'] }],
    [
      '/produtos?f=tensao:220-v&f=tensao:220-v&f=tensao&f=a:b:c&f=%3Ca%3E:b',
      { facets: ['tensao:220-v'] },
    ],
    ['/produtos?preco_min=1.500&preco_max=150000', { priceFrom: '1500', priceTo: '150000' }],
    ['/produtos?preco_min=1.500,50', { priceFrom: '1500.50' }],
    ['/produtos?preco_min=%201.500.000%20', { priceFrom: '1500000' }],
    ['/produtos?preco_min=12,5&preco_max=0020.00', { priceFrom: '12.50', priceTo: '20' }],
    ['/produtos?preco_min=90&preco_max=10', { priceFrom: '10', priceTo: '90' }],
    ['/produtos?preco_min=0&preco_max=-5', {}],
    ['/produtos?preco_min=1e3&preco_max=12345678901', {}],
    ['/produtos?preco_min=&preco_max=1.50.0', {}],
    ['/produtos?estoque=1', { inStockOnly: true }],
    ['/produtos?estoque=sim', {}],
    ['/produtos?valores=todos', { allValues: true }],
    ['/produtos/ferramentas', { category: 'ferramentas' }],
    ['/produtos/ferramentas/serras', { category: 'ferramentas', department: 'serras' }],
    ['/marca/bosch', { list: 'brand', brand: 'bosch' }],
    ['/MARCA/bosch', { list: 'brand', brand: 'bosch' }],
    ['/marca/bosch/serras?page=2', { list: 'brand', brand: 'bosch', category: 'serras', page: 2 }],
    ['/marca/bosch?categoria=serras', { list: 'brand', brand: 'bosch', category: 'serras' }],
    ['/especial', { list: 'special' }],
    ['/especial/kits/casa', { list: 'special', brand: 'kits', category: 'casa' }],
  ])('%s asks for %j', (address, query) => {
    expect(read(address)).toEqual({ ...allProducts, ...query });
  });

  test('of more brands than the store can be asked about stands for the first of them', () => {
    const ids = Array.from({ length: 3000 }, (_, index) => 999_990_000 + index);

    const { brandIds } = read(`/produtos?brandSlug=${ids.join(',')}`);

    expect(brandIds).toEqual(ids.slice(0, 100));
    expect(v.is(listProductsQuery, { brands_ids: brandIds.join(',') })).toBe(true);
  });

  test('of more facets than the store can be asked about stands for the first of them', () => {
    const many = (value: string) =>
      Array.from(
        { length: 60 },
        (_, at) => `${value}${at % 12}${'y'.repeat(56)}:${at}${'x'.repeat(58)}`,
      );
    for (const parts of [many('a'), many('a').map((part) => `x:${part.split(':')[1]}`)]) {
      const query = read(`/produtos?f=${parts.join(',')}`);
      const { filtros } = endpoints.listFacets.encode({ facets: query.facets }).query;
      expect(query.facets.length).toBeGreaterThan(9);
      expect(v.is(listProductsQuery, { filtros })).toBe(true);
    }
  });

  // Spec: storefront 2.3
  test.each<[Partial<ListQuery>, string]>([
    [{}, '/produtos'],
    [{ page: 1, brandIds: [] }, '/produtos'],
    [{ sort: 'newest' }, '/produtos?order=codigo_desc'],
    [{ sort: 'priceAscending', page: 2 }, '/produtos?sort=valor_venda:asc&page=2'],
    [{ page: 3, pages: 2, perPage: 12 }, '/produtos?page=3&pages=2&per_page=12'],
    [{ pages: 4 }, '/produtos'],
    [{ brandIds: [3, 4] }, '/produtos?brandSlug=3,4'],
    [
      { facets: ['material:aco', 'tensao:220-v'], priceFrom: '10.50', inStockOnly: true, page: 2 },
      '/produtos?f=material:aco&f=tensao:220-v&preco_min=10.50&estoque=1&page=2',
    ],
    [{ list: 'brand', brand: 'bosch', sort: 'nameAscending' }, '/marca/bosch?sort=nome:asc'],
    [{ list: 'special', category: 'kits', department: 'casa' }, '/especial/kits/casa'],
    [{ text: 'serra & cia' }, '/produtos?text=serra+%26+cia'],
    [{ category: 'iluminação', department: 'a/b' }, '/produtos/ilumina%C3%A7%C3%A3o/a%2Fb'],
  ])('of %j is %s', (query, address) => {
    expect(listAddress({ ...allProducts, ...query })).toBe(address);
  });

  test('is read as the query that it was written from', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map((value) => value.trim());
    const slug = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
    const facet = fc.tuple(slug, slug).map((parts) => parts.join(':'));
    const price = fc.integer({ min: 1, max: 999_999_999_999 }).map((cents) => cents / 100);
    const amount = (value: number | null) =>
      value === null ? null : value.toFixed(2).replace(/\.00$/, '');
    const prices = fc.tuple(fc.option(price), fc.option(price)).map(([one, other]) => {
      const [from, to] =
        one === null || other === null || one <= other
          ? ([one, other] as const)
          : ([other, one] as const);
      return { priceFrom: amount(from), priceTo: amount(to) };
    });
    fc.assert(
      fc.property(
        fc.record({
          category: fc.option(slug),
          text,
          sort: fc.constantFrom('newest' as const, ...sortOptions.map(({ sort }) => sort)),
          brandIds: fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 4 }),
          facets: fc.uniqueArray(facet, { maxLength: 5 }).map((all) => all.toSorted()),
          inStockOnly: fc.boolean(),
          allValues: fc.boolean(),
          page: fc.integer({ min: 8, max: 999_999 }),
          pages: fc.integer({ min: 1, max: 8 }),
          perPage: fc.constantFrom(12, 20),
        }),
        fc.option(slug),
        prices,
        (query, department, range) => {
          const whole = {
            ...allProducts,
            ...query,
            ...range,
            department: query.category === null ? null : department,
          };
          expect(read(listAddress(whole))).toEqual(whole);
        },
      ),
    );
  });
});

describe('changing what is asked for', () => {
  const query: ListQuery = {
    ...allProducts,
    category: 'ferramentas',
    department: 'serras',
    sort: 'priceAscending',
    brandIds: [3],
    page: 4,
  };

  // Spec: storefront 4.27
  test('goes to the first page with another sort', () => {
    expect(withSort(query, 'nameDescending')).toEqual({
      ...query,
      sort: 'nameDescending',
      page: 1,
    });
  });

  // Spec: storefront 4.26
  test('searches everywhere with a text', () => {
    expect(withText(query, ' broca ')).toEqual({
      ...allProducts,
      sort: 'priceAscending',
      text: 'broca',
    });
  });

  // Spec: storefront 4.26
  test('leaves department, brands and text behind with another category', () => {
    expect(withCategory({ ...query, text: 'a' }, 'iluminacao')).toEqual({
      ...allProducts,
      sort: 'priceAscending',
      category: 'iluminacao',
    });
  });

  // Spec: storefront 4.28
  test('clears the filters and goes to the first page with another department', () => {
    expect(withDepartment({ ...query, facets: ['a:b'], inStockOnly: true }, null)).toEqual({
      ...query,
      department: null,
      brandIds: [],
      page: 1,
    });
  });

  // Spec: storefront 2.42, 4.28
  test('takes brands in or out and goes to the first page', () => {
    expect(withFilters(query, { brandIds: [3, 4] })).toEqual({
      ...query,
      brandIds: [3, 4],
      page: 1,
    });
    expect(withFilters(query, { brandIds: [] })).toEqual({ ...query, brandIds: [], page: 1 });
  });

  test('goes to the first page as every screen has it', () => {
    const phone = { ...query, pages: 3, perPage: 12 };
    const first = { ...query, page: 1 };
    expect(withSort(phone, 'nameDescending')).toEqual({ ...first, sort: 'nameDescending' });
    expect(withFilters(phone, { brandIds: [] })).toEqual({ ...first, brandIds: [] });
  });

  // Spec: storefront 5.4
  test.each([0, -1, 6, 2.5, Number.NaN])('ignores page %d of five', (page) => {
    expect(withPage(query, page, 5)).toBe(query);
  });

  test('goes to a page that there is', () => {
    expect(withPage({ ...query, pages: 2 }, 5, 5)).toEqual({ ...query, page: 5 });
  });
});

test('counts each value that narrows a list, and a price range once', () => {
  expect(countFilters(allProducts)).toBe(0);
  const filters = { brandIds: [3, 4], facets: ['a:b'], priceFrom: '1', priceTo: '2' };
  expect(countFilters({ ...filters, inStockOnly: true })).toBe(5);
});

test.each([
  [0, 20, 0],
  [1, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [2000, 12, 167],
])('%i products at %i a page fill %i pages', (total, perPage, pages) => {
  expect(pageCountOf(total, perPage)).toBe(pages);
});
