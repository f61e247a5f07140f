import * as v from 'valibot';
import type { ApiOptions } from '../api/api.ts';
import type { Call } from '../api/call.ts';
import { createApi } from '../api/create-api.ts';
import { ManualClock } from './manual-clock.ts';
import { regionBR } from './samples.ts';

export interface SeenRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** The sent JSON or form. */
  readonly body: unknown;
}

/** Answers a request with a status and a JSON body, or with nothing, as without a network. */
export type Respond = (request: SeenRequest) => Answer | undefined | Promise<Answer | undefined>;

export interface Answer {
  readonly status: number;
  /** A string is sent as it is. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

/** A `fetch` that calls `respond`, and its requests. Aborts like the real one. */
export function fakeFetch(respond: Respond): {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly requests: readonly SeenRequest[];
} {
  const requests: SeenRequest[] = [];
  const fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const request: SeenRequest = {
      method: init.method ?? 'GET',
      url: new URL(address, 'https://shop.example'),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined),
    };
    requests.push(request);
    const answer = await abortable(Promise.resolve(respond(request)), init.signal);
    if (!answer) throw new TypeError('Failed to fetch');
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return new Response(text, { status: answer.status, headers: { ...answer.headers } });
  };
  return { fetch, requests };
}

function abortable<T>(answer: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('The operation was aborted.', 'AbortError'));
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject);
  });
}

const schema = v.object({ data: v.array(v.object({ name: v.string() })) });
const answer = () => schema;
/** Calls for the same things: one that reads, one that writes. */
export const read: Call<v.InferOutput<typeof schema>> = {
  method: 'GET',
  path: '/api/public/things',
  access: 'public',
  answer,
};
export const write: Call<v.InferOutput<typeof schema>> = {
  method: 'POST',
  path: '/ecom/things',
  access: 'optional',
  body: { name: 'Broca' },
  answer,
};
/** What the store answers to them. */
export const things = ok({ data: [{ name: 'Broca' }] });

/** An API on a store that answers like this, bare and bound to a customer. */
export function setUp(respond: Respond, options: Partial<ApiOptions> = {}) {
  const clock = new ManualClock();
  const { fetch, requests } = fakeFetch(respond);
  const refusals: string[] = [];
  let token = 'secret';
  const api = createApi({ region: regionBR, origin: '', fetch, clock, ...options });
  const customer = api.bind({
    token: () => token,
    currency: () => 'PYG',
    locale: () => 'es-PY',
    onUnauthorized: (refused) => refusals.push(refused),
  });
  const signInAnew = (other: string) => {
    token = other;
  };
  return { api, customer, clock, requests, refusals, signInAnew };
}
