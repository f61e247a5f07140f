import { allProducts, listAddress, type ListQuery } from '@ponte/domain/product-list';
import { expect, it } from 'vitest';
import { brandChoices, valuesOf, withValues } from './filters.ts';

const brands = [3, 4, 5].map((id) => ({ id, name: `No. ${id}` }));

it('offers every brand that is known while they are not counted', () => {
  const offer = { counted: undefined, all: brands.slice(0, 2), chosen: brands.slice(1) };
  expect(brandChoices(offer)).toEqual([
    { value: '3', label: 'No. 3', count: undefined },
    { value: '4', label: 'No. 4', count: undefined },
    { value: '5', label: 'No. 5', count: undefined },
  ]);
});

// Spec: storefront 2.42
it('offers of counted brands those with products here, and those that are chosen', () => {
  const counted = [{ id: 3, name: 'No. 3', count: 12 }];
  const choices = brandChoices({ counted, all: brands, chosen: brands.slice(2) });
  expect(choices.map(({ label, count }) => [label, count])).toEqual([
    ['No. 3', 12],
    ['No. 5', 0],
  ]);
});

it('offers the brands of a store that does not count without a number', () => {
  const counted = [{ id: 3, name: 'No. 3', count: null }];
  expect(brandChoices({ counted, all: [], chosen: [] })).toEqual([
    { value: '3', label: 'No. 3', count: undefined },
  ]);
});

const query: ListQuery = {
  ...allProducts,
  category: 'ferramentas',
  brandIds: [3, 4],
  facets: ['material:aco', 'tensao:220-v'],
  priceFrom: '1500.50',
  inStockOnly: true,
  page: 4,
};

it('has a field of the form for every filter, which say the same list from its first page', () => {
  const values = valuesOf(query);
  expect(values).toEqual({
    brandSlug: ['3', '4'],
    f: ['material:aco', 'tensao:220-v'],
    preco_min: ['1500.50'],
    estoque: ['1'],
  });
  expect(withValues(query, values)).toEqual({ ...query, page: 1 });
});

it('goes to the list that the fields say, in amounts as people type them', () => {
  const values = { ...valuesOf(query), brandSlug: [], preco_min: ['1.200,5'], preco_max: ['800'] };
  expect(listAddress(withValues(query, values))).toBe(
    '/produtos/ferramentas?f=material:aco&f=tensao:220-v&preco_min=800&preco_max=1200.50&estoque=1',
  );
  expect(listAddress(withValues(query, {}))).toBe('/produtos/ferramentas');
});
