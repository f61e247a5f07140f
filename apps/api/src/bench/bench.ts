/**
 * `pnpm --filter @ponte/api run bench [sizes…]`: how the API answers with catalogues of several sizes
 * on a Postgres of its own (2,000 and 100,000 products when none are named; 1000000 takes minutes).
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openPostgres } from '../db/postgres.ts';
import { seedOnce } from '../runtime/seed-once.ts';
import { startPostgres } from '../testing/real-postgres.ts';
import { measureLatency, measureThroughput, type Measured, type Shot } from './load.ts';
import { multiplyCatalogue } from './multiply.ts';

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [2_000, 100_000];

/** What shoppers type: frequent and rare words, several, codes, typos, beginnings. */
const texts =
  'furadeira|furadeira de impacto|broca concreto|fuadeira|parafusadera bateria|llave combinada|taladro percutor|disco|lixa|martelo|FUR|GRF-3782|serra|bosch|trena 5 m|led|cabo|alicate universal|com|kit ferramentas|xyzzy'.split(
    '|',
  );

const orders = ['id&order=desc,desc', 'valor_venda&order=desc,asc', 'nome&order=desc,asc'];

/** The calls that are measured; `n` counts them. */
const calls: Readonly<Record<string, (n: number, size: number) => Shot>> = {
  list: (n) => ({
    path: `/api/public/products?per_page=20&page=${1 + (n % 5)}&moeda_id=${2 + (n % 2)}&category_id=${1 + (n % 25)}&order_by=tem_estoque,${orders[n % 3]}`,
  }),
  'list of all': (n) => ({
    path: `/api/public/products?per_page=20&page=${1 + (n % 5)}&order_by=tem_estoque,${orders[n % 3]}`,
  }),
  suggest: (n) => ({
    path: `/api/public/products?per_page=5&all_products=1&text=${encodeURIComponent(texts[n % texts.length] ?? '')}`,
  }),
  search: (n) => ({
    path: `/api/public/products?per_page=20&all_products=1&order_by=tem_estoque,${orders[n % 3]}&text=${encodeURIComponent(texts[n % texts.length] ?? '')}`,
  }),
  detail: (n, size) => ({ path: `/api/public/products/${1 + ((n * 7919) % size)}/details` }),
  start: () => ({ path: '/api/public/start?tem_estoque=1' }),
  'cart save': (n, size) => ({
    path: '/ecom/venda/carrinho',
    method: 'POST',
    body: JSON.stringify({
      external_id: randomUUID(),
      filial_id: 1,
      moeda_id: 2,
      itens: [1, 2, 3].map((one) => ({
        produto_id: 1 + ((n * 31 + one * 977) % size),
        qtde: one,
        armazem_id: 1,
        ativo: true,
      })),
    }),
  }),
};

const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), 'ponte-bench-'));
const results = new Map<number, Map<string, Measured>>();
for (const size of sizes) {
  say(`Filling a database with ${size.toLocaleString('en')} products…`);
  const url = await fill(size);
  const server = await startServer(url);
  results.set(size, await measureAll(server.origin, size));
  server.process.kill('SIGTERM');
}
await postgres.stop();
await rm(folder, { recursive: true, force: true });
report();

async function fill(size: number): Promise<string> {
  const name = `bench_${size}`;
  const client = new Client({ connectionString: `${postgres.origin}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = `${postgres.origin}/${name}`;
  const database = await openPostgres(url, 4);
  await seedOnce(database);
  await multiplyCatalogue(database.db, size);
  await database.close();
  return url;
}

function startServer(url: string): Promise<{ origin: string; process: ChildProcess }> {
  const main = new URL('../main.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--conditions=@ponte/source', main], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: url,
      RATE_LIMIT_FACTOR: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((done) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const origin = /"url":"([^"]+)"/.exec(chunk.toString())?.[1];
      if (origin) done({ origin, process: child });
    });
  });
}

async function measureAll(origin: string, size: number): Promise<Map<string, Measured>> {
  const measured = new Map<string, Measured>();
  for (const [name, call] of Object.entries(calls)) {
    const shots = (n: number): Shot => call(n, size);
    await measureLatency(origin, shots, { perSecond: 50, seconds: 2 });
    measured.set(name, await measureLatency(origin, shots, { perSecond: 50, seconds: 8 }));
  }
  const list = calls['list'];
  if (list) {
    const most = { connections: 8, seconds: 5 };
    measured.set('most lists', await measureThroughput(origin, (n) => list(n, size), most));
  }
  return measured;
}

function report(): void {
  say('');
  say(
    `${'50 requests a second'.padEnd(22)}${sizes.map((size) => head(size)).join('')}growth of p99`,
  );
  for (const name of results.get(sizes[0] ?? 0)?.keys() ?? []) {
    const row = sizes.map((size) => results.get(size)?.get(name));
    const [first, last] = [row[0], row.at(-1)];
    const growth = first && last ? (last.p99 / first.p99).toFixed(1) : '';
    say(`${name.padEnd(22)}${row.map(cell).join('')}× ${growth}`);
  }
}

function head(size: number): string {
  return `${size.toLocaleString('en')} products`.padEnd(30);
}

function cell(one: Measured | undefined): string {
  if (!one) return ''.padEnd(30);
  const failed = one.failed > 0 ? ` (${one.failed} failed)` : '';
  const rate = one.perSecond > 60 ? `${Math.round(one.perSecond)}/s ` : '';
  return `${rate}p50 ${one.p50.toFixed(1)} p99 ${one.p99.toFixed(1)} ms${failed}`.padEnd(30);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
