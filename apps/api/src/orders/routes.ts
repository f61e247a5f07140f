import {
  getOrder,
  getTicket,
  listOrders as listCall,
  listPayments as paymentsCall,
  startCheckout,
} from '@ponte/contract/orders';
import type { AppContext } from '../app-context.ts';
import { findCart } from '../cart/store.ts';
import { tooMany } from '../http/call.ts';
import { done, notFound } from '../http/reply.ts';
import { texts, type Text } from '../http/texts.ts';
import type { Limit } from '../security/rate-limits.ts';
import { askProvider } from './ask-provider.ts';
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
import { isAwaited, isSettled } from './status.ts';
import { ticketOf } from './ticket-of.ts';

/** Shoppers change their mind, machines try prices out. */
const checkouts: Limit = { name: 'checkout-account', most: 30, windowMs: 600_000 };

/** A PDF takes the server longer than anything else that an order is asked for. */
const tickets: Limit = { name: 'ticket-account', most: 60, windowMs: 600_000 };

const unpaidTicket: Text = {
  pt: 'O comprovante sai quando o pagamento for confirmado.',
  es: 'El comprobante sale cuando se confirme el pago.',
};

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

  bind(getTicket, async ({ params, session, lang }) => {
    const { customer } = session;
    const order = await findOrder(db, customer.id, params.external_id);
    if (!order) return notFound();
    if (isAwaited(order.status)) return { status: 409, text: unpaidTicket };
    const wait = await limiter.hit(tickets, String(customer.id));
    if (wait !== undefined) return tooMany(wait);
    const { drawTicket } = await import('../ticket/draw-ticket.ts');
    return done(await drawTicket(await ticketOf(db, order, customer, lang)));
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
