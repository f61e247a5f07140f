import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type OpenStore } from '../../conformance/src/open-store.ts';
import { startMock, type Mock } from './start-mock.ts';

/** The packages as they are packed, installed into an empty folder outside of the workspace. */

const packages = join(import.meta.dirname, '../../../packages');
const names = ['regional', 'contract', 'domain', 'conformance'];

/** What their READMEs have installed beside them. */
const peers = ['mobx', 'valibot'];

let folder: string;
let mock: Mock;

const execute = promisify(execFile);

/** A program in the folder: what it printed, and how it ended. */
async function run(file: string, ...args: readonly string[]) {
  const ended = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 24 } as const;
  return execute(file, args, ended).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { readonly code: number; readonly stdout: string; readonly stderr: string }) => error,
  );
}

const blocks = async (name: string) =>
  [
    ...(await readFile(join(packages, name, 'README.md'), 'utf8')).matchAll(/```ts\n(.*?)```/gs),
  ].map(([, code = '']) => code);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-packed-'));
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  for (const name of names) {
    const tarball = join(folder, `${name}.tgz`);
    await execute('pnpm', ['pack', '--out', tarball], { cwd: join(packages, name) });
  }
  const others = peers.map(async (name) => {
    const file = join(import.meta.dirname, '../node_modules', name, 'package.json');
    const { version }: { version: string } = JSON.parse(await readFile(file, 'utf8'));
    return `${name}@${version}`;
  });
  const sources = [...names.map((name) => `./${name}.tgz`), ...(await Promise.all(others))];
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await execute('npm', ['install', ...quiet, ...sources], { cwd: folder });
  mock = await startMock(join(folder, 'node_modules/@ponte/contract/openapi.json'));
});

afterAll(async () => {
  await mock.stop();
  await rm(folder, { recursive: true });
});

describe('npx @ponte/conformance', () => {
  let store: OpenStore;

  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.close());

  test('finds that the reference server keeps every rule: exit 0, and a report for JUnit', async () => {
    const words = ['--reference', '--timeout', '60', '--format', 'junit', '--output', 'report.xml'];
    const { code, stdout } = await run('npx', '@ponte/conformance', store.origin, ...words);

    expect(stdout).toMatch(/\n\d\d+ passed, 0 failed, 0 left out by the backend, 0 not checked\n$/);
    expect(code).toBe(0);
    const report = await readFile(join(folder, 'report.xml'), 'utf8');
    expect(report).toMatch(/tests="\d\d+" failures="0" skipped="0"/);
  });

  test('finds that a mock is no store: exit 1, and a report in JSON says what is broken', async () => {
    const words = ['--only', 'lists', '--format', 'json', '--output', 'report.json'];
    const { code, stdout } = await run('npx', '@ponte/conformance', mock.origin, ...words);

    expect(code).toBe(1);
    expect(stdout).toContain('✗ lists: ');
    const report: { results: readonly { outcome: string; reason?: string }[] } = JSON.parse(
      await readFile(join(folder, 'report.json'), 'utf8'),
    );
    const broken = report.results.filter(({ outcome }) => outcome === 'failed');
    expect(broken.length).toBeGreaterThan(0);
    for (const { reason } of broken) expect(reason).toMatch(/\S/);
  });
});

test('the script for Node prints prices in four currencies and saves a cart', async () => {
  const examples = join(packages, 'domain/examples');
  for (const file of ['node.ts', 'region.ts']) await cp(join(examples, file), join(folder, file));

  const { stdout, stderr } = await run('node', 'node.ts', mock.origin);

  expect(stderr).toBe('');
  expect(stdout.trim().split('\n').at(-1)).toMatch(/^1 × .+U\$.+R\$.+G\$.+P\$/);
});

test.each(['contract', 'domain'])(
  'the first example of @ponte/%s prints what it says',
  async (name) => {
    const [code = ''] = await blocks(name);
    await writeFile(join(folder, 'first.ts'), code);

    const { stdout } = await run('node', 'first.ts');

    const promised = [...code.matchAll(/(?:^|\) ?; )\/\/ (.+)$/gm)].map(([, text = '']) => text);
    expect(promised.length).toBeGreaterThan(2);
    expect(stdout.trim().split('\n')).toEqual(promised);
  },
);

test('the example of @ponte/conformance says what a store breaks', async () => {
  const [code = ''] = await blocks('conformance');
  await writeFile(
    join(folder, 'check.ts'),
    code.replace('https://test.shop.example', 'http://127.0.0.1:1'),
  );

  const { stderr } = await run('node', 'check.ts');

  expect(stderr).toContain('has no answer');
});

/** Calls what the README of the domain exports, and prints what comes of it. */
const driver = (origin: string) => `
import { createApi, createShop } from '@ponte/domain';
import { allProducts, productListOf } from '@ponte/domain/product-list';
import { ManualClock, regionBR } from '@ponte/domain/testing';
import { answer } from './answer.ts';
import { buy } from './buy.ts';
import { fillCart } from './fill-cart.ts';
import { printPrices } from './print-prices.ts';
import { viewOf } from './view-of.ts';
import './parana.ts';

const real = fetch;
// The example's port may be taken on this machine.
globalThis.fetch = (url, init) => real(String(url).replace('http://127.0.0.1:4000', '${origin}'), init);

const clock = { now: () => Date.now(), after: (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
} };
const page = await answer(regionBR, new URL('https://shop.example/produtos?page=2'), (shop) =>
  viewOf(shop, { ...allProducts, page: 2 }).status);
console.log(page.outcome.kind, page.html, page.state.length > 1000);

await printPrices(regionBR, '${origin}', clock);

const api = createApi({ region: regionBR, origin: '${origin}', fetch: globalThis.fetch, clock });
const shop = createShop({ region: regionBR, api, clock: new ManualClock(), retries: 0 });
await productListOf(shop).load(allProducts);
const [product] = viewOf(shop, allProducts).products;
const { total, status } = fillCart(shop, product);
console.log(total.minor, status.kind);
await buy(shop);
shop.dispose();
process.exit();
`;

test('what the README of @ponte/domain exports does what it says, against the mock', async () => {
  const files = {
    'answer.ts': 'export async function answer',
    'view-of.ts': 'export const viewOf',
    'print-prices.ts': 'export async function printPrices',
    'parana.ts': 'const parana',
    'fill-cart.ts': 'export function fillCart',
    'buy.ts': 'export async function buy',
  };
  const examples = await blocks('domain');
  for (const [file, named] of Object.entries(files)) {
    const code = examples.find((one) => one.includes(named)) ?? '';
    expect(code).toContain(named);
    await writeFile(join(folder, file), code);
  }
  await writeFile(join(folder, 'driver.mjs'), driver(mock.origin));

  const { stdout, stderr } = await run('node', 'driver.mjs');

  expect(stderr).toBe('');
  const [parana, answered, ...prices] = stdout.replaceAll('\u00a0', ' ').trim().split('\n');
  expect(parana).toBe('true');
  expect(answered).toBe('shown ready true');
  expect(prices[0]).toMatch(/ U\$ .+ R\$ .+ G\$ .+ P\$ /);
  expect(prices.at(-1)).toMatch(/^0 \w+$/);
});
