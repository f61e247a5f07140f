import type { Brand, Category, Department, Product } from '@ponte/domain';
import { hrefOf, paths } from './paths.ts';

export const productsHref = hrefOf(paths.products, {});

export const newestHref = `${productsHref}?order=codigo_desc`;

export function categoryHref(category: Pick<Category, 'slug'>, department?: Department): string {
  return hrefOf(paths.products, { category: category.slug, department: department?.slug });
}

export function productHref({ slug }: Pick<Product, 'slug'>): string {
  return hrefOf(paths.product, { slug });
}

export function brandHref({ slug }: Pick<Brand, 'slug'>): string {
  return hrefOf(paths.brand, { brand: slug });
}

/** A special category has its own list, as the first segment under `/especial` (decision 33). */
export function specialHref({ slug }: Pick<Category, 'slug'>): string {
  return hrefOf(paths.special, { brand: slug });
}

export function searchHref(text: string): string {
  return `${productsHref}?${new URLSearchParams({ text: text.trim() }).toString()}`;
}

/**
 * The login page, which returns afterwards.
 * @param from path and query of the current page
 */
export function loginHref(from: string): string {
  return `${paths.login}?${new URLSearchParams({ redirect: from }).toString()}`;
}

/** Returns to the checkout if it started there. */
export function registrationHref(from: string): string {
  return `${paths.registration}?${new URLSearchParams({ redirect: from }).toString()}`;
}

/** The page that follows an order's payment. */
export function returnHref(externalId: string): string {
  return `${paths.paymentReturn}?external_id=${encodeURIComponent(externalId)}`;
}

export function orderHref(externalId: string): string {
  return hrefOf(paths.order, { externalId });
}
