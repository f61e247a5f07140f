import { allProducts } from '@ponte/domain/product-list';
import { expect, it } from 'vitest';
import { brandChoices, brandsHref, chosenBrands } from './filters.ts';

const brands = [3, 4, 5].map((id) => ({ id, name: `No. ${id}` }));

it('offers every brand that is known while they are not counted', () => {
  const offer = { counted: undefined, all: brands.slice(0, 2), chosen: brands.slice(1) };
  expect(brandChoices(offer)).toEqual([
    { value: '3', label: 'No. 3', count: undefined },
    { value: '4', label: 'No. 4', count: undefined },
    { value: '5', label: 'No. 5', count: undefined },
  ]);
});

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

it('keeps the chosen brands in the address and goes to the first page', () => {
  const query = { ...allProducts, category: 'ferramentas', brandIds: [3], page: 4 };
  expect(chosenBrands(query)).toEqual(['3']);
  expect(brandsHref(query, ['3', '4'])).toBe('/produtos/ferramentas?brandSlug=3,4');
  expect(brandsHref(query, [])).toBe('/produtos/ferramentas');
});
