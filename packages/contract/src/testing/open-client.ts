import * as v from 'valibot';
import { createClient, type ClientOptions } from '../client.ts';
import { endpoint } from '../endpoint.ts';
import { localeQuery } from '../wire.ts';
import { fakeFetch, ok, type Respond } from './fake-fetch.ts';
import { ManualClock } from './manual-clock.ts';

const schema = v.object({ data: v.array(v.object({ name: v.string() })) });

/** Calls for the same things: one that reads, some that write, one for a file. */
export const table = {
  read: endpoint({
    method: 'GET',
    path: '/api/public/things',
    summary: 'Things',
    access: 'public',
    responses: { 200: schema },
  }),
  write: endpoint({
    method: 'POST',
    path: '/ecom/things/{id}',
    summary: 'Write a thing',
    access: 'optional',
    params: v.strictObject({ id: v.string() }),
    body: v.strictObject({ name: v.string() }),
    responses: { 200: schema },
  }),
  own: endpoint({
    method: 'GET',
    path: '/ecom/things',
    summary: 'Own things',
    access: 'bearer',
    responses: { 200: schema },
  }),
  upload: endpoint({
    method: 'POST',
    path: '/ecom/pictures',
    summary: 'A picture of a thing',
    access: 'optional',
    encoding: 'multipart',
    body: v.strictObject({ nome: v.string(), cep: v.optional(v.string()), frente: v.blob() }),
    responses: { 200: schema },
  }),
  ticket: endpoint({
    method: 'GET',
    path: '/ecom/ticket',
    summary: 'A file',
    access: 'bearer',
    file: 'application/pdf',
    timeoutMs: 30_000,
    responses: { 200: v.blob() },
  }),
  priced: {
    ...endpoint({
      method: 'GET',
      path: '/api/public/prices/{slug}',
      summary: 'Prices',
      access: 'public',
      query: localeQuery,
      responses: { 200: schema },
    }),
    isPriced: true,
    omitsPortuguese: true,
    encode: ({ slug }: { readonly slug: string }) => ({ params: { slug } }),
    decode: v.pipe(
      schema,
      v.transform(({ data }) => data.map(({ name }) => name)),
    ),
  },
} as const;

/** What the store answers to them. */
export const things = ok({ data: [{ name: 'Broca' }] });

/** Clients of a store that answers like this: a visitor's in Brazil, and a Paraguayan customer's. */
export function openClients(respond: Respond, options: Partial<ClientOptions> = {}) {
  const clock = new ManualClock();
  const { fetch, requests } = fakeFetch(respond);
  const refusals: (string | null)[] = [];
  const reported: unknown[] = [];
  let token = 'secret';
  const shared = {
    origin: '',
    fetch,
    clock,
    report: (defect: unknown) => reported.push(defect),
    ...options,
  };
  const onUnauthorized = (refused: string | null) => refusals.push(refused);
  const ofAnyone: ClientOptions = {
    ...shared,
    visitor: { token: () => null, lang: () => 'pt', currency: () => 'USD', onUnauthorized },
  };
  const anyone = createClient(table, ofAnyone);
  const customer = createClient(table, {
    ...shared,
    visitor: { token: () => token, lang: () => 'es', currency: () => 'PYG', onUnauthorized },
  });
  const signInAnew = (other: string) => {
    token = other;
  };
  return { anyone, customer, options: ofAnyone, clock, requests, refusals, reported, signInAnew };
}
