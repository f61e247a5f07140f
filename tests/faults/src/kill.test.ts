import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Server } from './server.ts';
import { call, cartOf, order, press, register, signIn } from './shopper.ts';

/** Limits are for strangers; here one address does everything. */
const settings = { RATE_LIMIT_FACTOR: '1000000' };

/** How often the server is killed, each time at another moment. */
const kills = Number(process.env['KILLS'] ?? '3');

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-kill-'));
  server = await startServer(folder, settings);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** What was confirmed, and so must be there afterwards. */
interface Answered {
  readonly customers: string[];
  /** The last answered quantity of each cart, and one more that was under way. */
  readonly carts: Map<string, number>;
  /** Orders whose payment was answered. */
  readonly paid: string[];
}

/** Works until the server is gone. A call may also fail before, as one over a connection that ends. */
async function untilGone({ ended }: Server, work: () => Promise<void>): Promise<void> {
  const over = new AbortController();
  void ended.then(() => over.abort());
  while (!over.signal.aborted) await work().catch(() => undefined);
}

/** Registers people, one after another. */
async function registering({ origin }: Server, { customers }: Answered): Promise<void> {
  const email = `${randomUUID()}@example.com`;
  const { status } = await register(origin, email);
  if (status === 200) customers.push(email);
}

/** Puts one more into a cart, again and again. */
async function saving({ origin }: Server, { carts }: Answered, cart: string): Promise<void> {
  const quantity = (carts.get(cart) ?? 0) + 1;
  const [method, path] =
    quantity === 1 ? ['POST', '/ecom/venda/carrinho'] : ['PUT', `/ecom/venda/carrinho/${cart}`];
  const { status } = await call(origin, method ?? '', path ?? '', { body: cartOf(quantity, cart) });
  if (status === 200) carts.set(cart, quantity);
}

/** Buys one cart after another. */
async function buying({ origin }: Server, { paid }: Answered, token: string): Promise<void> {
  const body = cartOf(1);
  await call(origin, 'POST', '/ecom/venda/carrinho', { token, body });
  const placed = await order(origin, token, body.external_id);
  if (!placed) return;
  const status = await press(origin, placed.link, 'approve');
  if (status < 400) paid.push(placed.externalId);
}

test('nothing that was answered is lost when the server is killed at any moment', async () => {
  const buyer = 'buyer@example.com';
  expect((await register(server.origin, buyer)).status).toBe(200);
  const answered: Answered = { customers: [buyer], carts: new Map(), paid: [] };

  for (let kill = 0; kill < kills; kill += 1) {
    const doomed = server;
    const token = (await signIn(doomed.origin, buyer)) ?? '';
    const carts = [randomUUID(), randomUUID(), randomUUID()];
    const work = Promise.all([
      untilGone(doomed, () => registering(doomed, answered)),
      ...carts.map((cart) => untilGone(doomed, () => saving(doomed, answered, cart))),
      untilGone(doomed, () => buying(doomed, answered, token)),
    ]);
    const before = answered.paid.length;
    // Something of each kind was answered, and more is under way.
    await expect
      .poll(() => answered.paid.length > before && answered.customers.length > kill + 1)
      .toBe(true);
    await doomed.stop('SIGKILL');
    await work;
    server = await startServer(folder, settings);
  }

  const { origin } = server;
  for (const email of answered.customers) expect(await signIn(origin, email)).toBeDefined();
  for (const [cart, quantity] of answered.carts) {
    const { body } = await call(origin, 'GET', `/ecom/venda/carrinho/${cart}`);
    // A request under way may have been stored before the kill, although it was not confirmed.
    expect([quantity, quantity + 1]).toContain(quantityIn(body));
  }
  const token = (await signIn(origin, buyer)) ?? '';
  for (const externalId of answered.paid) {
    const { body } = await call(origin, 'GET', `/ecom/venda/pedidos/${externalId}`, { token });
    expect(body).toMatchObject({ status: 'PAGO' });
  }
});

function quantityIn(body: unknown): unknown {
  const [line] = Array.isArray(Reflect.get(Object(body), 'itens'))
    ? Reflect.get(Object(body), 'itens')
    : [];
  return Reflect.get(Object(line), 'qtde');
}
