/**
 * `npm run bench:api [-- sizes…]`: how the API answers with catalogues of several sizes, on a Postgres
 * of its own that waits for the disk. Figures and what they mean: docs/benchmarks.md.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoShop } from '@ponte/demo-shop';
import { openPostgres } from '../db/postgres.ts';
import { seedOnce } from '../seed/seed-once.ts';
import { shopFolder } from '../seed/shop-folder.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { measureLatency, measureThroughput } from './load.ts';
import { multiplyCatalogue } from './multiply.ts';
import { describeMachine, reportTable, print, type SizeResults } from './report.ts';
import { startApi } from './start-api.ts';
import {
  createWorkload,
  readSample,
  workloadNames,
  type Sample,
  type WorkloadName,
} from './workload.ts';

/** Sizes without arguments. */
const usualSizes = [2_000, 100_000, 1_000_000];

const perSecond = 50;
const connections = 8;
/** Seconds of measuring and of warming up. */
const measured = 12;
const warmUp = 4;
const throughput = 6;

const given = process.argv.slice(2).filter((word) => word !== '--');
const sizes = given.length > 0 ? given.map(Number) : usualSizes;
if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
  throw new Error('Name sizes as whole numbers, such as 2000 100000.');
}

const started = await startPostgres({
  settings: [
    'fsync=on',
    'synchronous_commit=on',
    'full_page_writes=on',
    'shared_buffers=1GB',
    'max_wal_size=4GB',
  ],
});
if (!started.ok) throw new Error(started.problem);
const { server } = started;
const folder = await mkdtemp(join(tmpdir(), 'ponte-bench-'));
try {
  print(await describeMachine(server.origin));
  const results: SizeResults[] = [];
  for (const size of sizes) results.push(await measureSize(size));
  print(reportTable(results, { perSecond, connections }));
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measureSize(size: number): Promise<SizeResults> {
  const start = performance.now();
  const url = await server.createDatabase(`bench_${size}`);
  const sample = await fill(url, size);
  const filled = performance.now();
  const api = await startApi(url, folder);
  const ready = performance.now();
  print(
    `${size.toLocaleString('en')} products: filled in ${seconds(start, filled)} s, served after ${seconds(filled, ready)} s`,
  );
  const results: SizeResults['results'] = new Map();
  for (const name of workloadNames)
    results.set(name, await measureWorkload(api.origin, name, sample));
  const megabytes = await api.megabytes();
  await api.stop();
  return { size, results, megabytes };
}

/** Fills a database and returns what requests need to know of it. */
async function fill(url: string, size: number): Promise<Sample> {
  const database = await openPostgres(url, 4);
  await seedOnce(database, shopFolder(demoShop().folder));
  await multiplyCatalogue(database.db, size);
  const sample = await readSample(database.db, size);
  await database.close();
  return sample;
}

async function measureWorkload(origin: string, name: WorkloadName, sample: Sample) {
  const at = (seed: number) => createWorkload(name, sample, seed);
  await measureLatency(origin, at(1), { perSecond, seconds: warmUp });
  const cold = await measureLatency(origin, at(2), { perSecond, seconds: measured });
  const warm = await measureLatency(origin, at(name === 'cart save' ? 3 : 2), {
    perSecond,
    seconds: measured,
  });
  const most = await measureThroughput(origin, at(4), { connections, seconds: throughput });
  return { cold, warm, most };
}

function seconds(from: number, to: number): string {
  return ((to - from) / 1000).toFixed(1);
}
