import { paths } from '../links/paths.ts';
import { LazyScreen, route } from '../route/route.ts';

/**
 * Every page of the shop, as far as it is known before its code is here. A new one is a folder in
 * `screens` and its row here.
 */

export const about = route({
  path: paths.about,
  access: 'public',
  skeleton: 'plain',
  screen: new LazyScreen('about', () => import('../screens/about/index.ts')),
});

export const account = route({
  path: paths.account,
  access: 'customer',
  skeleton: 'account',
  screen: new LazyScreen('account', () => import('../screens/account/index.ts')),
});

export const accountOrders = route({
  path: paths.accountOrders,
  access: 'customer',
  skeleton: 'account',
  screen: new LazyScreen('account-orders', () => import('../screens/account-orders/index.ts')),
});

export const addresses = route({
  path: paths.addresses,
  access: 'customer',
  skeleton: 'account',
  screen: new LazyScreen('addresses', () => import('../screens/addresses/index.ts')),
});

/** `confirmar` or `sair`. */
export const alertLink = route({
  path: paths.alertLink,
  access: 'public',
  skeleton: 'form',
  screen: new LazyScreen('alert-link', () => import('../screens/alert-link/index.ts')),
});

export const brands = route({
  path: paths.brands,
  access: 'public',
  skeleton: 'plain',
  screen: new LazyScreen('brands', () => import('../screens/brands/index.ts')),
});

export const cart = route({
  path: paths.cart,
  access: 'personal',
  skeleton: 'plain',
  screen: new LazyScreen('cart', () => import('../screens/cart/index.ts')),
});

export const changePassword = route({
  path: paths.changePassword,
  access: 'customer',
  skeleton: 'account',
  screen: new LazyScreen('change-password', () => import('../screens/change-password/index.ts')),
});

export const checkout = route({
  path: paths.checkout,
  access: 'personal',
  skeleton: 'plain',
  screen: new LazyScreen('checkout', () => import('../screens/checkout/index.ts')),
});

export const comparison = route({
  path: paths.comparison,
  access: 'public',
  query: ['ids'],
  skeleton: 'plain',
  screen: new LazyScreen('comparison', () => import('../screens/comparison/index.ts')),
});

export const contact = route({
  path: paths.contact,
  access: 'public',
  skeleton: 'plain',
  screen: new LazyScreen('contact', () => import('../screens/contact/index.ts')),
});

export const emailConfirmation = route({
  path: paths.emailConfirmation,
  access: 'personal',
  skeleton: 'form',
  screen: new LazyScreen(
    'email-confirmation',
    () => import('../screens/email-confirmation/index.ts'),
  ),
});

export const favourites = route({
  path: paths.favourites,
  access: 'personal',
  skeleton: 'list',
  screen: new LazyScreen('favourites', () => import('../screens/favourites/index.ts')),
});

export const help = route({
  path: paths.help,
  access: 'public',
  skeleton: 'plain',
  screen: new LazyScreen('help', () => import('../screens/help/index.ts')),
});

export const home = route({
  path: paths.home,
  access: 'public',
  query: ['categoria'],
  skeleton: 'list',
  isKept: true,
  screen: new LazyScreen('home', () => import('../screens/home/index.ts')),
});

export const howToBuy = route({
  path: paths.howToBuy,
  access: 'public',
  skeleton: 'plain',
  screen: new LazyScreen('how-to-buy', () => import('../screens/how-to-buy/index.ts')),
});

export const login = route({
  path: paths.login,
  access: 'personal',
  skeleton: 'form',
  screen: new LazyScreen('login', () => import('../screens/login/index.ts')),
});

/** The not-found page, at any address without a route. */
export const missing = route({
  path: '*',
  access: 'public',
  skeleton: 'plain',
  screen: new LazyScreen('missing', () => import('../screens/missing/index.ts')),
});

export const order = route({
  path: paths.order,
  access: 'customer',
  skeleton: 'plain',
  screen: new LazyScreen('order', () => import('../screens/order/index.ts')),
});

export const orders = route({
  path: paths.orders,
  access: 'customer',
  skeleton: 'plain',
  screen: new LazyScreen('orders', () => import('../screens/orders/index.ts')),
});

export const passwordRecovery = route({
  path: paths.passwordRecovery,
  access: 'personal',
  skeleton: 'form',
  screen: new LazyScreen(
    'password-recovery',
    () => import('../screens/password-recovery/index.ts'),
  ),
});

export const passwordReset = route({
  path: paths.passwordReset,
  access: 'personal',
  skeleton: 'form',
  screen: new LazyScreen('password-reset', () => import('../screens/password-reset/index.ts')),
});

export const paymentReturn = route({
  path: paths.paymentReturn,
  access: 'personal',
  query: ['external_id'],
  skeleton: 'plain',
  screen: new LazyScreen('payment-return', () => import('../screens/payment-return/index.ts')),
});

export const personalData = route({
  path: paths.personalData,
  access: 'customer',
  skeleton: 'account',
  screen: new LazyScreen('personal-data', () => import('../screens/personal-data/index.ts')),
});

export const privacy = route({
  path: paths.privacy,
  access: 'public',
  skeleton: 'plain',
  screen: new LazyScreen('privacy', () => import('../screens/privacy/index.ts')),
});

/** All lists share a screen: the address decides which one it is. */
const lists = new LazyScreen('product-list', () => import('../screens/product-list/index.ts'));

/** The catalogue, a category, a department, or a search. */
export const products = route({
  path: paths.products,
  access: 'public',
  skeleton: 'list',
  isLikelyNext: true,
  isKept: true,
  screen: lists,
});

export const brand = route({
  path: paths.brand,
  access: 'public',
  skeleton: 'list',
  isKept: true,
  screen: lists,
});

/** Segments are matched as brand, special category and department, in this order (decision 33). */
export const special = route({
  path: paths.special,
  access: 'public',
  skeleton: 'list',
  isKept: true,
  screen: lists,
});

export const product = route({
  path: paths.product,
  access: 'public',
  skeleton: 'product',
  isLikelyNext: true,
  isKept: true,
  opensApart: true,
  screen: new LazyScreen('product-page', () => import('../screens/product-page/index.ts')),
});

export const registration = route({
  path: paths.registration,
  access: 'personal',
  skeleton: 'plain',
  screen: new LazyScreen('registration', () => import('../screens/registration/index.ts')),
});

export const review = route({
  path: paths.review,
  access: 'personal',
  skeleton: 'form',
  screen: new LazyScreen('review', () => import('../screens/review/index.ts')),
});

export const success = route({
  path: paths.success,
  access: 'personal',
  skeleton: 'plain',
  screen: new LazyScreen('success', () => import('../screens/success/index.ts')),
});

export const team = route({
  path: paths.team,
  access: 'public',
  skeleton: 'plain',
  screen: new LazyScreen('team', () => import('../screens/team/index.ts')),
});

export const terms = route({
  path: paths.terms,
  access: 'public',
  skeleton: 'plain',
  screen: new LazyScreen('terms', () => import('../screens/terms/index.ts')),
});
