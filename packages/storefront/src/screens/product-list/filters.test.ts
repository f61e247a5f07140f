import { allProducts } from '@ponte/domain/product-list';
import { expect, it } from 'vitest';
import { brandChoices, brandsHref, chosenBrands } from './filters.ts';

const brand = { id: 3, slug: 'araucaria', name: 'Araucária', logo: null };
const nowhere = { brand: null, category: null, department: null };

it('offers every brand that has a name by now, and none where the address has one', () => {
  const unread = { ...brand, id: 4, name: '' };
  const offer = { place: nowhere, brands: [brand, unread], counts: undefined, chosen: [] };
  expect(brandChoices(offer)).toEqual([{ value: '3', label: 'Araucária', count: undefined }]);
  expect(brandChoices({ ...offer, place: { ...nowhere, brand } })).toEqual([]);
});

it('offers of counted brands those with products here, and those that are chosen', () => {
  const brands = [3, 4, 5].map((id) => ({ ...brand, id, name: `No. ${id}` }));
  const counts = new Map([[3, 12]]);
  const choices = brandChoices({ place: nowhere, brands, counts, chosen: [5] });
  expect(choices.map(({ label, count }) => [label, count])).toEqual([
    ['No. 3', 12],
    ['No. 5', 0],
  ]);
});

it('keeps the chosen brands in the address and goes to the first page', () => {
  const query = { ...allProducts, category: 'ferramentas', brandIds: [3], page: 4 };
  expect(chosenBrands(query)).toEqual(['3']);
  expect(brandsHref(query, ['3', '4'])).toBe('/produtos/ferramentas?brandSlug=3,4');
  expect(brandsHref(query, [])).toBe('/produtos/ferramentas');
});
