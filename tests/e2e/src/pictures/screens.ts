import type { Page } from '@playwright/test';
import { answering } from './faults.ts';
import type { Shot } from './shot.ts';
import type { Studio } from './studio.ts';

const favourites = ({ products }: Studio) => ({
  'ponte.favourites': JSON.stringify(
    [products.usual, products.long, products.dearest].map(({ id, slug, name, code }) => ({
      id,
      slug,
      name,
      code,
      picture: null,
    })),
  ),
});

const cart = (studio: Studio) => ({ 'ponte.cart': studio.cart });

/** The store says that the link of a recovery is good. */
const goodLink = (page: Page) => answering(page, /\/trocar-senha\/verificar/, { message: '' });

/** Every route as it is when all goes well. */
export const screens: readonly Shot[] = [
  { name: 'home', of: 'page', route: 'home', path: '/' },
  { name: 'list', of: 'page', route: 'products', path: '/produtos' },
  { name: 'brand', of: 'window', route: 'brand', path: '/marca/tavuro' },
  { name: 'special', of: 'window', route: 'special', path: '/especial' },
  {
    name: 'product',
    of: 'page',
    route: 'product',
    path: ({ products }) => `/produto/${products.usual.slug}`,
  },
  { name: 'registration', of: 'page', route: 'registration', path: '/cadastro' },
  { name: 'brands', route: 'brands', path: '/marcas' },
  {
    name: 'comparison',
    route: 'comparison',
    path: ({ products: { usual, long } }) => `/comparar?ids=${usual.id},${long.id}`,
  },
  { name: 'favourites', route: 'favourites', path: '/favoritos', keeps: favourites },
  { name: 'team', route: 'team', path: '/vendedores' },
  { name: 'about', region: 'py', route: 'about', path: '/sobre-nos' },
  { name: 'how-to-buy', region: 'py', route: 'howToBuy', path: '/como-comprar' },
  { name: 'help', of: 'page', route: 'help', path: '/ajuda' },
  { name: 'contact', region: 'py', route: 'contact', path: '/contato' },
  { name: 'privacy', region: 'py', route: 'privacy', path: '/privacidade' },
  { name: 'terms', region: 'py', route: 'terms', path: '/termos' },
  { name: 'login', route: 'login', path: '/login' },
  { name: 'password-recovery', region: 'py', route: 'passwordRecovery', path: '/recuperar-senha' },
  {
    name: 'password-reset',
    region: 'py',
    route: 'passwordReset',
    path: '/app/reset-password/3f2c9f6e-6a3e-4e5a-9a57-7d6c0b0f5f10/link-of-a-mail?email=ana%40example.com&code=123456',
    before: goodLink,
  },
  { name: 'cart', of: 'page', route: 'cart', path: '/carrinho', keeps: cart },
  {
    name: 'checkout',
    of: 'page',
    route: 'checkout',
    path: '/checkout',
    who: 'customer',
    keeps: cart,
  },
  { name: 'orders', route: 'orders', path: '/pedidos', who: 'customer' },
  {
    name: 'order',
    of: 'page',
    route: 'order',
    path: ({ orders }) => `/pedido/${orders.paid}`,
    who: 'customer',
  },
  {
    name: 'payment-return',
    route: 'paymentReturn',
    path: ({ orders }) => `/checkout/payment?external_id=${orders.paid}`,
    who: 'customer',
  },
  { name: 'success', region: 'py', route: 'success', path: '/success', who: 'customer' },
  { name: 'account', of: 'page', route: 'account', path: '/perfil', who: 'customer' },
  {
    name: 'personal-data',
    route: 'personalData',
    path: '/perfil/dados-pessoais',
    who: 'customer',
  },
  {
    name: 'account-orders',
    route: 'accountOrders',
    path: '/perfil/meus-pedidos',
    who: 'customer',
  },
  { name: 'addresses', route: 'addresses', path: '/perfil/endereco', who: 'customer' },
  {
    name: 'change-password',
    region: 'py',
    route: 'changePassword',
    path: '/perfil/alterar-senha',
    who: 'customer',
  },
  {
    name: 'email-confirmation',
    region: 'py',
    route: 'emailConfirmation',
    path: '/app/confirmation-email/uid-of-a-mail/link-of-a-mail',
    before: (page) => answering(page, /\/ecom\/cliente\/confirmar-email/, { message: '' }),
  },
  {
    name: 'alert-confirmation',
    region: 'py',
    route: 'alertLink',
    path: '/avisos/confirmar/link-of-a-mail',
  },
  { name: 'alert-leaving', region: 'py', route: 'alertLink', path: '/avisos/sair/link-of-a-mail' },
  {
    name: 'review',
    region: 'py',
    route: 'review',
    path: '/avaliar/secret-of-a-mail',
    before: (page) =>
      answering(page, /\/api\/public\/reviews\//, {
        pedido: '000123',
        autor: 'Ana S.',
        produtos: [{ id: 1, slug: 'serra', nome: 'Serra circular 7.1/4" 1.500 W 220 V' }],
      }),
  },
  { name: 'missing', region: 'py', route: 'missing', path: '/nao-existe' },
];
