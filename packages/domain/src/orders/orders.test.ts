import { describe, expect, test } from 'vitest';
import { ok, settle, type Respond } from '../testing/index.ts';
import { openPurchase } from '../testing/open-purchase.ts';
import { ordersOf, standingOfOrder } from './index.ts';

const wireOrder = {
  id: 1,
  external_id: 'order-000000000001',
  pedido: '000001',
  created_at: '2026-11-22T10:00:00Z',
  status: 'PAGAMENTO',
  valor_total: '481558',
  moeda_id: 3,
  link_pagamento: 'https://pay.example/1',
  itens: [
    { qtde: 2, valor_unitario: '1', produto: { id: 8, nome: 'Serra' } },
    { qtde: 1, valor_unitario: '1', produto: { id: 404, nome: 'Antigo' } },
  ],
};

async function opened(over: Respond = () => undefined) {
  const purchase = await openPurchase({
    over: async (request) => {
      const { pathname } = request.url;
      const answer = await over(request);
      if (answer) return answer;
      if (pathname === '/ecom/venda/pedidos') return ok({ data: [wireOrder] });
      return pathname === '/ecom/venda/pedidos/order-000000000001' ? ok(wireOrder) : undefined;
    },
  });
  return { ...purchase, orders: ordersOf(purchase.shop) };
}

describe('orders', () => {
  // Spec: accounts 7.22
  test('are listed, and paid now where the link is one that the shop knows', async () => {
    const { orders, shop } = await opened();
    expect(orders.orders).toBeUndefined();
    await orders.load();
    const [order] = orders.orders ?? [];
    expect(order).toMatchObject({ number: '000001', total: { minor: 481_558, currency: 'PYG' } });
    expect(order && orders.paymentLink(order, standingOfOrder(order, 0))).toBe(
      'https://pay.example/1',
    );
    shop.dispose();
  });

  test('are gone once the session has ended', async () => {
    const { orders, shop } = await opened();
    await orders.load();
    shop.session.end();
    expect(ordersOf(shop).orders).toBeUndefined();
    shop.dispose();
  });

  // Spec: accounts 7.23, 8.10
  test('are shown one by one: loading, there, missing, failed', async () => {
    let broken = false;
    const { orders, shop } = await opened(({ url }) =>
      broken && url.pathname.includes('/pedidos/') ? { status: 403, body: {} } : undefined,
    );
    const id = 'order-000000000001';
    expect(orders.view(id)).toEqual({ status: 'loading', order: undefined });
    await orders.loadOrder(id);
    expect(orders.view(id)).toMatchObject({ status: 'ready', order: { number: '000001' } });
    expect(orders.view('another-order-0000')).toEqual({ status: 'loading', order: undefined });
    await orders.loadOrder('another-order-0000');
    expect(orders.view('another-order-0000')).toEqual({ status: 'missing' });
    broken = true;
    await orders.reloadOrder(id);
    expect(orders.view(id)).toEqual({
      status: 'failed',
      error: { kind: 'forbidden', messages: [] },
    });
    shop.dispose();
  });
});

describe('ordering again', () => {
  test('puts what can be bought into the cart, and names what can’t', async () => {
    const { orders, shop } = await opened();
    const loaded = await orders.loadOrder('order-000000000001');
    if (!loaded.ok) throw new Error('The order is there.');
    const result = await orders.reorder(loaded.value);
    expect(result).toMatchObject({
      ok: true,
      value: { added: 1, unavailable: [{ product: { name: 'Antigo' } }] },
    });
    expect(shop.cart.quantityOf(8)).toBe(2);
    await settle();
    shop.dispose();
  });

  test('is forgotten on the page of another order, and not on its own', async () => {
    const { orders, shop } = await opened();
    const loaded = await orders.loadOrder('order-000000000001');
    if (!loaded.ok) throw new Error('The order is there.');
    await orders.reorder(loaded.value);

    await orders.loadOrder('order-000000000001');
    expect(orders.reordering.status).toBe('done');
    await orders.loadOrder('another-order-0000');
    expect(orders.reordering.status).toBe('idle');
    shop.dispose();
  });

  test('adds nothing where the products can’t be asked for', async () => {
    const { orders, shop } = await opened(({ url }) =>
      url.pathname.endsWith('/404/details') ? { status: 500, body: '' } : undefined,
    );
    const loaded = await orders.loadOrder('order-000000000001');
    if (!loaded.ok) throw new Error('The order is there.');
    await orders.reorder(loaded.value);
    expect(orders.reordering.error).toEqual({ kind: 'server', status: 500 });
    expect(shop.cart.quantityOf(8)).toBe(0);
    shop.dispose();
  });
});

describe('a ticket', () => {
  const path = '/ecom/venda/pedidos/order-000000000001/comprovante';
  const pdf = { status: 200, body: '%PDF-1.7', headers: { 'Content-Type': 'application/pdf' } };
  const ticketOf = async (answer: Respond) => {
    const purchase = await opened((request) =>
      request.url.pathname === path ? answer(request) : undefined,
    );
    const loaded = await purchase.orders.loadOrder('order-000000000001');
    if (!loaded.ok) throw new Error('The order is there.');
    return { ...purchase, ticket: purchase.orders.ticketOf(loaded.value) };
  };

  test('is the PDF that the store draws, in the customer’s language', async () => {
    let asked = '';
    const { ticket, shop } = await ticketOf(({ url }) => {
      asked = url.search;
      return pdf;
    });

    const result = await ticket.fetch();

    expect(asked).toBe('?lang=es');
    expect(result.ok && (await result.value.text())).toBe('%PDF-1.7');
    expect(ticket.request.status).toBe('done');
    shop.dispose();
  });

  test('is asked for once, however often it is pressed', async () => {
    let asked = 0;
    const { ticket, shop } = await ticketOf(() => {
      asked += 1;
      return pdf;
    });

    await Promise.all([ticket.fetch(), ticket.fetch()]);

    expect(asked).toBe(1);
    shop.dispose();
  });

  test.each([
    ['can’t be drawn', { status: 503, body: {} }, 'server'],
    ['is not there yet', { status: 409, body: { message: 'Awaited' } }, 'conflict'],
    ['was asked for too often', { status: 429, body: { message: 'Wait' } }, 'rateLimited'],
    ['is a page instead', { ...pdf, headers: { 'Content-Type': 'text/html' } }, 'contract'],
  ] as const)('that %s has failed, and can be asked for again', async (_, answer, kind) => {
    let answers: ReturnType<Respond> = answer;
    const { ticket, shop } = await ticketOf(() => answers);

    await ticket.fetch();
    expect(ticket.request.error?.kind).toBe(kind);

    answers = pdf;
    expect((await ticket.fetch()).ok).toBe(true);
    shop.dispose();
  });
});
