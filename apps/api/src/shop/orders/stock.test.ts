import { createCart, getCart, updateCart } from '@ponte/contract/cart';
import { cancelOrder } from '@ponte/contract/orders';
import { getProductDetails } from '@ponte/contract/products';
import { getStaffOrder } from '@ponte/contract/staff';
import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importCatalogue } from '../../catalogue/import/import-catalogue.ts';
import type { BadLine } from '../../catalogue/import/read-file.ts';
import {
  orderItems,
  orders,
  payments,
  products,
  sandboxPayments,
  stockMovements,
} from '../../platform/db/schema/index.ts';
import { silentLog } from '../../platform/runtime/log.ts';
import { signUp } from '../../testing/customers.ts';
import {
  atCheckout,
  checkOut,
  choiceOf,
  cities,
  newCart,
  orderAtCounter,
  press,
  refuseCheckout,
  saveCart,
  shippingOf,
} from '../../testing/shopping.ts';
import { openDemo, startStaffedShop } from '../../testing/staff.ts';
import { startTestApp, testOrigins, testStart, type TestApp } from '../../testing/test-app.ts';
import { changeStatus, handOver } from './change-status.ts';
import { settlePayment } from './settle-payment.ts';

let shop: TestApp;
let token: string;
beforeEach(async () => {
  shop = await startTestApp();
  ({ token } = await signUp(shop));
});
afterEach(() => shop.close());

/** How many pieces of product 8, the one that is ordered, the shop has. */
const setShelf = (shelf: number | null) =>
  shop.db.update(products).set({ shelf }).where(eq(products.id, 8));

const pieces = async () => {
  const [row] = await shop.db.select().from(products).where(eq(products.id, 8));
  return { shelf: row?.shelf, promised: row?.promised };
};

const details = () => shop.call(getProductDetails, { params: { slugOrId: '8' }, query: {} });

const context = () => ({
  db: shop.db,
  clock: { now: () => testStart },
  mailDue: () => undefined,
  origins: testOrigins,
});

const orderId = async (externalId: string) => {
  const [row] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));
  return row?.id ?? 0;
};

/** A cart and its delivery, before another order takes its pieces. */
const atCounter = async (quantity: number) => {
  const cartId = await saveCart(shop, token, quantity);
  const [counter] = await shippingOf(shop, cartId, { cidade_id: cities.foz }, token);
  return { cartId, choice: choiceOf(counter) };
};

const twoHours = 7_200_000;

describe('a cart that asks for more pieces than are left', () => {
  // Spec: decision 45
  test.each([
    ['pt', 1, 'De Alicate universal resta 1 unidade.'],
    ['es', 3, 'De Alicate universal quedan 3 unidades.'],
  ])('is refused by name with what is left (%s, %s)', async (lang, left, sentence) => {
    await setShelf(left);

    const { status, body } = await shop.refused(createCart, { body: newCart(99), query: { lang } });

    expect(status).toBe(422);
    expect(body).toMatchObject({
      message: sentence,
      errors: { 'itens.0.qtde': [sentence] },
      restantes: { 'itens.0.qtde': left },
    });
  });

  test('may have as many as are left, and any number where stock is not counted', async () => {
    await setShelf(2);
    expect((await shop.call(createCart, { body: newCart(2) })).itens).toHaveLength(1);
    await setShelf(null);
    expect((await shop.call(createCart, { body: newCart(99) })).itens).toHaveLength(1);
  });

  test('keeps a removed line, whatever it asks for', async () => {
    await setShelf(1);
    const cart = newCart(99);
    const itens = cart.itens.map((line) => ({ ...line, ativo: false }));
    expect((await shop.call(createCart, { body: { ...cart, itens } })).itens).toHaveLength(1);
  });
});

describe('an open payment', () => {
  // Spec: decision 45
  test('holds the last piece: no other order gets it, and pages say so', async () => {
    await setShelf(1);
    await orderAtCounter(shop, token);

    expect(await pieces()).toEqual({ shelf: 1, promised: 1 });
    shop.passTime(2_000);
    expect((await details()).tem_estoque).toBe(false);
    const other = await signUp(shop);
    const refused = await shop.refused(createCart, { token: other.token, body: newCart(1) });
    expect(refused.body.errors).toEqual({
      'itens.0.produto_id': ['Alicate universal está sem estoque.'],
    });
  });

  test('shows pages only the free pieces', async () => {
    await setShelf(4);
    await orderAtCounter(shop, token);
    expect((await details()).quantidade_restante).toBe(3);
  });

  test('leaves its own pieces to its cart, which can be saved and ordered again', async () => {
    await setShelf(2);
    const { cartId, choice } = await atCounter(2);
    const first = await checkOut(shop, token, cartId, choice);

    const { itens } = await shop.call(getCart, { token, params: { external_id: cartId } });
    expect(itens[0]?.produto?.tem_estoque).toBe(true);
    const body = { ...newCart(1), external_id: cartId };
    await shop.call(updateCart, { token, params: { external_id: cartId }, body });
    const [counter] = await shippingOf(shop, cartId, { cidade_id: cities.foz }, token);
    const second = await checkOut(shop, token, cartId, choiceOf(counter));

    expect(second.external_id).not.toBe(first.external_id);
    expect(await pieces()).toEqual({ shelf: 2, promised: 1 });
  });

  // Spec: decision 45
  test('gives its pieces back when its link runs out', async () => {
    await setShelf(1);
    await orderAtCounter(shop, token);
    shop.passTime(twoHours);
    await shop.runJobs();

    expect(await pieces()).toEqual({ shelf: 1, promised: 0 });
    expect((await details()).tem_estoque).toBe(true);
  });

  test('gives its pieces back when its buyer cancels', async () => {
    await setShelf(1);
    const { externalId } = await orderAtCounter(shop, token);
    await shop.call(cancelOrder, { token, params: { external_id: externalId } });

    expect(await pieces()).toEqual({ shelf: 1, promised: 0 });
  });

  // Spec: decision 45, 50
  test('that is made leaves its pieces on the shelf, promised, and a refund frees them', async () => {
    await setShelf(3);
    const { page, externalId } = await orderAtCounter(shop, token);
    await press(shop, page, 'approve');
    expect(await pieces()).toEqual({ shelf: 3, promised: 1 });

    await changeStatus(context(), await orderId(externalId), 'ESTORNADO');
    await shop.runJobs();
    expect(await pieces()).toEqual({ shelf: 3, promised: 0 });
  });

  test('that is made is off the shelf once it is handed over, and a refund alone puts nothing back', async () => {
    await setShelf(3);
    const { page, externalId } = await orderAtCounter(shop, token);
    await press(shop, page, 'approve');
    const id = await orderId(externalId);

    // Ready at the shop's own counter.
    await changeStatus(context(), id, 'ENVIADO');
    expect(await pieces()).toEqual({ shelf: 3, promised: 1 });
    await handOver(context(), id);
    expect(await pieces()).toEqual({ shelf: 2, promised: 0 });
    await changeStatus(context(), id, 'ESTORNADO');
    await shop.runJobs();
    expect(await pieces()).toEqual({ shelf: 2, promised: 0 });
  });

  test('that is made is off the shelf once it is sent to a partner’s counter', async () => {
    await setShelf(3);
    const { token: resident, cartId, point } = await atCheckout(shop, 'resident');
    const choice = choiceOf(point, { id_ponto_entrega: 2 });
    const { external_id, link_pagamento } = await checkOut(shop, resident, cartId, choice);
    await press(shop, new URL([link_pagamento].flat()[0] ?? ''), 'approve');
    const id = await orderId(external_id ?? '');

    await changeStatus(context(), id, 'ENVIADO');
    expect(await pieces()).toEqual({ shelf: 2, promised: 0 });
    await handOver(context(), id);
    expect(await pieces()).toEqual({ shelf: 2, promised: 0 });
  });

  test('promises pieces of goods that are not counted, and takes none off their shelf', async () => {
    await setShelf(null);
    const { page } = await orderAtCounter(shop, token);
    await press(shop, page, 'approve');
    expect(await pieces()).toEqual({ shelf: null, promised: 1 });
  });
});

/** A table that says how many pieces of product 8 were counted. */
async function importShelf(pieces_left: number): Promise<void> {
  const lines = (async function* () {
    yield { line: 1, value: { id: 8, pieces_left } };
  })();
  const onBadLine = (bad: BadLine) => {
    throw new Error(JSON.stringify(bad));
  };
  await importCatalogue(shop.db, lines, { strict: true, onBadLine });
}

test('an import of what is on the shelf sells nothing twice, and is a movement where it differs', async () => {
  await importShelf(5);
  const { cartId, choice } = await atCounter(3);
  const { link_pagamento } = await checkOut(shop, token, cartId, choice);
  await press(shop, new URL([link_pagamento].flat()[0] ?? ''), 'approve');
  // Counted: the three that were bought are still there.
  await importShelf(5);

  const { status, body } = await shop.refused(createCart, { token, body: newCart(4) });

  expect([status, body]).toMatchObject([422, { restantes: { 'itens.0.qtde': 2 } }]);
  expect(await pieces()).toEqual({ shelf: 5, promised: 3 });
  await importShelf(2);
  const { body: sold } = await shop.refused(createCart, { token, body: newCart(1) });
  expect(sold.message).toBe('Alicate universal está sem estoque.');
  const { reason, shelfBefore, shelfAfter } = stockMovements;
  const movements = await shop.db.select({ reason, shelfBefore, shelfAfter }).from(stockMovements);
  expect(movements.map((one) => Object.values(one))).toEqual([
    ['import', null, 5],
    ['order', 5, 5],
    ['import', 5, 2],
  ]);
});

describe('a checkout', () => {
  test('of pieces that others have taken is refused by name with what is left', async () => {
    await setShelf(3);
    const { cartId, choice } = await atCounter(3);
    await orderAtCounter(shop, (await signUp(shop)).token);

    const { status, body } = await refuseCheckout(shop, token, cartId, choice);

    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: { 'itens.0.qtde': ['De Alicate universal restam 2 unidades.'] },
      restantes: { 'itens.0.qtde': 2 },
    });
    expect(await pieces()).toEqual({ shelf: 3, promised: 1 });
  });

  test('of the last piece by two at once makes one order', async () => {
    await setShelf(1);
    const mine = await atCounter(1);
    const other = (await signUp(shop)).token;
    const cartId = await saveCart(shop, other, 1);
    const [counter] = await shippingOf(shop, cartId, { cidade_id: cities.foz }, other);

    const tries = await Promise.allSettled([
      checkOut(shop, token, mine.cartId, mine.choice),
      checkOut(shop, other, cartId, choiceOf(counter)),
    ]);

    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await pieces()).toEqual({ shelf: 1, promised: 1 });
    expect(await shop.db.select().from(orders)).toHaveLength(1);
  });
});

const staffPieces = async ({ db }: TestApp) => {
  const [row] = await db.select().from(products).where(eq(products.id, 8));
  return [row?.shelf, row?.promised];
};

test('a payment that comes after its pieces were sold is taken, and staff see what is missing', async () => {
  const staff = await startStaffedShop({ demoOwner: true });
  await staff.db.update(products).set({ shelf: 1 }).where(eq(products.id, 8));
  const late = await orderAtCounter(staff, (await signUp(staff)).token);
  const [payment] = await staff.db.select().from(payments).orderBy(desc(payments.id)).limit(1);
  staff.passTime(twoHours);
  await staff.runJobs();
  const other = await orderAtCounter(staff, (await signUp(staff)).token);
  await press(staff, other.page, 'approve');

  const news = { reference: payment?.reference ?? '', outcome: 'approved' as const };
  const amount = { minor: payment?.amountMinor ?? 0, currency: 'USD' as const };
  const { db, logged } = staff;
  const log = { ...silentLog, error: (event: string) => void logged.push(event) };
  await settlePayment({ ...context(), db, log, payments: undefined }, { ...news, amount });

  const [line] = await db.select().from(orderItems).where(eq(orderItems.short, 1));
  const [order] = await db.select().from(orders).where(eq(orders.externalId, late.externalId));
  expect(line?.orderId).toBe(order?.id);
  expect(order?.status).toBe('PAGO');
  expect(logged).toContain('paid order is short of pieces');
  const shown = (await openDemo(staff))({ params: { id: order?.id ?? 0 } });
  expect((await staff.call(getStaffOrder, shown)).items).toMatchObject([{ missing: 1 }]);

  expect([await staffPieces(staff), line?.orderId]).toEqual([[1, 2], order?.id]);

  // The shelf is as it was: what was missing was never on it.
  await staff.db.update(sandboxPayments).set({ outcome: 'approved' });
  await changeStatus({ ...context(), db }, order?.id ?? 0, 'ESTORNADO');
  await staff.runJobs();
  expect(await staffPieces(staff)).toEqual([1, 1]);
  await staff.close();
});
