import type { BrandName } from '@ponte/domain';
import type { ListQuery, Place } from '@ponte/domain/product-list';
import type { IntlShape } from 'react-intl';

/** A list's title: its search, place, brand or order; generic while the place is being resolved. */
export function listTitle(
  intl: IntlShape,
  query: ListQuery,
  { brand, category, department }: Place,
  chosenBrands: readonly BrandName[],
): string {
  if (query.text) return intl.formatMessage({ id: 'list.results' }, { text: query.text });
  const place = (department ?? category)?.name;
  if (brand && place)
    return intl.formatMessage({ id: 'list.ofBrand' }, { place, brand: brand.name });
  if (brand) return brand.name;
  if (place) return place;
  if (query.brand || query.category || query.department) {
    return intl.formatMessage({ id: 'list.products' });
  }
  const [brandId, ...otherBrands] = query.brandIds;
  if (brandId !== undefined) {
    const [chosen] = chosenBrands;
    return chosen && otherBrands.length === 0
      ? intl.formatMessage({ id: 'list.brandResults' }, { brand: chosen.name })
      : intl.formatMessage({ id: 'list.selectedBrands' });
  }
  return intl.formatMessage({ id: query.sort === 'newest' ? 'list.news' : 'list.allProducts' });
}
