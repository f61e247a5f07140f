import { matchPath } from 'react-router-dom';
import { LazyModule } from '../lazy/lazy-module.ts';
import type { RouteParams } from '../page/screen.ts';
import type { Route } from './route.ts';

/** What stands at an address that no other route knows. */
const missing: Route = {
  name: 'missing',
  path: '*',
  access: 'public',
  query: [],
  source: 'screens/missing/index.ts',
  module: new LazyModule(() => import('../screens/missing/index.ts')),
};

/** All product lists have one screen: their address says which one it is. */
const productList = new LazyModule(() => import('../screens/product-list/index.ts'));

/** Every page of the shop: where it is and where its code lives. */
export const routes: readonly Route[] = [
  {
    name: 'home',
    path: '/',
    access: 'public',
    query: ['categoria'],
    source: 'screens/home/index.ts',
    module: new LazyModule(() => import('../screens/home/index.ts')),
  },
  {
    name: 'products',
    path: '/produtos/:category?/:department?',
    access: 'public',
    query: ['text', 'order', 'page', 'pages', 'per_page', 'sort', 'brandSlug'],
    source: 'screens/product-list/index.ts',
    module: productList,
  },
  {
    name: 'brand',
    path: '/marca/:brand/:category?',
    access: 'public',
    query: ['categoria', 'page', 'pages', 'per_page', 'sort'],
    source: 'screens/product-list/index.ts',
    module: productList,
  },
  {
    name: 'special',
    path: '/especial/:brand?/:category?/:department?',
    access: 'public',
    query: ['page', 'pages', 'per_page', 'sort', 'brandSlug'],
    source: 'screens/product-list/index.ts',
    module: productList,
  },
  {
    name: 'product',
    path: '/produto/:slug',
    access: 'public',
    query: [],
    source: 'screens/product-page/index.ts',
    module: new LazyModule(() => import('../screens/product-page/index.ts')),
  },
  {
    name: 'registration',
    path: '/cadastro',
    access: 'personal',
    query: [],
    source: 'screens/registration/index.ts',
    module: new LazyModule(() => import('../screens/registration/index.ts')),
  },
  {
    name: 'brands',
    path: '/marcas',
    access: 'public',
    query: [],
    source: 'screens/brands/index.ts',
    module: new LazyModule(() => import('../screens/brands/index.ts')),
  },
  {
    name: 'favourites',
    path: '/favoritos',
    access: 'personal',
    query: [],
    source: 'screens/favourites/index.ts',
    module: new LazyModule(() => import('../screens/favourites/index.ts')),
  },
  {
    name: 'team',
    path: '/vendedores',
    access: 'public',
    query: [],
    source: 'screens/team/index.ts',
    module: new LazyModule(() => import('../screens/team/index.ts')),
  },
  {
    name: 'about',
    path: '/sobre-nos',
    access: 'public',
    query: [],
    source: 'screens/about/index.ts',
    module: new LazyModule(() => import('../screens/about/index.ts')),
  },
  {
    name: 'howToBuy',
    path: '/como-comprar',
    access: 'public',
    query: [],
    source: 'screens/how-to-buy/index.ts',
    module: new LazyModule(() => import('../screens/how-to-buy/index.ts')),
  },
  {
    name: 'help',
    path: '/ajuda',
    access: 'public',
    query: [],
    source: 'screens/help/index.ts',
    module: new LazyModule(() => import('../screens/help/index.ts')),
  },
  {
    name: 'contact',
    path: '/contato',
    access: 'public',
    query: [],
    source: 'screens/contact/index.ts',
    module: new LazyModule(() => import('../screens/contact/index.ts')),
  },
  {
    name: 'privacy',
    path: '/privacidade',
    access: 'public',
    query: [],
    source: 'screens/privacy/index.ts',
    module: new LazyModule(() => import('../screens/privacy/index.ts')),
  },
  {
    name: 'terms',
    path: '/termos',
    access: 'public',
    query: [],
    source: 'screens/terms/index.ts',
    module: new LazyModule(() => import('../screens/terms/index.ts')),
  },
  {
    name: 'login',
    path: '/login',
    access: 'personal',
    query: [],
    source: 'screens/login/index.ts',
    module: new LazyModule(() => import('../screens/login/index.ts')),
  },
  {
    name: 'orders',
    path: '/pedidos',
    access: 'customer',
    query: [],
    source: 'screens/orders/index.ts',
    module: new LazyModule(() => import('../screens/orders/index.ts')),
  },
  {
    name: 'order',
    path: '/pedido/:externalId',
    access: 'customer',
    query: [],
    source: 'screens/order/index.ts',
    module: new LazyModule(() => import('../screens/order/index.ts')),
  },
  {
    name: 'paymentReturn',
    path: '/checkout/payment',
    access: 'personal',
    query: ['external_id'],
    source: 'screens/payment-return/index.ts',
    module: new LazyModule(() => import('../screens/payment-return/index.ts')),
  },
  {
    name: 'success',
    path: '/success',
    access: 'customer',
    query: [],
    source: 'screens/success/index.ts',
    module: new LazyModule(() => import('../screens/success/index.ts')),
  },
  {
    name: 'cart',
    path: '/carrinho',
    access: 'personal',
    query: [],
    source: 'screens/cart/index.ts',
    module: new LazyModule(() => import('../screens/cart/index.ts')),
  },
  {
    name: 'checkout',
    path: '/checkout',
    access: 'personal',
    query: [],
    source: 'screens/checkout/index.ts',
    module: new LazyModule(() => import('../screens/checkout/index.ts')),
  },
  {
    name: 'passwordRecovery',
    path: '/recuperar-senha',
    access: 'personal',
    query: [],
    source: 'screens/password-recovery/index.ts',
    module: new LazyModule(() => import('../screens/password-recovery/index.ts')),
  },
  {
    name: 'passwordReset',
    path: '/app/reset-password/:uuid?/:token?',
    access: 'personal',
    query: [],
    source: 'screens/password-reset/index.ts',
    module: new LazyModule(() => import('../screens/password-reset/index.ts')),
  },
  {
    name: 'emailConfirmation',
    path: '/app/confirmation-email/:uid?/:token?',
    access: 'personal',
    query: [],
    source: 'screens/email-confirmation/index.ts',
    module: new LazyModule(() => import('../screens/email-confirmation/index.ts')),
  },
  {
    name: 'account',
    path: '/perfil',
    access: 'customer',
    query: [],
    source: 'screens/account/index.ts',
    module: new LazyModule(() => import('../screens/account/index.ts')),
  },
  {
    name: 'personalData',
    path: '/perfil/dados-pessoais',
    access: 'customer',
    query: [],
    source: 'screens/personal-data/index.ts',
    module: new LazyModule(() => import('../screens/personal-data/index.ts')),
  },
  {
    name: 'accountOrders',
    path: '/perfil/meus-pedidos',
    access: 'customer',
    query: [],
    source: 'screens/account-orders/index.ts',
    module: new LazyModule(() => import('../screens/account-orders/index.ts')),
  },
  {
    name: 'addresses',
    path: '/perfil/endereco',
    access: 'customer',
    query: [],
    source: 'screens/addresses/index.ts',
    module: new LazyModule(() => import('../screens/addresses/index.ts')),
  },
  {
    name: 'changePassword',
    path: '/perfil/alterar-senha',
    access: 'customer',
    query: [],
    source: 'screens/change-password/index.ts',
    module: new LazyModule(() => import('../screens/change-password/index.ts')),
  },
  missing,
];

/** The route at `pathname` and its parameters; the not-found route where there is none. */
export function matchRoute(pathname: string): { route: Route; params: RouteParams } {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: decoded(match.params) };
  }
  return { route: missing, params: {} };
}

/** React Router decodes paths itself only inside its own components. */
function decoded(params: RouteParams): RouteParams {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, value && decodeURIComponent(value)]),
    );
  } catch {
    // Not an encoding of anything: no such thing has a page.
    return params;
  }
}
