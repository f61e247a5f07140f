import {
  cancelOrder as cancelCall,
  getOrder,
  getTicket,
  listOrders as listCall,
  listPayments as paymentsCall,
  startCheckout,
} from '@ponte/contract/orders';
import type { Lang } from '@ponte/contract/wire';
import type { CurrencyCode } from '@ponte/regional/money';
import type { AppContext } from '../../adapters/app-context.ts';
import { readOfferedWays } from '../../adapters/payments/offered-ways.ts';
import { tooMany } from '../../platform/http/call.ts';
import { texts, type Text } from '../../platform/http/failure-texts.ts';
import { invalidField, notFound, type FailureOf } from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import { findCart } from '../cart/store.ts';
import { askProvider } from './ask-provider.ts';
import { cancelOrder } from './cancel-order.ts';
import { readCheckout, shortOf, type OrderDraft } from './checkout.ts';
import {
  findOrder,
  findOrderByAddress,
  listedItemsOf,
  listOrders,
  listPayments,
  wireItemsOf,
  wireOrderOf,
  wirePaymentProgressOf,
} from './orders.ts';
import { readPayer, readWay } from './payer.ts';
import { placeOrder, type NotPlaced } from './place-order.ts';
import { isAwaited, isSettled } from './status.ts';
import { ticketOf } from './ticket-of.ts';

const unpaidTicket: Text = {
  pt: 'O comprovante sai quando o pagamento for confirmado.',
  es: 'El comprobante sale cuando se confirme el pago.',
};

const alreadyPaid: Text = {
  pt: 'Este carrinho já foi pago. Veja o pedido em Meus pedidos.',
  es: 'Este carrito ya fue pagado. Vea el pedido en Mis pedidos.',
};

const beingConfirmed: Text = {
  pt: 'O pagamento deste carrinho está sendo confirmado. Aguarde o resultado em Meus pedidos.',
  es: 'El pago de este carrito se está confirmando. Espere el resultado en Mis pedidos.',
};

const paidOrder: Text = {
  pt: 'Este pedido já foi pago e não pode mais ser cancelado aqui.',
  es: 'Este pedido ya fue pagado y no se puede cancelar aquí.',
};

const refusedCurrency = (pt: string, es: string): Text => ({
  pt: `Esta loja ainda não recebe pagamentos em ${pt}.`,
  es: `Esta tienda todavía no recibe pagos en ${es}.`,
});

const currencyRefused: Readonly<Record<CurrencyCode, Text>> = {
  USD: refusedCurrency('dólares', 'dólares'),
  BRL: refusedCurrency('reais', 'reales'),
  PYG: refusedCurrency('guaranis', 'guaraníes'),
  ARS: refusedCurrency('pesos argentinos', 'pesos argentinos'),
};

function failureOf(refused: NotPlaced, draft: OrderDraft): FailureOf<409 | 422 | 503> {
  switch (refused.reason) {
    case 'bought':
      return { ok: false, status: 409, text: alreadyPaid };
    case 'pending':
      return { ok: false, status: 409, text: beingConfirmed };
    case 'silent':
      return { ok: false, status: 503, text: texts.unavailable, retryAfter: 5 };
    case 'short':
      // Others have just taken the last pieces of these lines.
      return shortOf(
        refused.lines.flatMap(({ position, left }) => {
          const line = draft.lines[position];
          return line ? [{ ...line, left }] : [];
        }),
      );
  }
}

export function orderRoutes(context: AppContext): void {
  const { db, clock, limiter, limits, payments: provider, bind } = context;

  bind(startCheckout, async ({ params, body, session, origin }) => {
    if (!provider) return { ok: false, status: 503, text: texts.unavailable };
    const { customer } = session;
    // Shoppers change their mind; machines probe prices.
    const wait = await limiter.hit(limits.LIMIT_CHECKOUTS, String(customer.id));
    if (wait !== undefined) return tooMany(wait);
    const cart = await findCart(db, params.external_id, customer.id);
    if (!cart) return notFound();
    const read = readWay(await readOfferedWays(db, provider), customer, body);
    if (!read.ok) return read;
    const way = read.value;
    const refused = await readPayer(db, customer, way, body);
    if (refused) return refused;
    const checked = await readCheckout(context, customer, cart, { body, origin, way });
    if (!checked.ok) return checked;
    const draft = checked.value;
    if (provider.currencies?.includes(draft.total.currency) === false) {
      return invalidField('forma_pagamento', () => currencyRefused[draft.total.currency]);
    }
    const placed = await placeOrder(context, provider, draft);
    if (!placed.ok) return failureOf(placed, draft);
    return done({ external_id: placed.externalId, link_pagamento: [placed.link] });
  });

  bind(listCall, async ({ session, lang }) => {
    const orders = await listOrders(db, session.customer.id);
    const payments = await listPayments(
      db,
      orders.map(({ id }) => id),
    );
    const items = await listedItemsOf(db, orders, lang);
    const data = orders.map((order) => {
      const own = payments.filter(({ orderId }) => orderId === order.id);
      return { ...wireOrderOf(order, own, lang, clock.now()), ...items.get(order.id) };
    });
    return done({ data });
  });

  const answerOrder = async (customerId: number, externalId: string, lang: Lang) => {
    const order = await findOrder(db, customerId, externalId);
    if (!order) return notFound();
    const payments = await listPayments(db, [order.id]);
    const itens = await wireItemsOf(db, order, lang);
    return done({ ...wireOrderOf(order, payments, lang, clock.now()), itens });
  };

  bind(getOrder, ({ params, session, lang }) =>
    answerOrder(session.customer.id, params.external_id, lang),
  );

  bind(getTicket, async ({ params, session, lang }) => {
    const { customer } = session;
    const order = await findOrder(db, customer.id, params.external_id);
    if (!order) return notFound();
    if (isAwaited(order.status)) return { ok: false, status: 409, text: unpaidTicket };
    // Drawing a PDF takes longer than any other answer about orders.
    const wait = await limiter.hit(limits.LIMIT_TICKETS, String(customer.id));
    if (wait !== undefined) return tooMany(wait);
    const { drawTicket } = await import('../../adapters/ticket/draw-ticket.ts');
    return done(await drawTicket(await ticketOf(db, order, customer, lang, clock.now())));
  });

  bind(
    paymentsCall,
    async ({ params: { external_id: id }, session }) => {
      const own = session && (await findOrder(db, session.customer.id, id));
      const order = own ?? (await findOrderByAddress(db, id));
      if (!order) return notFound();
      const payments = await listPayments(db, [order.id]);
      // A declined or expired payment may have been made all the same.
      const unpaid = payments.find(({ status }) => !isSettled(status));
      const outcome = unpaid ? await askProvider(context, unpaid) : 'approved';
      const isTold = outcome !== undefined && outcome !== 'unknown';
      const pending = isTold ? outcome === 'pending' : null;
      const fresh = (await findOrderByAddress(db, order.externalId)) ?? order;
      const answered = unpaid ? await listPayments(db, [order.id]) : payments;
      return done(wirePaymentProgressOf(fresh, answered, { pending, now: clock.now() }));
    },
    { limit: limits.LIMIT_PAYMENT_STATUS },
  );

  bind(cancelCall, async ({ params, session, lang }) => {
    const order = await findOrder(db, session.customer.id, params.external_id);
    if (!order) return notFound();
    const cancelled = await cancelOrder(context, order);
    if (cancelled === 'silent') return { ok: false, status: 503, text: texts.unavailable };
    if (cancelled === 'paid') return { ok: false, status: 409, text: paidOrder };
    if (cancelled === 'pending') return { ok: false, status: 409, text: beingConfirmed };
    return answerOrder(session.customer.id, order.externalId, lang);
  });
}
