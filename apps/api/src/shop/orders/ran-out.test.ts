import { cancelOrder, listPayments } from '@ponte/contract/orders';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../../adapters/mail/outbox.ts';
import { cartItems, carts } from '../../platform/db/schema/index.ts';
import { paraguayanForm, signUp } from '../../testing/customers.ts';
import { atCheckout, checkOut, choiceOf, orderAtCounter, press } from '../../testing/shopping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let now = Date.UTC(2026, 10, 28, 12);
const sent: Mail[] = [];
beforeAll(async () => {
  shop = await startTestApp(undefined, {
    limitFactor: 100,
    clock: { now: () => now },
    transport: async (mail) => void sent.push(mail),
  });
});
afterAll(() => shop.close());

const minutes = (count: number) => void (now += count * 60_000);

/** The mails about orders that ran out, since the last call. */
async function told(recipient: string): Promise<Mail[]> {
  await shop.runJobs();
  return sent
    .splice(0)
    .filter((mail) => mail.recipient === recipient && /venceu|Venció/.test(mail.subject));
}

const unpaid = { pagar_ate: '2026-11-28T13:00:00.000Z', cancelado_em: null };
/** What anyone who has the address of an order reads: the session of its buyer may be over by then. */
async function standing(external_id: string) {
  const answer = await shop.call(listPayments, { params: { external_id } });
  const { pagamentos, pagar_ate, cancelado_em } = answer;
  return { status: pagamentos[0]?.status, pagar_ate, cancelado_em };
}

test.each([
  [
    'Portuguese',
    undefined,
    2,
    'O prazo para pagar venceu',
    'venceu em 28 de novembro, às 10:00 (hora do Paraguai)',
    'Voltar ao carrinho: http',
  ],
  [
    'Spanish',
    paraguayanForm,
    3,
    'Venció el plazo para pagar',
    'venció el 28 de noviembre a las 10:00 (hora del Paraguay)',
    'Volver al carrito: http',
  ],
])(
  'an order that nobody paid in time says so, and its buyer reads it in %s, once',
  async (...row) => {
    const [, form, currency, subject, when, cart] = row;
    now = Date.UTC(2026, 10, 28, 12);
    const { token, email } = await signUp(shop, form);
    const { externalId, read } = await orderAtCounter(shop, token, currency);
    const { pedido } = await read();
    expect(await standing(externalId)).toEqual({ status: 'AGUARDANDO', ...unpaid });
    minutes(61);
    expect(await told(email)).toEqual([]);
    minutes(2);

    const [mail, ...more] = await told(email);

    expect(await standing(externalId)).toEqual({ status: 'CANCELADO', ...unpaid });
    expect(mail?.subject).toBe(`${subject}: pedido ${pedido}`);
    for (const words of [when, cart, '/carrinho\n', `/pedido/${externalId}\n`]) {
      expect(mail?.body).toContain(words);
    }
    expect(more).toEqual([]);
    minutes(600);
    expect(await told(email)).toEqual([]);
  },
);

test('the mail leads to no cart that holds other goods by now', async () => {
  now = Date.UTC(2026, 10, 28, 12);
  const { token, email } = await signUp(shop);
  const { cartId } = await orderAtCounter(shop, token);
  await shop.db
    .update(cartItems)
    .set({ active: false })
    .where(
      inArray(
        cartItems.cartId,
        shop.db.select({ id: carts.id }).from(carts).where(eq(carts.externalId, cartId)),
      ),
    );
  minutes(63);

  const [mail] = await told(email);

  expect(mail?.body).toContain('Nada foi cobrado.');
  expect(mail?.body).not.toContain('/carrinho');
});

test('who cancels reads when in the order, and gets no mail that it ran out', async () => {
  now = Date.UTC(2026, 10, 28, 12);
  const { token, email } = await signUp(shop);
  const { externalId } = await orderAtCounter(shop, token);
  minutes(5);
  await shop.call(cancelOrder, { token, params: { external_id: externalId } });
  minutes(60);

  expect(await told(email)).toEqual([]);
  expect(await standing(externalId)).toEqual({
    status: 'CANCELADO',
    pagar_ate: unpaid.pagar_ate,
    cancelado_em: '2026-11-28T12:05:00.000Z',
  });
});

test('an order that another choice replaced says that it ended, and is not written about', async () => {
  now = Date.UTC(2026, 10, 28, 12);
  const { token, email, cartId, counter, point } = await atCheckout(shop, 'resident');
  const { external_id: first = '' } = await checkOut(shop, token, cartId, choiceOf(counter));
  minutes(5);
  await checkOut(shop, token, cartId, choiceOf(point, { id_ponto_entrega: 2 }));
  minutes(63);

  expect(await told(email)).toHaveLength(1);
  const params = { external_id: first ?? '' };
  expect(await shop.call(listPayments, { params })).toMatchObject({
    cancelado_em: '2026-11-28T12:05:00.000Z',
    link_pagamento: null,
  });
});

test('one that is paid after all is neither over nor cancelled any more, and says when it was paid', async () => {
  now = Date.UTC(2026, 10, 28, 12);
  const { token, email } = await signUp(shop);
  const { page, read, externalId } = await orderAtCounter(shop, token);
  minutes(5);
  await press(shop, page, 'approve');
  const order = await read();
  minutes(63);

  expect(await told(email)).toEqual([]);
  expect(await standing(externalId)).toEqual({
    status: 'PAGO',
    pagar_ate: null,
    cancelado_em: null,
  });
  expect(order.pagamentos?.[0]?.pago_em).toBe('2026-11-28T12:05:00.000Z');
});

test('a page of the sandbox that is opened too late leads back to the shop', async () => {
  now = Date.UTC(2026, 10, 28, 12);
  const { token } = await signUp(shop);
  const { page, externalId } = await orderAtCounter(shop, token);
  minutes(61);

  const answer = await shop.app.request(`${page.pathname}${page.search}`);

  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain(`/checkout/payment?external_id=${externalId}">`);
});
