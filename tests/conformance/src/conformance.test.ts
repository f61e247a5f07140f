import { checkConformance, referenceFixtures, type Fetch, type Report } from '@ponte/conformance';
import { endpoints } from '@ponte/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from './faults.ts';
import { faultyFetch } from './faulty-fetch.ts';
import { object } from './json.ts';
import { openStore, type OpenStore } from './open-store.ts';

let store: OpenStore;

beforeAll(async () => {
  store = await openStore();
});

afterAll(() => store.close());

const check = (options: Partial<Parameters<typeof checkConformance>[0]> = {}): Promise<Report> =>
  checkConformance({
    address: store.origin,
    fixtures: referenceFixtures(store.origin),
    timeoutMs: 60_000,
    ...options,
  });

test('the reference server keeps every rule, and every call of the contract is made', async () => {
  const made = new Set<string>();
  const watched: Fetch = (address, init) => {
    const { pathname } = new URL(address);
    const name = Object.values(endpoints).find(
      ({ method, path }) =>
        method === init.method &&
        new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
    );
    made.add(name?.path ?? pathname);
    return fetch(address, init);
  };

  const { results } = await check({ fetch: watched });

  expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect([...made].toSorted()).toEqual(
    [...new Set(Object.values(endpoints).map(({ path }) => path))].toSorted(),
  );
});

test.each(faults)('$name is found by the rule “$found …”', async (fault) => {
  const { results } = await check({ fetch: faultyFetch(fault), only: `: ${fault.found}` });

  expect(results).toEqual([expect.objectContaining({ outcome: 'failed' })]);
  expect(results[0]?.reason).not.toMatch(/^The check could not be made/);
});

test('a backend without optional calls conforms, and the report says what it leaves out', async () => {
  const without = faultyFetch({
    name: 'no facets',
    found: '',
    on: endpoints.listFacets,
    answered: (answer) => Object.assign(answer, { status: 404, body: { message: 'No such call' } }),
  });

  const { results } = await check({ fetch: without, only: 'facets' });

  expect(results).toMatchObject([{ outcome: 'absent', optional: true }]);
});

test('a backend that keeps no notes conforms', async () => {
  const without = faultyFetch({
    name: 'no notes',
    found: '',
    on: endpoints.getStart,
    answered: ({ body }) => {
      delete object(object(body)['loja'])['aceita_observacao'];
    },
  });

  const { results } = await check({ fetch: without, only: 'a note to the shop' });

  expect(results).toMatchObject([{ outcome: 'absent', optional: true }]);
});

test('without fixtures what they are for is not checked, and nothing fails', async () => {
  const { results } = await check({ fixtures: {}, only: 'a paid order' });

  expect(results).toMatchObject([{ outcome: 'unchecked' }]);
});
