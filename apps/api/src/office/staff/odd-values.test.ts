/** Every call of the back office with odd values in the place of right ones: what is wrong is refused, never a 500. */
import type { EndpointDefinition } from '@ponte/contract/endpoint';
import { wireError } from '@ponte/contract/errors';
import { staffEndpoints } from '@ponte/contract/staff/endpoints';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fitting, nasty } from '../../testing/arbitrary.ts';
import { paraguayanForm, signUp } from '../../testing/customers.ts';
import { orderAtCounter } from '../../testing/shopping.ts';
import { ask, hire, startStaffedShop, type Hired } from '../../testing/staff.ts';
import type { Sent, TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let owner: Hired;
beforeAll(async () => {
  shop = await startStaffedShop({ limitFactor: 1_000_000 });
  owner = await hire(shop, 'owner');
  const { token } = await signUp(shop, paraguayanForm);
  await orderAtCounter(shop, token, 3);
});
afterAll(() => shop.close());

const {
  checkSettings,
  getBanners,
  getQuestions,
  getRates,
  getSettings,
  getStaffProduct,
  signOut,
  updateBanners,
  updateQuestions,
  updateRates,
  updateSettings,
  updateStaffProduct,
} = staffEndpoints;

/** A list that ended at such a row. */
const cursorOf = (...place: readonly unknown[]) =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

const numbers = [0, -1, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, 2 ** 53, 1e308];

const days = ['0000-01-01', '0001-01-01', '1969-12-31', '2026-02-31', '9999-12-31'];

const moments = [
  ...days.map((day) => `${day}T00:00:00Z`),
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-12:00',
  '2026-01-01T00:00:60Z',
  '2026-01-01T00:00:00.123456789Z',
];

const texts = ['9'.repeat(300), '0.'.padEnd(300, '0'), '\u202eabc', 'a\r\nb', '\u2028', '\ufeff'];

/** Stands for lists in lists, which JSON.stringify can't write so deep. */
const abyss = 'twenty thousand lists';
const deep = '['.repeat(20_000) + ']'.repeat(20_000);

const odd: fc.Arbitrary<unknown> = fc.oneof(
  nasty,
  fc.constantFrom<unknown>(
    ...numbers,
    ...numbers.map(String),
    ...numbers.map((number) => cursorOf(number)),
    ...numbers.map((number) => cursorOf(number, number)),
    ...days,
    ...moments,
    ...texts,
    abyss,
  ),
);

/** The value with what stands at a place of it replaced. */
function replacedAt(value: unknown, [pick, ...rest]: readonly number[], by: unknown): unknown {
  if (pick === undefined || typeof value !== 'object' || value === null) return by;
  const names = Object.keys(value);
  const name = names[pick % Math.max(names.length, 1)];
  if (name === undefined) return by;
  const entries = Object.entries(value).map(([key, one]) =>
    key === name ? [key, replacedAt(one, rest, by)] : [key, one],
  );
  const replaced: Record<string, unknown> = Object.fromEntries(entries);
  return Array.isArray(value) ? Object.values(replaced) : replaced;
}

/** Bodies as a page sends them that has read what it changes; other calls get what fits their schema. */
const rightBodies: ReadonlyMap<EndpointDefinition, () => Promise<object>> = new Map<
  EndpointDefinition,
  () => Promise<object>
>([
  [
    checkSettings,
    async () => ({ settings: (await shop.call(getSettings, owner.sends())).settings }),
  ],
  [
    updateSettings,
    async () => {
      const { settings, version } = await shop.call(getSettings, owner.sends());
      return { settings, version };
    },
  ],
  [
    updateRates,
    async () => {
      const { data, version } = await shop.call(getRates, owner.sends());
      return { version, data: data.map(({ source, target, rate }) => ({ source, target, rate })) };
    },
  ],
  [
    updateBanners,
    async () => {
      const { data, version } = await shop.call(getBanners, owner.sends());
      const banners = data.map(({ type, title, description, picture }) => {
        return { type, title, description, picture };
      });
      return { version, data: banners };
    },
  ],
  [
    updateQuestions,
    async () => {
      const { data, version } = await shop.call(getQuestions, owner.sends());
      return { version, data };
    },
  ],
  [
    updateStaffProduct,
    async () => {
      const product = await shop.call(getStaffProduct, owner.sends({ params }));
      const fields = Object.keys(updateStaffProduct.body.entries);
      return Object.fromEntries(Object.entries(product).filter(([name]) => fields.includes(name)));
    },
  ],
]);

const params = { id: '1', documentId: '1' };

const partsOf = ({ params: path, query, body }: EndpointDefinition) => ({
  ...(path && { params: path }),
  ...(query && { query }),
  ...(body && { body }),
});

/** A request that is right but for one place. */
const requestOf = (definition: EndpointDefinition) => {
  const parts = partsOf(definition);
  return fc.record({
    fitting: fc.record({
      query: definition.query ? fitting(definition.query) : fc.constant({}),
      body: definition.body ? fitting(definition.body) : fc.constant(undefined),
    }),
    part: fc.constantFrom(...Object.keys(parts)),
    place: fc.array(fc.nat(1000), { minLength: 1, maxLength: 6 }),
    by: odd,
  });
};

type Drawn = ReturnType<typeof requestOf> extends fc.Arbitrary<infer Value> ? Value : never;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

/** As texts, which an address consists of; without what is absent. */
const textsOf = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(values) ? values : {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, textOf(value)]],
    ),
  );

async function sentOf(definition: EndpointDefinition, drawn: Drawn): Promise<Sent> {
  const right = {
    params,
    query: drawn.fitting.query,
    body: (await rightBodies.get(definition)?.()) ?? drawn.fitting.body,
  };
  const {
    params: path,
    query,
    body,
  } = Object.fromEntries(
    Object.entries(right).map(([part, value]) => [
      part,
      part === drawn.part ? replacedAt(value, drawn.place, drawn.by) : value,
    ]),
  );
  const isForm = definition.encoding === 'multipart';
  return owner.sends({
    params: { ...params, ...textsOf(path) },
    query: textsOf(query),
    ...(definition.body &&
      !isForm && { body: (JSON.stringify(body) ?? '').replaceAll(`"${abyss}"`, deep) }),
    ...(isForm && { form: textsOf(body) }),
    ...(definition.body && !isForm && { headers: { 'Content-Type': 'application/json' } }),
  });
}

test.each(moments)('rates since %s are refused or taken', async (since) => {
  const { settings, version } = await shop.call(getSettings, owner.sends());
  const { rates } = v.parse(v.looseObject({ rates: v.array(v.looseObject({})) }), settings);
  const body = {
    version,
    settings: { ...settings, rates: rates.map((rate) => ({ ...rate, since })) },
  };

  const response = await ask(shop, updateSettings, owner.sends({ body }));

  expect(since < '1970' ? [422] : [200, 422]).toContain(response.status);
});

/** The statuses that any call may have beside those that it names. */
const general = [400, 413, 415];

const calls = Object.entries<EndpointDefinition>(staffEndpoints);
const requestsPerCall = Math.ceil(Number(process.env['FUZZ_REQUESTS'] ?? 5_000) / calls.length);

test.each(calls)('%s', { timeout: 60_000 + requestsPerCall * 500 }, async (_, definition) => {
  if (Object.keys(partsOf(definition)).length === 0) return;
  const allowed = [...Object.keys(definition.responses).map(Number), ...general];

  await fc.assert(
    fc.asyncProperty(requestOf(definition), async (drawn) => {
      const response = await ask(shop, definition, await sentOf(definition, drawn));
      const isFile = response.ok && definition.file !== undefined;
      const body: unknown = await (isFile ? response.blob() : response.json());

      expect([response.status, body]).toEqual([expect.toBeOneOf(allowed), expect.anything()]);
      const schema = definition.responses[response.status] ?? wireError;
      expect(v.safeParse(schema, body).issues).toBeUndefined();
      if (definition === signOut) owner = await hire(shop, 'owner');
    }),
    { numRuns: requestsPerCall },
  );
});

describe.each(calls.filter(([, { method }]) => method !== 'GET'))('%s', (_, definition) => {
  test('by ten at once is answered each time', async () => {
    const [drawn] = fc.sample(requestOf(definition), { numRuns: 1 });
    if (!drawn) return;
    const sent = await sentOf(definition, { ...drawn, part: 'none' });

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask(shop, definition, sent)),
    );

    for (const { status } of answers) expect(status).toBeLessThan(500);
    if (definition === signOut) owner = await hire(shop, 'owner');
  });
});
