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

/** A brand's page. */
export function brandHref({ slug }: Pick<Brand, 'slug'>): string {
  return `/marca/${encodeURIComponent(slug)}`;
}

/** The listing of a special category (decision 33). */
export function specialHref({ slug }: Pick<Category, 'slug'>): string {
  return `/especial/${encodeURIComponent(slug)}`;
}

/** The list of what a search finds. */
export function searchHref(text: string): string {
  return `/produtos?${new URLSearchParams({ text: text.trim() }).toString()}`;
}

/**
 * The login page, which leads back afterwards.
 *
 * @param from path and query of the page that asks for it
 */
export function loginHref(from: string): string {
  return `/login?${new URLSearchParams({ redirect: from }).toString()}`;
}

/** The registration, which leads back to the checkout when that is where somebody came from. */
export function registrationHref(from: string): string {
  return `/cadastro?${new URLSearchParams({ redirect: from }).toString()}`;
}

/** Asking for a link to choose a new password. */
export const recoveryHref = '/recuperar-senha';

/** The pages of who is signed in. */
export const accountHrefs = {
  overview: '/perfil',
  personalData: '/perfil/dados-pessoais',
  orders: '/perfil/meus-pedidos',
  addresses: '/perfil/endereco',
  password: '/perfil/alterar-senha',
} as const;
