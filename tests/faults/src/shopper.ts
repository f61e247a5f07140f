import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import {
  password,
  registrationOf,
  resident,
  whitePixel,
} from '../../../packages/conformance/src/shoppers.ts';

export { password, registrationOf, resident, whitePixel };

/** What a call came to. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** When to ask again, in seconds, if it says. */
  readonly retryAfter?: number;
}

/** Calls an API as a browser does. */
export async function call(
  origin: string,
  method: string,
  path: string,
  {
    body,
    token,
    headers,
  }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const json = body === undefined || body instanceof FormData ? {} : jsonType;
  const response = await fetch(`${origin}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...json, ...(token && { Authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const again = response.headers.get('Retry-After');
  return {
    status: response.status,
    body: parsed(text),
    ...(again !== null && { retryAfter: Number(again) }),
  };
}

const jsonType = { 'Content-Type': 'application/json' };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Registers a customer; `changes` are fields of the form. */
export function register(
  origin: string,
  email: string,
  changes: Readonly<Record<string, string | File>> = {},
): Promise<Answer> {
  const body = new FormData();
  const fields = { ...registrationOf(email, '529.982.247-25'), ...changes };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return call(origin, 'POST', '/ecom/cliente/cadastrar', { body });
}

const signedIn = v.object({ token: v.string() });

/** Carries out a call, and again each time that the store is busy and says until when. */
export async function untilServed(work: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await work();
    if (answer.status !== 503 || answer.retryAfter === undefined) return answer;
    await pause(answer.retryAfter * 1_000);
  }
}

/** Signs a customer in; undefined when that is refused. */
export async function signIn(origin: string, email: string): Promise<string | undefined> {
  const { body } = await call(origin, 'POST', '/ecom/login', { body: { email, password } });
  const read = v.safeParse(signedIn, body);
  return read.success ? read.output.token : undefined;
}

/** A cart of one product. */
export const cartOf = (quantity: number, external_id: string = randomUUID()) => ({
  external_id,
  filial_id: 1,
  moeda_id: 2,
  itens: [{ produto_id: 1, qtde: quantity, armazem_id: 1, ativo: true }],
});

const options = v.tupleWithRest(
  [v.looseObject({ token: v.string(), valor: v.unknown() })],
  v.unknown(),
);
const placed = v.object({ external_id: v.string(), link_pagamento: v.unknown() });

/** An order that waits for payment. */
export interface PlacedOrder {
  readonly cartId: string;
  readonly externalId: string;
  readonly link: string;
}

/** Orders a cart for collection at the counter; undefined when any of the calls is refused. */
export async function order(
  origin: string,
  token: string,
  cartId: string,
): Promise<PlacedOrder | undefined> {
  const shipping = await call(origin, 'PUT', `/ecom/venda/carrinho/${cartId}/calcular-frete`, {
    token,
    body: { moeda_id: 2, cidade_id: 4031 },
  });
  const offered = v.safeParse(options, shipping.body);
  if (!offered.success) return undefined;
  const [counter] = offered.output;
  const { body } = await call(origin, 'POST', `/ecom/venda/carrinho/${cartId}/iniciar-checkout`, {
    token,
    body: { token_entrega: counter.token, valor_frete: counter.valor, entrega_servico_id: null },
  });
  const read = v.safeParse(placed, body);
  if (!read.success) return undefined;
  const [link] = [read.output.link_pagamento].flat();
  return { cartId, externalId: read.output.external_id, link: String(link) };
}

/** Presses a button of the page that plays payments. */
export async function press(origin: string, link: string, action: string): Promise<number> {
  const { pathname, search } = new URL(link);
  const response = await fetch(`${origin}${pathname}${search}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action }),
  });
  return response.status;
}
