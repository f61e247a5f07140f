import { wireProductPage } from '@ponte/contract/products';
import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders, payments, products, sandboxPayments } from '../db/schema/index.ts';
import { lastMail, paraguayanForm, signUp } from '../testing/customers.ts';
import {
  atCheckout,
  checkOut,
  choiceOf,
  orderAtCounter,
  press as pressToPay,
} from '../testing/shopping.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { actionsOf, type StaffAction } from './staff-actions.ts';

const origin = 'https://api.example';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp(undefined, { staffPage: true, limitFactor: 100 });
});
afterAll(() => shop.close());

const press = async (order: string, action: string, headers: Record<string, string> = {}) =>
  shop.app.request(`${origin}/staff`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: origin,
      ...headers,
    },
    body: new URLSearchParams({ order, action }).toString(),
  });

async function ordered(form?: Record<string, string | Blob>) {
  const { token, email } = await signUp(shop, form);
  const order = await orderAtCounter(shop, token, form === paraguayanForm ? 3 : 2);
  const stands = async () => {
    const { status, pagamentos } = await order.read();
    return [status, pagamentos?.[0]?.status];
  };
  return { ...order, email, stands };
}

describe('the store’s side of an order', () => {
  // Spec: accounts 4.10
  test.each<[readonly StaffAction[], string, string]>([
    [['decline'], 'PAGAMENTO', 'RECUSADO'],
    [['cancel'], 'AGUARDANDO', 'CANCELADO'],
    [['cancel', 'approve'], 'PAGO', 'PAGO'],
    [['authorize'], 'AUTORIZADO', 'AGUARDANDO'],
    [['authorize', 'approve'], 'PAGO', 'PAGO'],
    [['approve', 'ship'], 'ENVIADO', 'PAGO'],
    [['approve', 'ship', 'collect'], 'ENVIADO', 'FINALIZADO'],
    [['approve', 'collect'], 'PAGO', 'FINALIZADO'],
    [['approve', 'ship', 'refund'], 'ESTORNADO', 'PAGO'],
  ])('after %j is %s, its payment %s', async (actions, status, payment) => {
    const { externalId, stands } = await ordered();

    for (const action of actions) {
      const answer = await press(externalId, action);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/staff']);
    }

    expect(await stands()).toEqual([status, payment]);
  });

  // Spec: accounts 4.10
  test.each<[StaffAction[], string, string]>([
    [['approve'], 'Pagamento recebido: pedido', 'Pago recibido: pedido'],
    [['approve', 'ship'], 'Pronto para retirar: pedido', 'Listo para retirar: pedido'],
    [['approve', 'ship', 'collect'], 'Retirado: pedido', 'Retirado: pedido'],
    [['approve', 'refund'], 'Estorno do pedido', 'Reembolso del pedido'],
  ])('after %j is told by mail in the buyer’s language', async (actions, portuguese, spanish) => {
    for (const [form, subject] of [
      [undefined, portuguese],
      [paraguayanForm, spanish],
    ] as const) {
      const { externalId, email, read } = await ordered(form);
      for (const action of actions) await press(externalId, action);

      const mail = await lastMail(shop, email);
      expect(mail?.subject).toBe(`${subject} ${(await read()).pedido}`);
      expect(mail?.body).toContain(`.example/pedido/${externalId}\n`);
    }
  });

  test('on its way carries its code and place in the mail', async () => {
    const { externalId, email, read } = await ordered();
    await press(externalId, 'approve');
    await press(externalId, 'ship');
    const { codigo_retirada: code, entrega } = await read();

    const body = (await lastMail(shop, email))?.body;

    expect(body).toContain(`Código de retirada: ${code}`);
    expect(body).toContain(String(entrega?.endereco));
    expect(body).toContain(`Horário: ${entrega?.horario_atendimento}`);
    expect(body).toContain('Mapa: https://www.google.com/maps/search/');
  });

  test('of a cart that was paid twice pays the later payment back, says so, and is an error in the log', async () => {
    const { token, cartId, counter, point } = await atCheckout(shop, 'resident');
    const first = await checkOut(shop, token, cartId, choiceOf(counter));
    const second = await checkOut(shop, token, cartId, choiceOf(point, { id_ponto_entrega: 2 }));
    const staff = async () => (await shop.app.request(`${origin}/staff`)).text();
    // The provider had not closed the first page yet.
    const choices = await shop.db
      .select({ id: orders.id, reference: payments.reference })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(inArray(orders.externalId, [first.external_id ?? '', second.external_id ?? '']))
      .orderBy(orders.id);
    await shop.db
      .update(sandboxPayments)
      .set({ outcome: 'approved' })
      .where(eq(sandboxPayments.reference, choices[0]?.reference ?? ''));
    await press(second.external_id ?? '', 'approve');
    expect(await staff()).not.toContain('Paid twice');

    shop.passTime(4_000_000);
    await shop.runJobs();

    const because = 'Second payment of a cart that was paid before.';
    expect(shop.logged.filter((line) => line.includes('duplicate payment'))).toHaveLength(1);
    expect(await staff()).toContain(`${because} The provider has paid it back.`);
    expect(await staff()).not.toContain('Paid twice');
  });

  // Spec: decision 41
  test('handed over says so on the order, with when', async () => {
    const { externalId, read } = await ordered();
    await press(externalId, 'approve');
    expect((await read()).entrega?.entregue_em).toBeNull();

    await press(externalId, 'collect');

    expect(Date.parse((await read()).entrega?.entregue_em ?? '')).not.toBeNaN();
    expect(await (await shop.app.request(`${origin}/staff`)).text()).toContain('Collected');
  });

  // Spec: decision 41
  test.each([
    [
      'Portuguese',
      undefined,
      'Quando: Retire quinta, 20/11, até as 17h',
      'Onde: Ponte San Blas',
      'Horário: ',
    ],
    [
      'Spanish',
      paraguayanForm,
      'Cuándo: Retire el jueves 20/11 hasta las 17 h',
      'Dónde: Ponte San Blas',
      'Horario: ',
    ],
  ])('paid says in %s when and where it can be had', async (_, form, ...said) => {
    const { externalId, email } = await ordered(form);
    await press(externalId, 'approve');

    const body = (await lastMail(shop, email))?.body ?? '';

    for (const words of said) expect(body).toContain(words);
    expect(body).toContain('https://www.google.com/maps/search/?api=1&query=Ponte+San+Blas');
  });

  test('takes the pickup code back with the money', async () => {
    const { externalId, read } = await ordered();
    await press(externalId, 'approve');
    expect((await read()).codigo_retirada).not.toBeNull();

    await press(externalId, 'refund');

    expect((await read()).codigo_retirada).toBeNull();
  });

  test.each<[readonly StaffAction[], StaffAction]>([
    [[], 'ship'],
    [[], 'collect'],
    [[], 'refund'],
    [['approve'], 'decline'],
    [['approve'], 'cancel'],
    [['approve', 'refund'], 'ship'],
    [['approve', 'ship'], 'ship'],
  ])('after %j offers and does no %s', async (actions, action) => {
    const { externalId, stands } = await ordered();
    for (const done of actions) await press(externalId, done);
    const before = await stands();

    expect((await press(externalId, action)).status).toBe(404);
    expect(await stands()).toEqual(before);
  });

  test('sees what the buyer did meanwhile', async () => {
    const { externalId, page, stands } = await ordered();
    await pressToPay(shop, page, 'approve');

    expect((await press(externalId, 'decline')).status).toBe(404);
    expect(await stands()).toEqual(['PAGO', 'PAGO']);
  });
});

describe('a product', () => {
  const change = (fields: Record<string, string>, from = origin) =>
    shop.app.request(`${origin}/staff`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: from },
      body: new URLSearchParams(fields).toString(),
    });
  const firstProduct = async () => {
    const [first] = await shop.db.select().from(products).orderBy(products.id).limit(1);
    if (!first) throw new Error('The shop has no product.');
    return first;
  };
  const shown = async (id: number) => {
    const answer = await shop.app.request(`/api/public/products?moeda_id=2&per_page=100`);
    const { data } = v.parse(wireProductPage, await answer.json());
    return data.find((product) => Number(product.id) === id);
  };

  test('has another price, and is sold out, as soon as that is said', async () => {
    const { id, code } = await firstProduct();

    expect((await change({ product: code, price_usd: '12.34', in_stock: 'yes' })).status).toBe(303);
    expect(await shown(id)).toMatchObject({ valor_venda: '12.34', tem_estoque: true });

    expect((await change({ product: code, price_usd: '12.34' })).status).toBe(303);
    expect((await firstProduct()).inStock).toBe(false);
  });

  test.each([
    ['another code', 404, { product: 'no-such-code' }, origin],
    ['no price', 404, { price_usd: '' }, origin],
    ['a price of another form', 404, { price_usd: '-1.00' }, origin],
    ['a foreign page', 403, {}, 'https://evil.example'],
  ])('stays as it is for %s: %i', async (_, status, fields, from) => {
    const before = await firstProduct();

    const answer = await change({ product: before.code, price_usd: '99.00', ...fields }, from);

    expect(answer.status).toBe(status);
    expect(await firstProduct()).toEqual(before);
  });
});

describe('the page', () => {
  test('shows orders with what can be done, and runs no script', async () => {
    const { externalId } = await ordered();

    const answer = await shop.app.request(`${origin}/staff`);
    const text = await answer.text();
    const [form = ''] =
      text.match(new RegExp(`<form[^>]*>\\s*<input[^>]*${externalId}.*?</form>`, 's')) ?? [];

    expect([...form.matchAll(/value="(\w+)">/g)].map(([, action]) => action)).toEqual([
      'approve',
      'decline',
      'cancel',
      'authorize',
    ]);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
  });

  test.each([
    ['a foreign page', { Origin: 'https://evil.example' }],
    ['a sandboxed page', { Origin: 'null' }],
    ['another port', { Origin: 'https://api.example:8443' }],
    ['nobody knows where', { Origin: '' }],
  ])('does nothing that is pressed on %s', async (_, headers) => {
    const { externalId, stands } = await ordered();

    expect((await press(externalId, 'approve', headers)).status).toBe(403);
    expect(await stands()).toEqual(['PAGAMENTO', 'AGUARDANDO']);
  });

  test.each([
    ['http://localhost:4000', 200],
    ['http://127.0.0.1:4000', 200],
    ['http://evil.example', 404],
    ['http://localhost.evil.example', 404],
  ])('at %s answers %i', async (address, status) => {
    expect((await shop.app.request(`${address}/staff`)).status).toBe(status);
  });

  test('answers nothing but forms about orders that there are', async () => {
    const { externalId } = await ordered();

    expect((await press('an-order-that-is-not', 'approve')).status).toBe(404);
    expect((await press(externalId, 'delete')).status).toBe(404);
    const json = { 'Content-Type': 'application/json' };
    expect((await press(externalId, 'approve', json)).status).toBe(404);
  });

  // Spec: accounts 6.4
  test('is not there unless it is asked for', async () => {
    const real = await startTestApp();
    const answers = [
      await real.app.request('/staff'),
      await real.app.request('/staff', { method: 'POST', headers: { Origin: 'http://localhost' } }),
    ];
    await real.close();

    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});

test.each([
  ['PAGAMENTO', ['cancel', 'authorize']],
  ['AGUARDANDO', ['authorize']],
  ['AUTORIZADO', ['refund']],
] as const)(
  'where no payment is played, %s can become paid by its provider alone',
  (status, left) => {
    expect(actionsOf({ status }, [{ status: 'AGUARDANDO' }], undefined)).toEqual(left);
  },
);
