import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkConformance, referenceFixtures, type Fetch, type Report } from '@ponte/conformance';
import { endpoints } from '@ponte/contract/endpoints';
import { startServer, type Server } from '@ponte/faults/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from './faults.ts';
import { faultyFetch } from './faulty-fetch.ts';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-conformance-'));
  const filling = await startServer(folder);
  await filling.stop();
  await writeTerms();
  server = await startServer(folder, { RATE_LIMIT_FACTOR: '1000' });
});

/** The demo shop has none of its own. */
async function writeTerms(): Promise<void> {
  const api = join(import.meta.dirname, '../../../apps/api');
  const env = { ...process.env, DATA_DIR: folder };
  const shop = (...words: readonly string[]) => {
    const command = ['--conditions=@ponte/source', join(api, 'src/cli/shop.ts'), ...words];
    return promisify(execFile)(process.execPath, command, { cwd: api, env });
  };
  const settings: Readonly<Record<string, unknown>> = JSON.parse((await shop('show')).stdout);
  const terms = { pt: '<p>Trocas em 30 dias.</p>', es: '<p>Cambios en 30 días.</p>' };
  const file = join(folder, 'shop.json');
  await writeFile(file, JSON.stringify({ ...settings, texts: { terms } }));
  await shop('apply', file);
}

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const check = (options: Partial<Parameters<typeof checkConformance>[0]> = {}): Promise<Report> =>
  checkConformance({
    address: server.origin,
    fixtures: referenceFixtures(server.origin),
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

test('without fixtures what they are for is not checked, and nothing fails', async () => {
  const { results } = await check({ fixtures: {}, only: 'a paid order' });

  expect(results).toMatchObject([{ outcome: 'unchecked' }]);
});
