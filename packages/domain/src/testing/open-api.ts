import * as v from 'valibot';
import type { ApiOptions } from '../api/api.ts';
import type { Call } from '../api/call.ts';
import { createApi } from '../api/create-api.ts';
import { Lazy } from '../api/lazy.ts';
import { fakeFetch, ok, type Respond } from './fake-fetch.ts';
import { ManualClock } from './manual-clock.ts';
import { regionBR } from './regions.ts';

const schema = v.object({ data: v.array(v.object({ name: v.string() })) });
const answer = new Lazy(() => Promise.resolve(schema));
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
