import { setTimeout as pause } from 'node:timers/promises';
import { call, cartOf, order, register, signIn } from '@ponte/faults/shopper';

/** What shoppers saw of a shop, until they stopped. */
export interface Visits {
  /** Requests that were answered as they should be. */
  answered: number;
  pages: number;
  orders: number;
  /** A line for each request that was not answered so, each answer that was lost, each page without a script. */
  readonly wrong: string[];
}

export interface Shop {
  readonly origins: readonly string[];
  readonly visits: Visits;
  readonly signal: AbortSignal;
}

/** Reads pages, with all that each of them needs at first. */
export async function readPages({ origins, visits, signal }: Shop): Promise<void> {
  const paths = [
    '/',
    '/produtos',
    '/marcas',
    '/ajuda',
    '/produtos?text=furadeira',
    '/produtos?page=2',
  ];
  for (let round = 0; !signal.aborted; round += 1) {
    const origin = origins[round % origins.length] ?? '';
    const path = `${paths[round % paths.length]}`;
    const page = await textOf(`${origin}${path}`, visits);
    if (page === undefined) continue;
    visits.pages += 1;
    for (const [asset] of page.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)) {
      if ((await textOf(`${origin}${asset}`, visits)) === undefined) {
        visits.wrong.push(`${origin}${path} lacks ${asset}`);
      }
    }
  }
}

async function textOf(address: string, visits: Visits): Promise<string | undefined> {
  try {
    const answer = await fetch(address);
    const text = await answer.text();
    if (answer.status === 200) {
      visits.answered += 1;
      return text;
    }
    visits.wrong.push(`GET ${address}: ${answer.status}`);
  } catch (error) {
    visits.wrong.push(`GET ${address}: ${reasonOf(error)}`);
  }
  return undefined;
}

/** Buys again and again, and checks that confirmed orders exist. */
export async function buy({ origins, visits, signal }: Shop, name: string): Promise<void> {
  const origin = origins[0] ?? '';
  const email = `${name}@shop.example`;
  const paid: string[] = [];
  const expect = (what: string, isRight: boolean) => {
    if (isRight) visits.answered += 1;
    else visits.wrong.push(`${name}: ${what}`);
    return isRight;
  };
  try {
    expect('register', (await register(origin, email)).status === 200);
    const token = (await signIn(origin, email)) ?? '';
    while (!signal.aborted) {
      const cart = cartOf(1);
      const carts = '/ecom/venda/carrinho';
      const own = `${carts}/${cart.external_id}`;
      const made = await call(origin, 'POST', carts, { token, body: cart });
      expect(`POST of a cart: ${made.status}`, made.status === 200);
      const body = cartOf(2, cart.external_id);
      const changed = await call(origin, 'PUT', own, { token, body });
      expect(`PUT of a cart: ${changed.status}`, changed.status === 200);
      const kept = await call(origin, 'GET', own, { token });
      expect('a cart was lost', JSON.stringify(kept.body).includes('"qtde":2'));
      const placed = await order(origin, token, cart.external_id);
      if (!expect('an order was not placed', placed !== undefined) || !placed) continue;
      await pay(placed.link);
      paid.push(placed.externalId);
      visits.orders += 1;
    }
    for (const externalId of paid) {
      expect(`order ${externalId} was lost`, await isPaid(origin, token, externalId));
    }
  } catch (error) {
    visits.wrong.push(`${name}: ${reasonOf(error)}`);
  }
}

/** Presses the button of the payment's page. */
async function pay(link: string): Promise<void> {
  const body = new URLSearchParams({ status: 'approved' });
  await fetch(link, { method: 'POST', redirect: 'manual', body });
}

/** The provider's notification may be on its way. */
async function isPaid(origin: string, token: string, externalId: string): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { body } = await call(origin, 'GET', `/ecom/venda/pedidos/${externalId}`, { token });
    if (Reflect.get(Object(body), 'status') === 'PAGO') return true;
    await pause(100);
  }
  return false;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}
