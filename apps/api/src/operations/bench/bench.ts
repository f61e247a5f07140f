/**
 * `npm run bench:api [-- [orders | postgres] sizes…]`: how the API answers shoppers with catalogues of
 * several sizes, likewise with the index in Postgres, or staff with so many orders, on a Postgres of its own that waits for the disk. Figures and
 * what they mean: docs/benchmarks.md.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoShop } from '@ponte/demo-shop';
import type { Db } from '../../platform/db/client.ts';
import { openPostgres } from '../../platform/db/postgres.ts';
import { startPostgres } from '../../testing/postgres-server.ts';
import { seedOnce } from '../seed/seed-once.ts';
import { shopFolder } from '../seed/shop-folder.ts';
import { measureLatency, measureThroughput } from './load.ts';
import { multiplyCatalogue } from './multiply.ts';
import { orderScenarios } from './order-scenarios.ts';
import { fillOrders } from './orders.ts';
import { describeMachine, reportTable, print, type SizeResults } from './report.ts';
import type { Scenario } from './scenario.ts';
import { startApi } from './start-api.ts';
import { createWorkload, readSample, workloadNames } from './workload.ts';

interface Subject {
  /** What is counted, such as products. */
  readonly unit: string;
  /** Sizes without arguments. */
  readonly usualSizes: readonly number[];
  /** Requests a second. */
  readonly perSecond: number;
  readonly searchIndex: 'memory' | 'postgres';
  /** Fills a database that has the demo's shop. */
  readonly fill: (db: Db, size: number) => Promise<void>;
  readonly scenarios: (db: Db, size: number) => Promise<readonly Scenario[]>;
}

const shoppers: Subject = {
  unit: 'products',
  usualSizes: [2_000, 100_000, 1_000_000],
  perSecond: 50,
  searchIndex: 'memory',
  fill: multiplyCatalogue,
  scenarios: async (db, size) => {
    const sample = await readSample(db, size);
    return workloadNames.map((name) => ({
      name,
      at: (seed) => createWorkload(name, sample, seed),
      once: name === 'cart save',
    }));
  },
};

const staff: Subject = {
  unit: 'orders',
  usualSizes: [10_000, 1_000_000],
  perSecond: 10,
  searchIndex: 'memory',
  fill: fillOrders,
  scenarios: orderScenarios,
};

/** Of a large catalogue Postgres answers few lists and searches a second. */
const shoppersOfPostgres: Subject = { ...shoppers, perSecond: 5, searchIndex: 'postgres' };

const subjects = new Map([
  ['orders', staff],
  ['postgres', shoppersOfPostgres],
]);

const connections = 8;
/** Seconds of measuring and of warming up. */
const measured = 12;
const warmUp = 4;
const throughput = 6;

const given = process.argv.slice(2).filter((word) => word !== '--');
const named = subjects.get(given[0] ?? '');
const subject = named ?? shoppers;
const words = given.slice(named ? 1 : 0);
const sizes = words.length > 0 ? words.map(Number) : subject.usualSizes;
if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
  throw new Error(
    'Name sizes as whole numbers, such as 2000 100000, after "orders" or "postgres" for those.',
  );
}

const started = await startPostgres({
  settings: [
    'fsync=on',
    'synchronous_commit=on',
    'full_page_writes=on',
    'shared_buffers=1GB',
    'max_wal_size=4GB',
    // As docs/search.md asks for it.
    ...(subject.searchIndex === 'postgres' ? ['random_page_cost=1.1'] : []),
  ],
});
if (!started.ok) throw new Error(started.problem);
const { server } = started;
const folder = await mkdtemp(join(tmpdir(), 'ponte-bench-'));
try {
  print(await describeMachine(server.origin));
  const results: SizeResults[] = [];
  for (const size of sizes) results.push(await measureSize(size));
  print(reportTable(results, { ...subject, connections }));
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measureSize(size: number): Promise<SizeResults> {
  const start = performance.now();
  const url = await server.createDatabase(`bench_${size}`);
  const scenarios = await fill(url, size);
  const filled = performance.now();
  const api = await startApi(url, folder, subject.searchIndex);
  const ready = performance.now();
  print(
    `${size.toLocaleString('en')} ${subject.unit}: filled in ${seconds(start, filled)} s, served after ${seconds(filled, ready)} s`,
  );
  const results: SizeResults['results'] = new Map();
  for (const scenario of scenarios) results.set(scenario.name, await measure(api.origin, scenario));
  const megabytes = await api.megabytes();
  await api.stop();
  return { size, results, megabytes };
}

/** Fills a database and returns what is asked of it. */
async function fill(url: string, size: number): Promise<readonly Scenario[]> {
  const database = await openPostgres(url, 4);
  await seedOnce(database, shopFolder(demoShop().folder));
  await subject.fill(database.db, size);
  const scenarios = await subject.scenarios(database.db, size);
  await database.close();
  return scenarios;
}

async function measure(origin: string, { at, once = false }: Scenario) {
  const { perSecond } = subject;
  await measureLatency(origin, at(1), { perSecond, seconds: warmUp });
  const cold = await measureLatency(origin, at(2), { perSecond, seconds: measured });
  const warm = await measureLatency(origin, at(once ? 3 : 2), { perSecond, seconds: measured });
  const most = await measureThroughput(origin, at(4), { connections, seconds: throughput });
  return { cold, warm, most };
}

function seconds(from: number, to: number): string {
  return ((to - from) / 1000).toFixed(1);
}
