import type { EndpointDefinition } from '@ponte/contract/endpoint';
import { endpoints } from '@ponte/contract/endpoints';
import { wireError } from '@ponte/contract/errors';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { broken, fitting, nasty } from '../testing/arbitrary.ts';
import { paraguayanForm, signIn, signUp } from '../testing/customers.ts';
import { cities, orderAtCounter, shippingOf } from '../testing/shopping.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
let customer: { readonly email: string; readonly token: string };
let token: string;
beforeAll(async () => {
  shop = await startTestApp(undefined, { limitFactor: 1_000_000 });
  customer = await signUp(shop, paraguayanForm);
  const { cartId } = await orderAtCounter(shop, customer.token, 3);
  const where = { cidade_id: cities.este, moeda_id: 3 };
  const [counter] = await shippingOf(shop, cartId, where, customer.token);
  known = {
    slugOrId: '8',
    externalId: cartId,
    external_id: cartId,
    produto_id: 8,
    cidade_id: cities.este,
    estado_id: 38,
    cliente_endereco_id: 1,
    id: '1',
    itens: [{ produto_id: 8, qtde: 2, armazem_id: 1, ativo: true }],
    token_entrega: counter?.token,
  };
});

/** The statuses that a call names, and those that any call may have. */
const named = ({ responses }: EndpointDefinition) => Object.keys(responses).map(Number);
const general = [400, 413, 415];

/** Values that mean something in this shop, by the name of the field. */
let known: Readonly<Record<string, unknown>> = {};
beforeEach(async () => {
  // One of the calls ends the session.
  token = (await signIn(shop, customer.email)).token;
});
afterAll(() => shop.close());

/** How many requests: the same ones in each run, of which every night sends four times as many. */
const requestsPerCall = Math.ceil(
  Number(process.env['FUZZ_REQUESTS'] ?? 5000) / Object.keys(endpoints).length,
);

const patienceMs = 60_000 + requestsPerCall * 500;

const mostly = (right: fc.Arbitrary<unknown>, wrong: fc.Arbitrary<unknown>) =>
  fc.oneof({ arbitrary: right, weight: 2 }, { arbitrary: wrong, weight: 1 });

const rarely = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: fc.constant(null), weight: 15 }, { arbitrary: value, weight: 1 });

/** The same with values that mean something, where there are any. */
const withKnown = (value: unknown): unknown =>
  isRecord(value) && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, one]) => [
          name,
          one instanceof Blob ? one : (known[name] ?? one),
        ]),
      )
    : value;

/** A part of a request: right, nearly right, or anything. */
const partOf = (schema: v.GenericSchema | undefined) =>
  schema ? mostly(fitting(schema), fc.oneof(broken(schema), nasty)) : fc.constant(undefined);

const requestOf = ({ params, query, body }: EndpointDefinition) =>
  fc.record({
    params: params ? mostly(fitting(params), fc.record({ any: nasty })) : fc.constant({}),
    query: partOf(query),
    body: partOf(body),
    raw: rarely(fc.constantFrom('', '{', 'null', '"x"', '\0', '[1,', 'a=b')),
    type: rarely(fc.constantFrom('text/plain', 'multipart/form-data', '', 'application/json;')),
    bearer: fc.constantFrom('right', 'right', 'right', undefined, 'wrong'),
    meaningful: fc.boolean(),
  });

type Sent = ReturnType<typeof requestOf> extends fc.Arbitrary<infer Value> ? Value : never;

/** An address with its parameters filled in, whatever they are. */
function addressOf({ path }: EndpointDefinition, params: unknown, query: unknown): string {
  const values = Object.values(isRecord(params) ? params : {}).map(segmentOf);
  let next = 0;
  const filled = path.replace(/\{\w+\}/g, () => values[next++] ?? 'x');
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(isRecord(query) ? query : {})) {
    if (value !== undefined) search.append(name, textOf(value));
  }
  return `${filled}?${search.toString()}`;
}

/** `.` and `..` never arrive as a value: a URL's path loses them on its way (URL Standard), which asks for another call. */
const segmentOf = (value: unknown): string =>
  encodeURIComponent(textOf(value)).replace(/^\.{1,2}$/, '%252E');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(isRecord(body) ? body : {})) {
    if (value instanceof Blob) form.append(name, value, 'file');
    else if (value !== undefined) form.append(name, textOf(value));
  }
  return form;
}

async function send(definition: EndpointDefinition, sent: Sent): Promise<Response> {
  const { query, raw, type, bearer, meaningful } = sent;
  const [params, body] = [sent.params, sent.body].map((part) =>
    meaningful ? withKnown(part) : part,
  );
  const headers = new Headers();
  if (bearer === 'right') headers.set('Authorization', `Bearer ${token}`);
  if (bearer === 'wrong') headers.set('Authorization', `Bearer ${'x'.repeat(43)}`);
  const multipart = definition.encoding === 'multipart' && raw === null && type === null;
  if (!multipart && definition.body) headers.set('Content-Type', type ?? 'application/json');
  const content = multipart ? formOf(body) : (raw ?? JSON.stringify(body) ?? '');
  return shop.app.request(addressOf(definition, params, query), {
    method: definition.method,
    headers,
    ...(definition.method !== 'GET' && { body: content }),
  });
}

test.each(Object.entries<EndpointDefinition>(endpoints))(
  '%s answers whatever it is sent in the shapes of the contract, and never with a bug',
  { timeout: patienceMs },
  async (_, definition) => {
    await fc.assert(
      fc.asyncProperty(requestOf(definition), async (sent) => {
        const response = await send(definition, sent);
        const isFile = definition.file && response.status === 200;
        const body: unknown = await (isFile ? response.blob() : response.json());
        const schema = definition.responses[response.status] ?? wireError;
        expect([...named(definition), ...general]).toContain(response.status);
        expect(v.safeParse(schema, body).issues).toBeUndefined();
        expect(JSON.stringify(body)).not.toMatch(/\.ts:\d|node_modules|select .* from/i);
      }),
      { numRuns: requestsPerCall },
    );
  },
);
