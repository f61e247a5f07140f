import type { Brand, Product } from '@ponte/domain';
import { productsHref, brandHref } from '../../links/addresses.ts';

/**
 * Where a product's brand is listed. The start data name only brands that have something in stock, and
 * others have no page.
 */
export function brandOfProductHref(
  brand: Pick<Brand, 'id' | 'slug'>,
  { stock }: Pick<Product, 'stock'>,
): string {
  return stock === 'inStock' ? brandHref(brand) : `${productsHref}?brandSlug=${brand.id}`;
}
