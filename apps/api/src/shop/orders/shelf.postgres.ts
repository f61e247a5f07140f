/** A shelf against a model of three numbers, whatever happens in whatever order on two servers. */
import { createCart } from '@ponte/contract/cart';
import { startCheckout } from '@ponte/contract/orders';
import { calculateShipping, wireDeliveryOption } from '@ponte/contract/shipping';
import { money } from '@ponte/regional/money';
import { desc, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setStockCause } from '../../catalogue/products/stock-movements.ts';
import { orders, payments, products, sandboxPayments } from '../../platform/db/schema/index.ts';
import { signUp } from '../../testing/customers.ts';
import { openServerBeside, urlOf, type ServerBeside } from '../../testing/server-beside.ts';
import { cities, newCart } from '../../testing/shopping.ts';
import { startTestApp, testOrigins, type TestApp } from '../../testing/test-app.ts';
import { changeStatus, handOver } from './change-status.ts';
import { endPayment } from './expire-payments.ts';
import { settlePayment } from './settle-payment.ts';
import { moveStock } from './stock.ts';

let shop: TestApp;
let token: string;
let servers: readonly ServerBeside[];
beforeAll(async () => {
  shop = await startTestApp();
  ({ token } = await signUp(shop));
  const url = await urlOf(shop.db);
  servers = [await openServerBeside(url), await openServerBeside(url)];
});
afterAll(async () => {
  for (const { database } of servers) await database.close();
  await shop.close();
});

/** Product 8, the one that is ordered. */
const product = eq(products.id, 8);

interface Placed {
  readonly id: number;
  readonly pieces: number;
  state: 'open' | 'ended' | 'paid' | 'handedOver' | 'over';
}

interface Model {
  shelf: number;
  readonly orders: Placed[];
}

const promisedOf = ({ orders: placed }: Model) =>
  placed
    .filter(({ state }) => state === 'open' || state === 'paid')
    .reduce((sum, { pieces }) => sum + pieces, 0);

/** The order that a checkout made; undefined when it was refused. */
async function order({ send, context }: ServerBeside, pieces: number): Promise<Placed | undefined> {
  const body = newCart(pieces);
  if (!(await send(createCart, { token, body })).ok) return undefined;
  const params = { external_id: body.external_id };
  const where = { moeda_id: 2, cidade_id: cities.foz };
  const options = await send(calculateShipping, { token, params, body: where });
  const [counter] = v.parse(v.array(wireDeliveryOption), await options.json());
  const choice = { token_entrega: counter?.token ?? '', entrega_servico_id: null };
  const headers = { Origin: testOrigins.pt };
  const checkout = { token, params: { external_id: body.external_id }, headers, body: choice };
  const placed = await send(startCheckout, checkout);
  if (placed.status === 422) return undefined;
  expect(placed.status).toBe(200);
  const [row] = await context.db.select().from(orders).orderBy(desc(orders.id)).limit(1);
  return { id: row?.id ?? 0, pieces, state: 'open' };
}

async function paymentOf({ context }: ServerBeside, { id }: Placed) {
  const [payment] = await context.db.select().from(payments).where(eq(payments.orderId, id));
  if (!payment) throw new Error('The order has no payment.');
  return payment;
}

async function pay(server: ServerBeside, placed: Placed): Promise<void> {
  const { reference, amountMinor, currency } = await paymentOf(server, placed);
  await shop.db.update(sandboxPayments).set({ outcome: 'approved' });
  const amount = money(amountMinor, currency);
  await settlePayment(server.context, { reference, outcome: 'approved', amount });
}

/** Until the provider has paid back. */
async function refund({ context }: ServerBeside, { id }: Placed): Promise<void> {
  await changeStatus(context, id, 'ESTORNADO');
  await shop.runJobs();
}

const whats = [
  'order',
  'pay',
  'expire',
  'handOver',
  'refund',
  'return',
  'import',
  'count',
] as const;

interface Step {
  readonly what: (typeof whats)[number];
  readonly server: 0 | 1;
  readonly pieces: number;
  /** Which of the orders. */
  readonly which: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  // Most ask for goods.
  what: fc.oneof(fc.constant('order' as const), fc.constantFrom(...whats)),
  server: fc.constantFrom(0 as const, 1 as const),
  pieces: fc.integer({ min: 1, max: 4 }),
  which: fc.nat(5),
});

async function take(model: Model, { what, server: place, pieces, which }: Step): Promise<void> {
  const server = servers[place];
  if (!server) throw new Error('There are two servers.');
  const { context } = server;
  if (what === 'order') {
    const placed = await order(server, pieces);
    const isThere = pieces <= model.shelf - promisedOf(model);
    if ((placed !== undefined) !== isThere) throw new Error(`${pieces} pieces: ${isThere}`);
    if (placed) model.orders.push(placed);
    return;
  }
  if (what === 'import' || what === 'count') {
    model.shelf = pieces;
    await context.db.transaction(async (tx) => {
      await setStockCause(tx, { reason: what });
      await tx.update(products).set({ shelf: pieces }).where(product);
    });
    return;
  }
  const placed = model.orders[which % Math.max(model.orders.length, 1)];
  if (!placed) return;
  const { state } = placed;
  const now = new Date(context.clock.now());
  if (what === 'pay') {
    await pay(server, placed);
    if (state === 'open' || state === 'ended') placed.state = 'paid';
  }
  if (what === 'expire') {
    await endPayment(context, await paymentOf(server, placed), 'ranOut');
    if (state === 'open') placed.state = 'ended';
  }
  if (what === 'handOver') {
    await handOver(context, placed.id);
    if (state !== 'paid') return;
    model.shelf -= Math.min(placed.pieces, model.shelf);
    placed.state = 'handedOver';
  }
  if (what === 'refund' && (state === 'paid' || state === 'handedOver')) {
    await refund(server, placed);
    placed.state = 'over';
  }
  if (what === 'return') {
    await context.db.transaction((tx) =>
      moveStock(tx, [{ orderId: placed.id, reason: 'return' }], now),
    );
    if (state !== 'handedOver') return;
    model.shelf += placed.pieces;
    await refund(server, placed);
    placed.state = 'over';
  }
}

// Spec: decision 45
test('any order of imports, orders, payments, hand-overs, refunds and expiry on two servers leaves what a model says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const held = await shop.db.select().from(orders).where(eq(orders.stock, 'held'));
      for (const { id } of held) {
        const now = new Date();
        await shop.db.transaction((tx) => moveStock(tx, [{ orderId: id, reason: 'refund' }], now));
      }
      await shop.db.update(products).set({ shelf: 5 }).where(product);
      const model: Model = { shelf: 5, orders: [] };
      for (const one of steps) {
        await take(model, one);
        const [row] = await shop.db.select().from(products).where(product);
        expect([row?.shelf, row?.promised]).toEqual([model.shelf, promisedOf(model)]);
        expect(row?.available).toBe(model.shelf > promisedOf(model));
      }
    }),
    { numRuns: 15 },
  );
}, 240_000);
