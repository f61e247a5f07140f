/**
 * An order from its payment to the counter: paid on the sandbox's page, handled in the back office.
 */
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders, payments, refunds, sandboxPayments } from '../../platform/db/schema/index.ts';
import { lastMail, paraguayanForm, signUp } from '../../testing/customers.ts';
import { actOnOrder } from '../../testing/order-acts.ts';
import { atCheckout, checkOut, choiceOf, orderAtCounter, press } from '../../testing/shopping.ts';
import { startStaffedShop } from '../../testing/staff.ts';
import { testOrigins, type TestApp } from '../../testing/test-app.ts';
import { changeStatus } from './change-status.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startStaffedShop({ demoOwner: true, limitFactor: 1000 });
});
afterAll(() => shop.close());

async function ordered(form?: Record<string, string | Blob>) {
  const { token, email } = await signUp(shop, form);
  const order = await orderAtCounter(shop, token, form === paraguayanForm ? 3 : 2);
  const stands = async () => {
    const [row] = await shop.db
      .select({ order: orders.status, payment: payments.status })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(eq(orders.externalId, order.externalId));
    return [row?.order, row?.payment];
  };
  return { ...order, email, stands };
}

type Ordered = Pick<Awaited<ReturnType<typeof ordered>>, 'externalId' | 'page'>;

const play = (action: string) => async (order: Ordered) =>
  (await press(shop, order.page, action)).status === 303;

const act = (name: Parameters<typeof actOnOrder>[2]) => async (order: Ordered) =>
  (await actOnOrder(shop, order.externalId, name)).ok;

/** What can happen to an order; false when it was refused. */
const steps = {
  approve: play('approve'),
  decline: play('decline'),
  payLate: play('late'),
  expire: async () => {
    shop.passTime(4_000_000);
    await shop.runJobs();
    return true;
  },
  authorize: async ({ externalId }: Ordered) => {
    const [order] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));
    const clock = { now: () => shop.now() };
    const deps = { db: shop.db, clock, origins: testOrigins, mailDue: () => undefined };
    return changeStatus(deps, order?.id ?? 0, 'AUTORIZADO');
  },
  cancel: act('cancel'),
  ship: act('ship'),
  handOver: act('handOver'),
  refund: act('refund'),
} satisfies Record<string, (order: Ordered) => Promise<boolean>>;
type Step = keyof typeof steps;

async function take(order: Ordered, ...taken: readonly Step[]): Promise<void> {
  for (const step of taken) expect([step, await steps[step](order)]).toEqual([step, true]);
}

describe('an order', () => {
  // Spec: accounts 4.10
  test.each<[readonly Step[], string, string]>([
    [['decline'], 'PAGAMENTO', 'RECUSADO'],
    [['cancel'], 'AGUARDANDO', 'CANCELADO'],
    [['expire'], 'AGUARDANDO', 'CANCELADO'],
    [['expire', 'payLate'], 'PAGO', 'PAGO'],
    [['authorize'], 'AUTORIZADO', 'AGUARDANDO'],
    [['authorize', 'approve'], 'PAGO', 'PAGO'],
    [['approve', 'ship'], 'ENVIADO', 'PAGO'],
    [['approve', 'ship', 'handOver'], 'ENVIADO', 'FINALIZADO'],
    [['approve', 'handOver'], 'PAGO', 'FINALIZADO'],
    [['approve', 'ship', 'refund'], 'ESTORNADO', 'PAGO'],
  ])('after %j is %s, its payment %s', async (taken, status, payment) => {
    const order = await ordered();

    await take(order, ...taken);

    expect(await order.stands()).toEqual([status, payment]);
  });

  // Spec: accounts 4.10
  test.each<[Step[], string, string]>([
    [['approve'], 'Pagamento recebido: pedido', 'Pago recibido: pedido'],
    [['approve', 'ship'], 'Pronto para retirar: pedido', 'Listo para retirar: pedido'],
    [['approve', 'ship', 'handOver'], 'Retirado: pedido', 'Retirado: pedido'],
    [['approve', 'refund'], 'Pagamento devolvido: pedido', 'Pago devuelto: pedido'],
  ])('after %j is told by mail in the buyer’s language', async (taken, portuguese, spanish) => {
    for (const [form, subject] of [
      [undefined, portuguese],
      [paraguayanForm, spanish],
    ] as const) {
      const order = await ordered(form);
      await take(order, ...taken);

      const mail = await lastMail(shop, order.email);
      expect(mail?.subject).toBe(`${subject} ${(await order.read()).pedido}`);
      expect(mail?.body).toContain(`.example/pedido/${order.externalId}\n`);
    }
  });

  test('on its way carries its code and place in the mail', async () => {
    const order = await ordered();
    await take(order, 'approve', 'ship');
    const { codigo_retirada: code, entrega } = await order.read();

    const body = (await lastMail(shop, order.email))?.body;

    expect(body).toContain(`Código de retirada: ${code}`);
    expect(body).toContain(String(entrega?.endereco));
    expect(body).toContain(`Horário: ${entrega?.horario_atendimento}`);
    expect(body).toContain('Mapa: https://www.google.com/maps/search/');
  });

  // Spec: decision 41
  test('handed over says so, with the time', async () => {
    const order = await ordered();
    await take(order, 'approve');
    expect((await order.read()).entrega?.entregue_em).toBeNull();

    await take(order, 'handOver');

    expect(Date.parse((await order.read()).entrega?.entregue_em ?? '')).not.toBeNaN();
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
    const order = await ordered(form);
    await take(order, 'approve');

    const body = (await lastMail(shop, order.email))?.body ?? '';

    for (const words of said) expect(body).toContain(words);
    expect(body).toContain('https://www.google.com/maps/search/?api=1&query=Ponte+San+Blas');
  });

  test('takes the pickup code back with the money', async () => {
    const order = await ordered();
    await take(order, 'approve');
    expect((await order.read()).codigo_retirada).not.toBeNull();

    await take(order, 'refund');

    expect((await order.read()).codigo_retirada).toBeNull();
  });

  test.each<[readonly Step[], Step]>([
    [[], 'ship'],
    [[], 'handOver'],
    [[], 'refund'],
    [[], 'payLate'],
    [['approve'], 'cancel'],
    [['approve'], 'payLate'],
    [['approve', 'refund'], 'ship'],
    [['approve', 'refund'], 'handOver'],
    [['approve', 'ship'], 'ship'],
    [['approve', 'ship'], 'cancel'],
    [['expire'], 'approve'],
    [['expire'], 'decline'],
  ])('after %j refuses to %s, and stays as it is', async (taken, step) => {
    const order = await ordered();
    await take(order, ...taken);
    const before = await order.stands();

    expect(await steps[step](order)).toBe(false);
    expect(await order.stands()).toEqual(before);
  });

  test('that was paid is not declined by a page that was left open', async () => {
    const order = await ordered();
    await take(order, 'approve', 'decline');

    expect(await order.stands()).toEqual(['PAGO', 'PAGO']);
  });
});

test('a cart that was paid twice has the later payment paid back, with an error in the log', async () => {
  const { token, cartId, counter, point } = await atCheckout(shop, 'resident');
  const first = await checkOut(shop, token, cartId, choiceOf(counter));
  const second = await checkOut(shop, token, cartId, choiceOf(point, { id_ponto_entrega: 2 }));
  const [later = ''] = [second.link_pagamento].flat();
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
  await press(shop, new URL(later), 'approve');

  await steps.expire();

  const states = await shop.db
    .select({ status: orders.status, refund: refunds.status, reason: refunds.reason })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(
      inArray(
        orders.id,
        choices.map(({ id }) => id),
      ),
    )
    .orderBy(orders.id);
  expect(states).toEqual([
    { status: 'ESTORNADO', refund: 'done', reason: 'duplicate' },
    { status: 'PAGO', refund: null, reason: null },
  ]);
  expect(shop.logged.filter((line) => line.includes('duplicate payment'))).toHaveLength(1);
});
