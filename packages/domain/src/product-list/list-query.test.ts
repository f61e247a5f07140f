import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allProducts,
  listAddress,
  pageCountOf,
  readListQuery,
  selectableSorts,
  toggleBrand,
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
  const [, , category, department] = url.pathname.split('/').map(decodeURIComponent);
  return readListQuery({ params: { category, department }, searchParams: url.searchParams });
}

describe('an address', () => {
  test.each<[string, Partial<ListQuery>]>([
    ['/produtos', {}],
    ['/produtos?text=%20serra%20', { text: 'serra' }],
    ['/produtos?order=codigo_desc', { sort: 'newest' }],
    ['/produtos?order=nome_asc', {}],
    ['/produtos?sort=valor_venda:asc', { sort: 'priceAsc' }],
    ['/produtos?sort=valor_venda%3Adesc', { sort: 'priceDesc' }],
    ['/produtos?sort=nome:asc', { sort: 'nameAsc' }],
    ['/produtos?sort=nome:desc&order=codigo_desc', { sort: 'nameDesc' }],
    ['/produtos?sort=constructor', {}],
    ['/produtos?page=3', { page: 3 }],
    ['/produtos?page=0', {}],
    ['/produtos?page=-1', {}],
    ['/produtos?page=1e3', {}],
    ['/produtos?page=99999999', {}],
    ['/produtos?brandSlug=4,3,4', { brandIds: [4, 3] }],
    ['/produtos?brandSlug=4,bosch,,0,%3Cscript%3E', { brandIds: [4] }],
    ['/produtos/ferramentas', { category: 'ferramentas' }],
    ['/produtos/ferramentas/serras', { category: 'ferramentas', department: 'serras' }],
  ])('%s asks for %j', (address, query) => {
    expect(read(address)).toEqual({ ...allProducts, ...query });
  });

  test.each<[Partial<ListQuery>, string]>([
    [{}, '/produtos'],
    [{ page: 1, brandIds: [] }, '/produtos'],
    [{ sort: 'newest' }, '/produtos?order=codigo_desc'],
    [{ sort: 'priceAsc', page: 2 }, '/produtos?sort=valor_venda:asc&page=2'],
    [{ brandIds: [3, 4] }, '/produtos?brandSlug=3,4'],
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
          sort: fc.constantFrom('newest' as const, ...selectableSorts),
          brandIds: fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 4 }),
          page: fc.integer({ min: 1, max: 999_999 }),
        }),
        fc.option(slug),
        (query, department) => {
          const whole = { ...query, department: query.category === null ? null : department };
          expect(read(listAddress(whole))).toEqual(whole);
        },
      ),
    );
  });
});

describe('changing what is asked for', () => {
  const query: ListQuery = {
    category: 'ferramentas',
    department: 'serras',
    text: '',
    sort: 'priceAsc',
    brandIds: [3],
    page: 4,
  };

  test('goes to the first page with another sort', () => {
    expect(withSort(query, 'nameDesc')).toEqual({ ...query, sort: 'nameDesc', page: 1 });
  });

  test('searches everywhere with a text', () => {
    expect(withText(query, ' broca ')).toEqual({ ...allProducts, sort: 'priceAsc', text: 'broca' });
  });

  test('leaves department, brands and text behind with another category', () => {
    expect(withCategory({ ...query, text: 'a' }, 'iluminacao')).toEqual({
      ...allProducts,
      sort: 'priceAsc',
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

  test('takes a brand in or out and goes to the first page', () => {
    expect(toggleBrand(query, 4)).toEqual({ ...query, brandIds: [3, 4], page: 1 });
    expect(toggleBrand(query, 3)).toEqual({ ...query, brandIds: [], page: 1 });
  });

  test.each([0, -1, 6, 2.5, Number.NaN])('ignores page %d of five', (page) => {
    expect(withPage(query, page, 5)).toBe(query);
  });

  test('goes to a page that there is', () => {
    expect(withPage(query, 5, 5)).toEqual({ ...query, page: 5 });
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
