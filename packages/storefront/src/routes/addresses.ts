import type { Brand, Category, Department, Product } from '@ponte/domain';

/** The product list, newest first. */
export const newestHref = '/produtos?order=codigo_desc';

/** The list of a category, or of one of its departments. */
export function categoryHref(category: Pick<Category, 'slug'>, department?: Department): string {
  const path = `/produtos/${encodeURIComponent(category.slug)}`;
  return department ? `${path}/${encodeURIComponent(department.slug)}` : path;
}

/** A product's own page. */
export function productHref({ slug }: Pick<Product, 'slug'>): string {
  return `/produto/${encodeURIComponent(slug)}`;
}

/** The list of a brand's products. */
export function brandHref({ id }: Pick<Brand, 'id'>): string {
  return `/produtos?brandSlug=${id}`;
}

/** The list of what a search finds. */
export function searchHref(text: string): string {
  return `/produtos?${new URLSearchParams({ text: text.trim() }).toString()}`;
}
