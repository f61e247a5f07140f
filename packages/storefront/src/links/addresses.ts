import type { Brand, Category, Department, Product } from '@ponte/domain';

export const newestHref = '/produtos?order=codigo_desc';

export function categoryHref(category: Pick<Category, 'slug'>, department?: Department): string {
  const path = `/produtos/${encodeURIComponent(category.slug)}`;
  return department ? `${path}/${encodeURIComponent(department.slug)}` : path;
}

export function productHref({ slug }: Pick<Product, 'slug'>): string {
  return `/produto/${encodeURIComponent(slug)}`;
}

export function brandHref({ slug }: Pick<Brand, 'slug'>): string {
  return `/marca/${encodeURIComponent(slug)}`;
}

/** decision 33 */
export function specialHref({ slug }: Pick<Category, 'slug'>): string {
  return `/especial/${encodeURIComponent(slug)}`;
}

export function searchHref(text: string): string {
  return `/produtos?${new URLSearchParams({ text: text.trim() }).toString()}`;
}

/**
 * The login page, which returns afterwards.
 * @param from path and query of the current page
 */
export function loginHref(from: string): string {
  return `/login?${new URLSearchParams({ redirect: from }).toString()}`;
}

/** Returns to the checkout if it started there. */
export function registrationHref(from: string): string {
  return `/cadastro?${new URLSearchParams({ redirect: from }).toString()}`;
}

export const recoveryHref = '/recuperar-senha';

export const accountHrefs = {
  overview: '/perfil',
  personalData: '/perfil/dados-pessoais',
  orders: '/perfil/meus-pedidos',
  addresses: '/perfil/endereco',
  password: '/perfil/alterar-senha',
} as const;

/** The page that follows an order's payment. */
export function returnHref(externalId: string): string {
  return `/checkout/payment?external_id=${encodeURIComponent(externalId)}`;
}

export function orderHref(externalId: string): string {
  return `/pedido/${encodeURIComponent(externalId)}`;
}
