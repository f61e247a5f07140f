import { endpoints } from '@ponte/contract/endpoints';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { wireBrands, wireCategories } from '../testing/samples.ts';
import { allProducts } from './list-query.ts';
import { matchSpecial, resolvePlace } from './resolve-place.ts';

const categories = v.parse(endpoints.listCategories.decode, wireCategories);
const [tools] = categories;
const brands = v.parse(endpoints.listBrands.decode, wireBrands);
const [araucaria] = brands;
const specialCategories = v.parse(endpoints.listCategories.decode, [
  { id: 21, slug: 'kits', name: 'Kits', departments: [{ id: 31, slug: 'casa', name: 'Casa' }] },
  { id: 22, slug: 'jogos', name: 'Jogos', departments: [{ id: 32, slug: 'allen', name: 'Allen' }] },
]);
const [kits] = specialCategories;
const catalogue = { brands, categories, specialCategories };

test('nothing named is everywhere, also before the categories are there', () => {
  expect(resolvePlace(allProducts, { brands: [], categories: [], specialCategories: [] })).toEqual({
    kind: 'found',
    place: { brand: null, category: null, department: null },
  });
});

test('slugs are found', () => {
  expect(resolvePlace({ ...allProducts, category: 'ferramentas' }, catalogue)).toEqual({
    kind: 'found',
    place: { brand: null, category: tools, department: null },
  });
  expect(
    resolvePlace({ ...allProducts, category: 'ferramentas', department: 'serras' }, catalogue),
  ).toEqual({
    kind: 'found',
    place: { brand: null, category: tools, department: tools?.departments[1] },
  });
});

// Spec: storefront 2.13
test.each([
  ['1', null, '/produtos/ferramentas?page=2'],
  ['1', '12', '/produtos/ferramentas/serras?page=2'],
  ['ferramentas', '11', '/produtos/ferramentas/furadeiras?page=2'],
])('an id belongs under its slug: %s/%s to %s', (category, department, to) => {
  const query = { ...allProducts, category, department, page: 2 };
  expect(resolvePlace(query, catalogue)).toEqual({ kind: 'redirect', to });
});

test.each([
  ['maquinas', null, '/produtos/ferramentas'],
  ['maquinas', 'serrotes', '/produtos/ferramentas/serras'],
  ['ferramentas', 'serrotes', '/produtos/ferramentas/serras'],
])('an earlier slug leads to the present one: %s/%s to %s', (category, department, to) => {
  const [merged] = v
    .parse(endpoints.listCategories.decode, [
      {
        id: 1,
        slug: 'ferramentas',
        slugs_anteriores: ['maquinas'],
        departments: [{ id: 12, slug: 'serras', slugs_anteriores: ['serrotes', 'serra'] }],
      },
    ])
    .map((one) => ({ ...catalogue, categories: [one] }));
  const query = { ...allProducts, category, department };
  expect(merged && resolvePlace(query, merged)).toEqual({ kind: 'redirect', to });
});

test('an earlier slug of a brand leads to the present one, unless another brand has it now', () => {
  const brand = (slug: string, former: readonly string[]) => ({
    id: 1,
    slug,
    slugs_anteriores: former,
  });
  const known = v.parse(endpoints.listBrands.decode, [
    brand('nova', ['velha', 'outra']),
    { ...brand('outra', []), id: 2 },
  ]);
  const at = (slug: string) =>
    resolvePlace({ ...allProducts, list: 'brand', brand: slug }, { ...catalogue, brands: known });

  expect(at('velha')).toEqual({ kind: 'redirect', to: '/marca/nova' });
  expect(at('outra')).toMatchObject({ kind: 'found', place: { brand: { id: 2 } } });
});

test.each([
  ['nada', null],
  ['99', null],
  ['ferramentas', 'nada'],
  ['ferramentas', '99'],
  // A department of another category.
  ['iluminacao', 'serras'],
])('what there is not is missing: %s/%s', (category, department) => {
  expect(resolvePlace({ ...allProducts, category, department }, catalogue)).toEqual({
    kind: 'missing',
    what: 'category',
  });
});

test('a slug made of digits is a slug before it is an id', () => {
  const numbered = [{ ...categories[0], id: 5, slug: '2', departments: [] }, ...categories];
  const typed = v.parse(endpoints.listCategories.decode, numbered);
  expect(
    resolvePlace({ ...allProducts, category: '2' }, { ...catalogue, categories: typed }),
  ).toMatchObject({
    kind: 'found',
    place: { category: { id: 5 } },
  });
});

// Spec: storefront 2.7
test.each([
  ['araucaria', null, { brand: araucaria, category: null }],
  ['araucaria', 'ferramentas', { brand: araucaria, category: tools }],
])('a brand’s page is found: %s/%s', (brand, category, place) => {
  expect(resolvePlace({ ...allProducts, list: 'brand', brand, category }, catalogue)).toEqual({
    kind: 'found',
    place: { ...place, department: null },
  });
});

// Spec: storefront 2.13
test.each([
  ['3', null, '/marca/araucaria'],
  ['3', '1', '/marca/araucaria/ferramentas'],
])('a brand’s id belongs under its slug: %s/%s to %s', (brand, category, to) => {
  expect(resolvePlace({ ...allProducts, list: 'brand', brand, category }, catalogue)).toEqual({
    kind: 'redirect',
    to,
  });
});

// Spec: storefront 8.4
test.each([
  ['nada', null, 'brand'],
  ['99', null, 'brand'],
  ['araucaria', 'nada', 'category'],
])('a brand or category that there is not is missing: %s/%s', (brand, category, what) => {
  expect(resolvePlace({ ...allProducts, list: 'brand', brand, category }, catalogue)).toEqual({
    kind: 'missing',
    what,
  });
});

// Spec: storefront 2.8
// Spec: decision 15, 33
test.each([
  [['araucaria'], { brand: araucaria }],
  [['kits'], { category: kits }],
  [['kits', 'casa'], { category: kits, department: kits?.departments[0] }],
  [['araucaria', 'kits'], { brand: araucaria, category: kits }],
  [
    ['araucaria', 'kits', 'casa'],
    { brand: araucaria, category: kits, department: kits?.departments[0] },
  ],
  [['3', '21', '31'], { brand: araucaria, category: kits, department: kits?.departments[0] }],
])('the parts %j of a special listing are matched in their order', (parts, place) => {
  expect(matchSpecial(parts, catalogue)).toEqual({
    brand: null,
    category: null,
    department: null,
    ...place,
  });
});

// Spec: storefront 2.8
// Spec: decision 33
test.each([
  [['nada']],
  // An ordinary category is none of the special ones.
  [['ferramentas']],
  // A department says nothing without its category.
  [['casa']],
  [['araucaria', 'casa']],
  [['kits', 'allen']],
  // Each at most once, and in this order.
  [['araucaria', 'araucaria']],
  [['kits', 'araucaria']],
  [['kits', 'jogos']],
  [['kits', 'casa', 'casa']],
])('the parts %j of a special listing name nothing', (parts) => {
  expect(matchSpecial(parts, catalogue)).toBeNull();
});

test('a special listing that names nothing is its first category’s, for now', () => {
  const query = { ...allProducts, list: 'special' } as const;
  expect(resolvePlace(query, catalogue)).toEqual({
    kind: 'redirect',
    to: '/especial/kits',
    temporary: true,
  });
  expect(resolvePlace(query, { ...catalogue, specialCategories: [] })).toMatchObject({
    kind: 'missing',
  });
});

test('ids of a special listing belong under slugs', () => {
  const query = { ...allProducts, list: 'special', brand: '21', category: '31' } as const;
  expect(resolvePlace(query, catalogue)).toEqual({ kind: 'redirect', to: '/especial/kits/casa' });
});
