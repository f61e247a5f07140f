import type { Brand } from '@ponte/domain';
import type { ListQuery, Place } from '@ponte/domain/product-list';
import type { IntlShape } from 'react-intl';

/** What a list is called: by its search, its place, its brand, or its order. */
export function listTitle(
  intl: IntlShape,
  query: ListQuery,
  { category, department }: Place,
  brands: readonly Brand[],
): string {
  if (query.text) return intl.formatMessage({ id: 'list.results' }, { text: query.text });
  if (department) return department.name;
  if (category) return category.name;
  const [brandId, ...otherBrands] = query.brandIds;
  if (brandId !== undefined) {
    const brand = brands.find(({ id }) => id === brandId);
    return brand && otherBrands.length === 0
      ? intl.formatMessage({ id: 'list.brandResults' }, { brand: brand.name })
      : intl.formatMessage({ id: 'list.selectedBrands' });
  }
  return intl.formatMessage({ id: query.sort === 'newest' ? 'list.news' : 'list.allProducts' });
}
