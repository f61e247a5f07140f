/**
 * Where each page stands, in React Router's pattern language. No other file writes a path: a path without
 * parameters is an address, others become one by {@link hrefOf}.
 */
export const paths = {
  about: '/sobre-nos',
  account: '/perfil',
  accountOrders: '/perfil/meus-pedidos',
  addresses: '/perfil/endereco',
  alertLink: '/avisos/:step/:token',
  brands: '/marcas',
  cart: '/carrinho',
  changePassword: '/perfil/alterar-senha',
  checkout: '/checkout',
  comparison: '/comparar',
  contact: '/contato',
  emailConfirmation: '/app/confirmation-email/:uid?/:token?',
  favourites: '/favoritos',
  help: '/ajuda',
  home: '/',
  howToBuy: '/como-comprar',
  login: '/login',
  order: '/pedido/:externalId',
  orders: '/pedidos',
  passwordRecovery: '/recuperar-senha',
  passwordReset: '/app/reset-password/:uuid?/:token?',
  paymentReturn: '/checkout/payment',
  personalData: '/perfil/dados-pessoais',
  privacy: '/privacidade',
  products: '/produtos/:category?/:department?',
  brand: '/marca/:brand/:category?',
  special: '/especial/:brand?/:category?/:department?',
  product: '/produto/:slug',
  registration: '/cadastro',
  review: '/avaliar/:token',
  success: '/success',
  team: '/vendedores',
  terms: '/termos',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

/** The names of a path's parameters: `slug` of `/produto/:slug`, `brand?` of `/marca/:brand?`. */
type Names<P extends string> = P extends `${infer First}/${infer Rest}`
  ? Names<First> | Names<Rest>
  : P extends `:${infer Name}`
    ? Name
    : never;

type Required<Name> = Name extends `${string}?` ? never : Name;

type Optional<Name> = Name extends `${infer Bare}?` ? Bare : never;

/** The parameters of a path, as text that is not escaped. */
export type PathParams<P extends string> = Readonly<
  Record<Extract<Required<Names<P>>, string>, string> &
    Partial<Record<Extract<Optional<Names<P>>, string>, string | undefined>>
>;

/** The parameters of a page's path: `ParamsOf<'product'>` is `{ slug: string }`. */
export type ParamsOf<Page extends keyof typeof paths> = PathParams<(typeof paths)[Page]>;

/** The address of a page; without the optional parameters that are not given. */
export function hrefOf<P extends Path>(path: P, params: PathParams<P>): string {
  const given: Readonly<Record<string, string | undefined>> = params;
  const parts = path.split('/').flatMap((part) => {
    if (!part.startsWith(':')) return [part];
    const value = given[part.slice(1).replace('?', '')];
    return value === undefined ? [] : [encodeURIComponent(value)];
  });
  return parts.join('/');
}
