import { askAlert, confirmAlert, leaveAlerts } from '@ponte/contract/alerts';
import { getCart } from '@ponte/contract/cart';
import {
  cancelOrder,
  getOrder,
  getTicket,
  listOrders,
  listPayments,
  startCheckout,
} from '@ponte/contract/orders';
import { getReviewSheet, saveReview } from '@ponte/contract/reviews';
import { calculateShipping, estimateShipping, listPickupPoints } from '@ponte/contract/shipping';
import { getStart } from '@ponte/contract/start';
import { add, compare, equals } from '@ponte/regional/money';
import { savedCart } from '../carts.ts';
import type { Area, CheckContext } from '../check.ts';
import { amountOf, goodsForSale } from '../goods.ts';
import { as, cities, resident, type Shopper } from '../shoppers.ts';
import { Absent, expect } from '../store.ts';

async function someProduct({ store }: CheckContext) {
  const [product] = await goodsForSale(store);
  expect(product !== undefined, 'Nothing can be bought.');
  return product;
}

const destination = { cidade_id: cities.foz, moeda_id: 2 };

/** A cart with its ways of delivery, at the checkout of its customer. */
async function atCheckout(context: CheckContext, customer: Shopper) {
  const { cart } = await savedCart(context.store, await someProduct(context), 2, customer.token);
  const options = await context.store.ask(
    calculateShipping,
    as(customer, { params: { external_id: cart.external_id }, body: destination }),
  );
  const [option] = options;
  expect(option !== undefined, 'Nothing is delivered to Foz do Iguaçu.');
  const body = {
    token_entrega: option.token,
    valor_frete: option.valor,
    entrega_servico_id:
      option.entrega_servico_id === null ? null : Number(option.entrega_servico_id),
  };
  return { cart, option, body, params: { external_id: cart.external_id } };
}

/** An order that waits for its payment. */
async function placedOrder(context: CheckContext, customer: Shopper) {
  const choice = await atCheckout(context, customer);
  const placed = await context.store.ask(
    startCheckout,
    as(customer, { params: choice.params, body: choice.body }),
  );
  expect(
    typeof placed.external_id === 'string',
    'A checkout does not say its order’s external_id.',
  );
  const [link] = [placed.link_pagamento].flat();
  expect(link !== undefined, 'A checkout has no payment link.');
  const order = { external_id: placed.external_id };
  return {
    ...choice,
    order,
    link,
    read: () => context.store.ask(getOrder, as(customer, { params: order })),
  };
}

export const purchase: Area = {
  name: 'purchase',
  checks: [
    {
      name: 'ways of delivery come cheapest first, each with a token and an amount',
      run: async (context) => {
        const customer = await context.shoppers.another(resident);
        const { cart } = await savedCart(
          context.store,
          await someProduct(context),
          1,
          customer.token,
        );
        const options = await context.store.ask(
          calculateShipping,
          as(customer, {
            params: { external_id: cart.external_id },
            body: { cidade_id: cities.este, moeda_id: 3 },
          }),
        );
        expect(options.length > 0, 'Nothing is delivered to Ciudad del Este.');
        const amounts = options.map(({ valor }) => amountOf(valor, 'PYG'));
        expect(
          amounts.every(
            (amount, index) => index === 0 || compare(amounts[index - 1] ?? amount, amount) <= 0,
          ),
          'Ways of delivery are not cheapest first.',
        );
        expect(
          options.every(({ token }) => token !== ''),
          'A way of delivery has no token.',
        );
      },
    },
    {
      name: 'delivery of an unknown cart is 404, to an unknown kind of place 422',
      run: async (context) => {
        const unknown = { external_id: '00000000-0000-4000-8000-000000000000' };
        await context.store.refuses(calculateShipping, 404, { params: unknown, body: destination });
        const { cart } = await savedCart(context.store, await someProduct(context));
        await context.store.refuses(calculateShipping, 422, {
          params: { external_id: cart.external_id },
          body: { ...destination, cidade_id: 0 },
        });
      },
    },
    {
      name: 'a cart’s places of pickup have an id each',
      run: async (context) => {
        const { cart } = await savedCart(context.store, await someProduct(context));
        const points = await context.store.ask(listPickupPoints, {
          params: { external_id: cart.external_id },
        });
        const known = points.map(({ id }) => Number(id));
        expect(new Set(known).size === known.length, 'Two places of pickup have one id.');
      },
    },
    {
      name: 'a product’s delivery is estimated before there is a cart',
      optional: true,
      run: async (context) => {
        const product = await someProduct(context);
        await context.store.askOptional(estimateShipping, {
          params: { slugOrId: Number(product.id) },
          query: { cidade_id: cities.foz, pais_id: 1 },
        });
      },
    },
    {
      name: 'a checkout needs its customer’s session',
      run: async (context) => {
        const { params, body } = await atCheckout(context, await context.shoppers.one());
        await context.store.refuses(startCheckout, 401, { params, body });
        const stranger = await context.shoppers.another();
        await context.store.refuses(startCheckout, 404, as(stranger, { params, body }));
      },
    },
    {
      name: 'a delivery’s token that the store did not sign is refused',
      run: async (context) => {
        const customer = await context.shoppers.one();
        const { params, body } = await atCheckout(context, customer);
        const forged = { ...body, token_entrega: `${body.token_entrega.slice(0, -4)}AAAA` };
        await context.store.refuses(
          startCheckout,
          [409, 422],
          as(customer, { params, body: forged }),
        );
      },
    },
    {
      name: 'an order has the cart’s lines, and goods and delivery make its total',
      run: async (context) => {
        const customer = await context.shoppers.one();
        const { cart, option, read } = await placedOrder(context, customer);
        const order = await read();
        const total = add(amountOf(cart.valor_total, 'USD'), amountOf(option.valor, 'USD'));
        expect(
          equals(amountOf(order.valor_total, 'USD'), total),
          `The order’s total is ${order.valor_total}; cart and delivery make ${total.minor} in minor units.`,
        );
        expect(order.status === 'PAGAMENTO', `An unpaid order is ${order.status}, not PAGAMENTO.`);
        expect(
          order.itens?.map(({ qtde }) => Number(qtde)).join() === '2',
          'The order has other lines than the cart.',
        );
        expect(
          Number(order.moeda_id) === 1,
          `An order in dollars has moeda_id ${order.moeda_id}, not 1 (the orders’ own numbering).`,
        );
        expect(!order.codigo_retirada, 'An unpaid order has a pickup code.');
      },
    },
    {
      name: 'the same checkout again is the same order',
      run: async (context) => {
        const customer = await context.shoppers.one();
        const { params, body, order, link } = await placedOrder(context, customer);
        const again = await context.store.ask(startCheckout, as(customer, { params, body }));
        expect(again.external_id === order.external_id, 'The same choice made a second order.');
        expect(
          [again.link_pagamento].flat()[0] === link,
          'The same choice has another payment link.',
        );
      },
    },
    {
      name: 'a note to the shop is kept with its order, the last one alone',
      optional: true,
      run: async (context) => {
        const { loja } = await context.store.ask(getStart);
        if (!loja?.aceita_observacao) {
          throw new Absent('aceita_observacao of the start data is not true');
        }
        const customer = await context.shoppers.one();
        const { params, body, order, read } = await placedOrder(context, customer);
        const { observacao } = await read();
        expect(!observacao, 'An order without a note has one.');
        const noted = { ...body, observacao: ' Ana retira.\nObrigado! ' };
        const again = await context.store.ask(startCheckout, as(customer, { params, body: noted }));
        expect(again.external_id === order.external_id, 'The same choice made a second order.');
        const kept = (await read()).observacao;
        expect(kept === noted.observacao.trim(), `The order’s note is ${JSON.stringify(kept)}.`);
        await context.store.refuses(
          startCheckout,
          422,
          as(customer, { params, body: { ...body, observacao: 'x'.repeat(501) } }),
        );
      },
    },
    {
      name: 'a payment’s link is https, or loopback',
      run: async (context) => {
        const { link } = await placedOrder(context, await context.shoppers.one());
        const { protocol, hostname } = new URL(link);
        const isLoopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
        expect(
          protocol === 'https:' || isLoopback,
          `The payment link is ${protocol}//${hostname}.`,
        );
      },
    },
    {
      name: 'orders are listed newest first, and are nobody else’s',
      run: async (context) => {
        const customer = await context.shoppers.another();
        const older = await placedOrder(context, customer);
        const newer = await placedOrder(context, customer);
        const { data } = await context.store.ask(listOrders, as(customer));
        const listed = data.map(({ external_id }) => external_id);
        expect(
          listed.join() === [newer, older].map(({ order }) => order.external_id).join(),
          'The list has other orders, or not newest first.',
        );
        const stranger = await context.shoppers.one();
        await context.store.refuses(getOrder, 404, as(stranger, { params: older.order }));
        await context.store.refuses(getOrder, 401, { params: older.order });
      },
    },
    {
      name: 'a payment’s progress is told without a session, and nothing personal with it',
      run: async (context) => {
        const customer = await context.shoppers.one();
        const { order } = await placedOrder(context, customer);
        const progress = await context.store.ask(listPayments, { params: order });
        expect(progress.pagamentos.length > 0, 'An order that waits for payment has no payment.');
        expect(
          progress.pagamentos.every(({ status }) => status === 'AGUARDANDO'),
          'A payment that nobody made is not AGUARDANDO.',
        );
        await context.store.refuses(listPayments, 404, {
          params: { external_id: 'an-invented-order-id-0000' },
        });
      },
    },
    {
      name: 'an unpaid order is cancelled by its customer, twice alike',
      run: async (context) => {
        const customer = await context.shoppers.another();
        const { order } = await placedOrder(context, customer);
        const stranger = await context.shoppers.one();
        await context.store.refuses(cancelOrder, 404, as(stranger, { params: order }));
        const cancelled = await context.store.ask(cancelOrder, as(customer, { params: order }));
        expect(
          cancelled.status === 'AGUARDANDO',
          `A cancelled order is ${cancelled.status}, not AGUARDANDO.`,
        );
        expect(
          cancelled.pagamentos?.every(({ status }) => status === 'CANCELADO') === true,
          'A cancelled order has a payment that is not CANCELADO.',
        );
      },
    },
    {
      name: 'a paid order has a pickup code and a ticket, its cart is bought, and it cannot be paid or cancelled again',
      needs: ['pay'],
      run: async (context) => {
        const customer = await context.shoppers.another();
        const { order, link, params, body, read } = await placedOrder(context, customer);
        await context.store.refuses(getTicket, [404, 409], as(customer, { params: order }));
        await context.fixtures.pay(link);
        const paid = await read();
        expect(paid.status === 'PAGO', `A paid order is ${paid.status}, not PAGO.`);
        expect(Boolean(paid.codigo_retirada), 'A paid order has no pickup code.');
        const ticket = await context.store.ask(getTicket, as(customer, { params: order }));
        const head = await ticket.slice(0, 5).text();
        expect(head === '%PDF-', 'The ticket is no PDF.');
        const cart = await context.store.ask(
          getCart,
          as(customer, { params: { external_id: params.external_id } }),
        );
        expect(cart.comprado === true, 'The cart of a paid order is not comprado.');
        await context.store.refuses(startCheckout, 409, as(customer, { params, body }));
        await context.store.refuses(cancelOrder, 409, as(customer, { params: order }));
      },
    },
    {
      name: 'a declined payment may be made again',
      needs: ['decline', 'pay'],
      run: async (context) => {
        const customer = await context.shoppers.another();
        const { order, link, read } = await placedOrder(context, customer);
        await context.fixtures.decline(link);
        const { pagamentos } = await context.store.ask(listPayments, { params: order });
        expect(
          pagamentos.some(({ status }) => status === 'RECUSADO'),
          'A declined payment is not RECUSADO.',
        );
        await context.fixtures.pay(link);
        expect(
          (await read()).status === 'PAGO',
          'A payment made after a declined one does not pay its order.',
        );
      },
    },
    {
      name: 'who asks for a mail about a product is answered, a link that was made up is refused',
      optional: true,
      run: async (context) => {
        const product = await someProduct(context);
        const params = { slugOrId: Number(product.id) };
        const asked = await context.store.askOptional(askAlert, {
          params,
          body: { tipo: 'preco', email: context.shoppers.form().email },
        });
        expect(!asked.confirmado, 'A guest’s address counts without having been confirmed.');
        await context.store.refuses(confirmAlert, 404, {
          params: { token: 'an-invented-token-000000' },
        });
        // Mail programs post to it for any address, so the response reveals nothing.
        await context.store.ask(leaveAlerts, { params: { token: 'an-invented-token-000000' } });
      },
    },
    {
      name: 'nobody reviews what they did not buy',
      optional: true,
      run: async ({ store }) => {
        const params = { token: 'an-invented-token-000000' };
        await store.refuses(getReviewSheet, [401, 404], { params });
        const body = { produto_id: 1, nota: 5, texto: '' };
        await store.refuses(saveReview, [401, 404], { params, body });
      },
    },
  ],
};
