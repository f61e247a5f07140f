import {
  getOrder,
  listOrders as listCall,
  listPayments as paymentsCall,
  startCheckout,
} from '@ponte/contract/orders';
import type { AppContext } from '../app-context.ts';
import { findCart } from '../cart/store.ts';
import { tooMany } from '../http/call.ts';
import { done, notFound } from '../http/reply.ts';
import { texts, type Text } from '../http/texts.ts';
import { askProvider } from '../payments/ask-provider.ts';
import type { Limit } from '../security/rate-limits.ts';
import { readCheckout } from './checkout.ts';
import {
  findOrder,
  listOrders,
  listPayments,
  wireItemsOf,
  wireOrderOf,
  wirePaymentOf,
} from './orders.ts';
import { placeOrder } from './place-order.ts';
import { isSettled } from './status.ts';

/** Shoppers change their mind, machines try prices out. */
const checkouts: Limit = { name: 'checkout-account', most: 30, windowMs: 600_000 };

const alreadyPaid: Text = {
  pt: 'Este carrinho já foi pago. Veja o pedido em Meus pedidos.',
  es: 'Este carrito ya fue pagado. Vea el pedido en Mis pedidos.',
};

/** Puts the calls about orders on the app. */
export function orderRoutes(context: AppContext): void {
  const { db, clock, limiter, payments: provider, bind } = context;

  bind(startCheckout, async ({ params, body, session }) => {
    if (!provider) return { status: 503, text: texts.unavailable };
    const { customer } = session;
    const wait = await limiter.hit(checkouts, String(customer.id));
    if (wait !== undefined) return tooMany(wait);
    const cart = await findCart(db, params.external_id, customer.id);
    if (!cart) return notFound();
    const draft = await readCheckout(context, customer, cart, body);
    if ('status' in draft) return draft;
    const placed = await placeOrder(context, provider, draft);
    if (placed === 'bought') return { status: 409, text: alreadyPaid };
    return done({ external_id: placed.externalId, link_pagamento: [placed.link] });
  });

  bind(listCall, async ({ session, lang }) => {
    const orders = await listOrders(db, session.customer.id);
    const payments = await listPayments(
      db,
      orders.map(({ id }) => id),
    );
    const data = orders.map((order) => {
      const own = payments.filter(({ orderId }) => orderId === order.id);
      return wireOrderOf(order, own, lang, clock.now());
    });
    return done({ data });
  });

  bind(getOrder, async ({ params, session, lang }) => {
    const order = await findOrder(db, session.customer.id, params.external_id);
    if (!order) return notFound();
    const payments = await listPayments(db, [order.id]);
    const itens = await wireItemsOf(db, order, lang);
    return done({ ...wireOrderOf(order, payments, lang, clock.now()), itens });
  });

  bind(paymentsCall, async ({ params, session }) => {
    const order = await findOrder(db, session.customer.id, params.external_id);
    if (!order) return notFound();
    const payments = await listPayments(db, [order.id]);
    // Declined or run out, it may have been paid all the same.
    const unpaid = payments.find(({ status }) => !isSettled(status));
    if (unpaid) await askProvider(context, unpaid);
    const fresh = unpaid ? await listPayments(db, [order.id]) : payments;
    return done({ pagamentos: fresh.map(wirePaymentOf) });
  });
}
