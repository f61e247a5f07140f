import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressesOf } from './addresses.ts';
import { judge, visit, type Throttling, type Visit } from './measure-page.ts';
import { measureServer } from './measure-server.ts';
import { navigate } from './navigate.ts';
import { openShop, type OpenShop, type RegionCode } from './open-shop.ts';
import { machine, medianOf, type PageResult, type Results, type Visits } from './results.ts';
import { replaceTables, tablesOf } from './tables.ts';
import { withoutScript } from './without-script.ts';

/**
 * Measures the pages: `node pages.ts [visits]`. With five visits of each page, which is the
 * default, the figures are written down; with fewer they are only shown.
 */
const enough = 5;

const root = join(import.meta.dirname, '..', '..', '..');
const files = {
  json: join(root, 'docs', 'benchmarks-pages.json'),
  text: join(root, 'docs', 'benchmarks.md'),
};

const say = (text: string) => process.stdout.write(`${text}\n`);

const count = Number(process.argv[2] ?? enough);
if (!Number.isInteger(count) || count < 1) {
  process.stderr.write('Say how many visits of each page to make, 1 or more.\n');
  process.exit(1);
}
const shop = await openShop();
try {
  const results = await measure(shop);
  const tables = tablesOf(results);
  say(`\n${tables}\n`);
  if (count >= enough) await writeDown(results, tables);
  else say(`Nothing is written down: that takes ${enough} visits.`);
} finally {
  await shop.close();
}

async function measure(shop: OpenShop): Promise<Results> {
  const { products, lists } = await addressesOf(shop);
  // The server first, while no browser has been here.
  say('The server: product pages, lists…');
  const server = {
    product: await measureServer(shop, products),
    list: await measureServer(shop, lists),
  };
  say(`br, from page to page: ${count} walks…`);
  const navigation = await navigate(shop.origins.br, count);
  const pages: PageResult[] = [];
  for (const region of ['br', 'py'] as const) {
    for (const [name, path] of [
      ['home', '/'],
      ['list', '/produtos'],
      ['product', products[0] ?? '/'],
    ] as const) {
      pages.push(await measurePage(shop, region, name, path));
    }
  }
  return {
    at: new Date().toISOString(),
    machine: machine(),
    visits: count,
    visitsWithoutScript: Math.min(count, 3),
    pages,
    navigation,
    server,
  };
}

async function measurePage(
  { origins }: OpenShop,
  region: RegionCode,
  page: string,
  path: string,
): Promise<PageResult> {
  const name = `${region} ${page}`;
  say(`${name}: ${count} visits…`);
  const front = await withoutScript(origins[region]);
  try {
    const quality = await judge(`${origins[region]}${path}`);
    const shop = await visits(`${origins[region]}${path}`, count);
    const bare = await visits(`${front.origin}${path}`, Math.min(count, 3));
    const { performance, largestPaint } = shop.simulate;
    const { firstPaint, largestPaint: really } = shop.devtools;
    const seconds = [largestPaint, firstPaint, really].map((ms) => (ms / 1000).toFixed(2));
    say(
      `  performance ${performance}; LCP simulated, first paint and LCP throttled: ${seconds.join(', ')} s`,
    );
    return { name, quality, shop, withoutScript: bare };
  } finally {
    front.close();
  }
}

async function visits(address: string, times: number): Promise<Visits> {
  const made: Record<Throttling, Visit[]> = { simulate: [], devtools: [] };
  for (let time = 0; time < times; time += 1) {
    made.simulate.push(await visit(address, 'simulate'));
    made.devtools.push(await visit(address, 'devtools'));
  }
  return { simulate: medianOf(made.simulate), devtools: medianOf(made.devtools) };
}

async function writeDown(results: Results, tables: string): Promise<void> {
  await writeFile(files.json, JSON.stringify(results, undefined, 2));
  await writeFile(files.text, replaceTables(await readFile(files.text, 'utf8'), tables));
  execFileSync(join(root, 'node_modules', '.bin', 'oxfmt'), Object.values(files), { cwd: root });
  say('Written into docs/benchmarks.md and docs/benchmarks-pages.json.');
}
