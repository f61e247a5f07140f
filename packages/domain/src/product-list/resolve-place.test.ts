import * as v from 'valibot';
import { expect, test } from 'vitest';
import { wireCategories } from '../testing/samples.ts';
import { categoriesAnswer } from '../wire/catalogue.ts';
import { allProducts } from './list-query.ts';
import { resolvePlace } from './resolve-place.ts';

const categories = v.parse(categoriesAnswer, wireCategories);
const [tools] = categories;

test('nothing named is everywhere, also before the categories are there', () => {
  expect(resolvePlace(allProducts, [])).toEqual({
    kind: 'found',
    place: { category: null, department: null },
  });
});

test('slugs are found', () => {
  expect(resolvePlace({ ...allProducts, category: 'ferramentas' }, categories)).toEqual({
    kind: 'found',
    place: { category: tools, department: null },
  });
  expect(
    resolvePlace({ ...allProducts, category: 'ferramentas', department: 'serras' }, categories),
  ).toEqual({ kind: 'found', place: { category: tools, department: tools?.departments[1] } });
});

test.each([
  ['1', null, '/produtos/ferramentas?page=2'],
  ['1', '12', '/produtos/ferramentas/serras?page=2'],
  ['ferramentas', '11', '/produtos/ferramentas/furadeiras?page=2'],
])('an id belongs under its slug: %s/%s to %s', (category, department, to) => {
  const query = { ...allProducts, category, department, page: 2 };
  expect(resolvePlace(query, categories)).toEqual({ kind: 'redirect', to });
});

test.each([
  ['nada', null],
  ['99', null],
  ['ferramentas', 'nada'],
  ['ferramentas', '99'],
  // A department of another category.
  ['iluminacao', 'serras'],
])('what there is not is missing: %s/%s', (category, department) => {
  expect(resolvePlace({ ...allProducts, category, department }, categories)).toEqual({
    kind: 'missing',
  });
});

test('a slug made of digits is a slug before it is an id', () => {
  const numbered = [{ ...categories[0], id: 5, slug: '2', departments: [] }, ...categories];
  const typed = v.parse(categoriesAnswer, numbered);
  expect(resolvePlace({ ...allProducts, category: '2' }, typed)).toMatchObject({
    kind: 'found',
    place: { category: { id: 5 } },
  });
});
