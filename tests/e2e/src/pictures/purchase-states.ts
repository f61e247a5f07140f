import { afterRetries, failing } from './faults.ts';
import type { Shot } from './shot.ts';
import type { Studio } from './studio.ts';

const cart = (studio: Studio) => ({ 'ponte.cart': studio.cart });

/** An order as its own page shows it. */
const order = (state: keyof Studio['orders']): Shot => ({
  name: `order-${state}`,
  route: 'order',
  who: 'customer',
  path: ({ orders }) => `/pedido/${orders[state]}`,
});

const states: readonly Shot[] = [
  { name: 'cart-empty', route: 'cart', path: '/carrinho' },
  { name: 'checkout-empty', route: 'checkout', path: '/checkout' },
  { name: 'checkout-login', route: 'checkout', path: '/checkout', keeps: cart },
  {
    name: 'checkout-payment',
    route: 'checkout',
    path: '/checkout?step=payment',
    of: 'page',
    who: 'customer',
    keeps: cart,
  },
  {
    name: 'checkout-delivery-failed',
    route: 'checkout',
    of: 'page',
    path: '/checkout',
    who: 'customer',
    keeps: cart,
    before: (page) => failing(page, /\/calcular-frete/),
    after: afterRetries,
  },
  {
    name: 'checkout-refused',
    route: 'checkout',
    path: '/checkout?step=payment',
    of: 'page',
    who: 'customer',
    keeps: cart,
    before: (page) => failing(page, /\/iniciar-checkout/),
    async after(page) {
      await page.getByRole('main').getByRole('radio').last().check();
      await page
        .getByRole('button', { name: /^(?:Ir para o pagamento|Ir al pago|Finalizar pedido)/ })
        .click();
      await page.getByRole('main').getByRole('alert').first().waitFor();
    },
  },
  order('open'),
  order('declined'),
  order('shipped'),
  order('refunded'),
  {
    name: 'payment-return-open',
    route: 'paymentReturn',
    path: ({ orders }) => `/checkout/payment?external_id=${orders.open}`,
    who: 'customer',
  },
  {
    name: 'payment-return-declined',
    route: 'paymentReturn',
    path: ({ orders }) => `/checkout/payment?external_id=${orders.declined}`,
    who: 'customer',
  },
];

/** The screens of a purchase in every other state, as Paraguayans see them: they have deliveries. */
export const purchaseStates: readonly Shot[] = states.map((shot) => ({ ...shot, region: 'py' }));
