/**
 * A process that orders, pays, cancels, expires, hands over, pays back and imports at random, beside others on the same
 * database: `node stock-traffic.ts <database> <seed> <customer tokens>`. Fails on any error that is no
 * refusal.
 */
import { createCart } from '@ponte/contract/cart';
import type { EndpointDefinition } from '@ponte/contract/endpoint';
import { cancelOrder, startCheckout } from '@ponte/contract/orders';
import { calculateShipping, wireDeliveryOption } from '@ponte/contract/shipping';
import { money } from '@ponte/regional/money';
import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { importCatalogue } from '../catalogue/import/import-catalogue.ts';
import type { BadLine } from '../catalogue/import/read-file.ts';
import { repeatable } from '../platform/db/repeatable.ts';
import { orders, payments, products } from '../platform/db/schema/index.ts';
import { changeStatus, handOver } from '../shop/orders/change-status.ts';
import { endPayment } from '../shop/orders/expire-payments.ts';
import { lockOrder } from '../shop/orders/lock-order.ts';
import { settlePayment } from '../shop/orders/settle-payment.ts';
import { moveStock } from '../shop/orders/stock.ts';
import { openServerBeside } from './server-beside.ts';
import { testOrigins, type Sent } from './test-app.ts';

const [url = '', seed = '1', ...tokens] = process.argv.slice(2);
const { database, context, send: request } = await openServerBeside(url);
const { db, clock } = context;

let state = Number(seed);
/** Below `below`, the same ones for a seed. */
function draw(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

const pick = <Value>(values: readonly Value[]): Value | undefined => values[draw(values.length)];

async function send(definition: EndpointDefinition, sent: Sent): Promise<unknown> {
  const response = await request(definition, sent);
  if (![200, 404, 409, 422].includes(response.status)) {
    throw new Error(`${response.status} ${await response.text()}`);
  }
  return response.ok ? response.json() : undefined;
}

async function order(): Promise<void> {
  const token = pick(tokens) ?? '';
  const external_id = `traffic-${seed}-${String((sent += 1)).padStart(8, '0')}`;
  const first = 1 + draw(3);
  const itens = Array.from({ length: 1 + draw(2) }, (_, index) => ({
    produto_id: first + index,
    qtde: 1 + draw(3),
    armazem_id: 1,
    ativo: true,
  }));
  // Locks must not depend on the order of a cart's lines.
  if (draw(2) === 0) itens.reverse();
  const cart = { external_id, filial_id: 1, moeda_id: 2, itens };
  if (!(await send(createCart, { token, body: cart }))) return;
  for (const city of draw(2) === 0 ? [4031] : [4031, 5737]) {
    const params = { external_id: external_id };
    const where = { moeda_id: 2, cidade_id: city };
    const options = await send(calculateShipping, { token, params, body: where });
    const [counter] = v.parse(v.array(wireDeliveryOption), options);
    // The second choice takes the place of the first.
    await send(startCheckout, {
      token,
      params: { external_id },
      headers: { Origin: city === 4031 ? testOrigins.pt : testOrigins.es },
      body: { token_entrega: counter?.token ?? '', entrega_servico_id: null },
    });
  }
}
let sent = 0;

const somePayment = async () => {
  const open = ['AGUARDANDO', 'RECUSADO', 'CANCELADO'] as const;
  return pick(await db.select().from(payments).where(inArray(payments.status, open)));
};

const someOrder = async (status: 'PAGAMENTO' | 'PAGO') =>
  pick(await db.select().from(orders).where(eq(orders.status, status)));

/** A table of one product that says how many stand on the shelf, some of which have just come. */
async function importDelivery(): Promise<void> {
  const id = 1 + draw(4);
  await repeatable(db, async (tx) => {
    const [product] = await tx.select().from(products).where(eq(products.id, id)).for('update');
    const value = { id, pieces_left: (product?.shelf ?? 0) + draw(3) };
    const lines = (async function* () {
      yield { line: 1, value };
    })();
    const refuse = ({ problems }: BadLine) => {
      throw new Error(`import: ${JSON.stringify(problems)}`);
    };
    await importCatalogue(tx, lines, { strict: true, onBadLine: refuse });
  });
}

/** Pays back what was handed over, and puts it back onto the shelf, or not. */
async function takeBack(id: number): Promise<void> {
  await repeatable(db, async (tx) => {
    await lockOrder(tx, id);
    if (draw(2) === 0) {
      await moveStock(tx, [{ orderId: id, reason: 'return' }], new Date(clock.now()));
    }
  });
  await changeStatus(context, id, 'ESTORNADO');
}

const acts: readonly (() => Promise<unknown>)[] = [
  order,
  order,
  order,
  async () => {
    const payment = await somePayment();
    if (!payment) return;
    const amount = money(payment.amountMinor, payment.currency);
    await settlePayment(context, { reference: payment.reference, outcome: 'approved', amount });
  },
  async () => {
    const payment = await somePayment();
    if (payment) await endPayment(context, payment, 'ranOut');
  },
  async () => {
    const params = { external_id: (await someOrder('PAGAMENTO'))?.externalId ?? 'x'.repeat(16) };
    await send(cancelOrder, { token: pick(tokens) ?? '', params });
  },
  async () => {
    const paid = await someOrder('PAGO');
    if (paid) await changeStatus(context, paid.id, 'ESTORNADO');
  },
  async () => {
    const paid = await someOrder('PAGO');
    if (paid) await handOver(context, paid.id);
  },
  async () => {
    const handedOver = pick(await db.select().from(orders).where(eq(orders.stock, 'taken')));
    if (handedOver) await takeBack(handedOver.id);
  },
  importDelivery,
  async () => {
    const open = await someOrder('PAGAMENTO');
    if (open && draw(4) === 0) await changeStatus(context, open.id, 'AUTORIZADO');
  },
];

const actsEach = 60;
const atOnce = 4;

await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let act = 0; act < actsEach; act += 1) await pick(acts)?.();
  }),
);
await database.close();
