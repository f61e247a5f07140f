import { allProducts } from '@ponte/domain/product-list';
import { expect, it } from 'vitest';
import { brandChoices, brandsHref, chosenBrands } from './filters.ts';

const brand = { id: 3, slug: 'araucaria', name: 'Araucária', logo: null };
const nowhere = { brand: null, category: null, department: null };

it('offers every brand that has a name by now, and none where the address has one', () => {
  const unread = { ...brand, id: 4, name: '' };
  expect(brandChoices(nowhere, [brand, unread])).toEqual([{ value: '3', label: 'Araucária' }]);
  expect(brandChoices({ ...nowhere, brand }, [brand])).toEqual([]);
});

it('keeps the chosen brands in the address and goes to the first page', () => {
  const query = { ...allProducts, category: 'ferramentas', brandIds: [3], page: 4 };
  expect(chosenBrands(query)).toEqual(['3']);
  expect(brandsHref(query, ['3', '4'])).toBe('/produtos/ferramentas?brandSlug=3,4');
  expect(brandsHref(query, [])).toBe('/produtos/ferramentas');
});
