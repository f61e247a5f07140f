import { listProductsQuery } from '@ponte/contract/products';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  allProducts,
  listAddress,
  pageCountOf,
  readListQuery,
  sortOptions,
  withBrands,
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

  test.each<[Partial<ListQuery>, string]>([
    [{}, '/produtos'],
    [{ page: 1, brandIds: [] }, '/produtos'],
    [{ sort: 'newest' }, '/produtos?order=codigo_desc'],
    [{ sort: 'priceAscending', page: 2 }, '/produtos?sort=valor_venda:asc&page=2'],
    [{ page: 3, pages: 2, perPage: 12 }, '/produtos?page=3&pages=2&per_page=12'],
    [{ pages: 4 }, '/produtos'],
    [{ brandIds: [3, 4] }, '/produtos?brandSlug=3,4'],
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
    fc.assert(
      fc.property(
        fc.record({
          category: fc.option(slug),
          text,
          sort: fc.constantFrom('newest' as const, ...sortOptions.map(({ sort }) => sort)),
          brandIds: fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 4 }),
          page: fc.integer({ min: 8, max: 999_999 }),
          pages: fc.integer({ min: 1, max: 8 }),
          perPage: fc.constantFrom(12, 20),
        }),
        fc.option(slug),
        (query, department) => {
          const whole = {
            ...allProducts,
            ...query,
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

  test('goes to the first page with another sort', () => {
    expect(withSort(query, 'nameDescending')).toEqual({
      ...query,
      sort: 'nameDescending',
      page: 1,
    });
  });

  test('searches everywhere with a text', () => {
    expect(withText(query, ' broca ')).toEqual({
      ...allProducts,
      sort: 'priceAscending',
      text: 'broca',
    });
  });

  test('leaves department, brands and text behind with another category', () => {
    expect(withCategory({ ...query, text: 'a' }, 'iluminacao')).toEqual({
      ...allProducts,
      sort: 'priceAscending',
      category: 'iluminacao',
    });
  });

  test('clears the brands and goes to the first page with another department', () => {
    expect(withDepartment(query, null)).toEqual({
      ...query,
      department: null,
      brandIds: [],
      page: 1,
    });
  });

  test('takes brands in or out and goes to the first page', () => {
    expect(withBrands(query, [3, 4])).toEqual({ ...query, brandIds: [3, 4], page: 1 });
    expect(withBrands(query, [])).toEqual({ ...query, brandIds: [], page: 1 });
  });

  test('goes to the first page as every screen has it', () => {
    const phone = { ...query, pages: 3, perPage: 12 };
    const first = { ...query, page: 1 };
    expect(withSort(phone, 'nameDescending')).toEqual({ ...first, sort: 'nameDescending' });
    expect(withBrands(phone, [])).toEqual({ ...first, brandIds: [] });
  });

  test.each([0, -1, 6, 2.5, Number.NaN])('ignores page %d of five', (page) => {
    expect(withPage(query, page, 5)).toBe(query);
  });

  test('goes to a page that there is', () => {
    expect(withPage({ ...query, pages: 2 }, 5, 5)).toEqual({ ...query, page: 5 });
  });
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
