import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../scripts/run/workspace.ts';
import { openBuild, type Build } from './build.ts';
import { startDevtools, type PageMaker } from './devtools.ts';
import { scoresOf } from './lighthouse.ts';
import { pageNames, visit, type Figures, type PageName } from './page-visit.ts';
import { freshPages, serverCost } from './server-cost.ts';
import { add, replaceTables, tableOf, type Measured } from './tables.ts';

const help = `npm run bench:pages -- [options] [home list product servers lighthouse]
  --against COMMIT  compares with another build
  --at ADDRESS      measures a storefront that runs already; a second one is what it is compared with
  --pairs NUMBER    how often each build is measured (3)
  --processor       without the clock, which says nothing on a busy machine
  --write           writes the result into docs/benchmarks.md
`;

const options = {
  against: { type: 'string' },
  at: { type: 'string', multiple: true },
  pairs: { type: 'string', default: '3' },
  processor: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
} as const;
const { values, positionals } = readArguments();
const pairs = Number(values.pairs);
const parts = new Set<string>([...pageNames, 'servers', 'lighthouse']);
if (!(pairs >= 1) || !positionals.every((part) => parts.has(part))) refuse();
const isWanted = (part: string) => positionals.length === 0 || positionals.includes(part);
const say = (text: string) => process.stdout.write(`${text}\n`);

/** A build and what was measured of it. */
interface Side extends Measured {
  readonly build: Build;
  readonly paths: Readonly<Record<PageName, string>>;
}

// What was started ends when this process exits, but a signal would end it without that.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
const builds = await openAll();
const browser = await startDevtools();
try {
  const sides = await Promise.all(builds.map(sideOf));
  // First: a page that a browser has opened is cached.
  if (isWanted('servers') && !values.at) await measureServers(sides);
  for (const page of pageNames.filter(isWanted)) await measurePage(page, sides, browser);
  await show(sides);
} finally {
  await browser.close();
  for (const build of builds) await build.close();
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch {
    return refuse();
  }
}

function refuse(): never {
  process.stderr.write(help);
  process.exit(1);
}

async function openAll(): Promise<readonly Build[]> {
  if (values.at) {
    const close = () => Promise.resolve();
    return values.at.map((address) => {
      const { origin, port } = new URL(address);
      return { name: `port ${port}`, br: origin, py: origin, api: 0, close };
    });
  }
  say('Building and starting…');
  const mine = await openBuild();
  return values.against ? [mine, await openBuild(values.against)] : [mine];
}

async function sideOf(build: Build): Promise<Side> {
  // Node, unlike a browser, does not resolve names under localhost.
  const list = `http://127.0.0.1:${new URL(build.br).port}/produtos`;
  const product = /href="(\/produto\/[^"]+)"/.exec(await (await fetch(list)).text())?.[1];
  if (!product) throw new Error(`${list} links to no product.`);
  const paths = { home: '/', list: '/produtos', product };
  return { build, name: build.name, rows: new Map(), paths };
}

/** Measures each build in turn, pair after pair; who was last in one pair is first in the next. */
async function inTurns(
  sides: readonly Side[],
  figures: (side: Side) => Promise<Figures>,
): Promise<void> {
  for (let pair = 0; pair < pairs; pair += 1) {
    const order = pair % 2 === 0 ? sides : sides.toReversed();
    for (const side of order) add(side.rows, await figures(side));
  }
}

async function measureServers(sides: readonly Side[]): Promise<void> {
  say('Uncached pages of the servers…');
  const pages = new Map(
    await Promise.all(sides.map(async (side) => [side, await freshPages(side.build)] as const)),
  );
  const cost = (side: Side) =>
    serverCost(side.build, pages.get(side) ?? { list: [], product: [] }, 320 / (pairs + 1));
  // Not counted: compiling what runs often.
  for (const side of sides) await cost(side);
  await inTurns(sides, cost);
}

async function measurePage(
  page: PageName,
  sides: readonly Side[],
  browser: PageMaker,
): Promise<void> {
  const addressOf = ({ build, paths }: Side) => `${build.br}${paths[page]}`;
  // Not counted: the API makes each width of a picture when it is asked for the first time.
  for (const side of sides) await visit(browser, page, addressOf(side), 'processor');
  for (const measure of values.processor
    ? ['processor' as const]
    : (['processor', 'clock'] as const)) {
    say(`${page}, ${measure}…`);
    // By the clock with scripts alone: without them a page has no timers, by which its entries are read.
    for (const withScript of measure === 'clock' ? [true] : [true, false]) {
      await inTurns(sides, (side) => visit(browser, page, addressOf(side), measure, withScript));
    }
  }
}

async function show(sides: readonly Side[]): Promise<void> {
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${memory} GB`;
  const date = new Date().toISOString().slice(0, 10);
  const header = `${date}, ${machine}, load ${loadavg()[0]?.toFixed(1)}; ${pairs} pairs.`;
  const [mine, theirs] = sides;
  if (!mine) return;
  const tables = [tableOf(mine, theirs)];
  if (isWanted('lighthouse')) tables.push(await scoresTable(mine));
  const text = [header, ...tables].join('\n\n');
  say(`\n${text}\n`);
  if (!values.write) return;
  const file = join(root, 'docs', 'benchmarks.md');
  await writeFile(file, replaceTables(await readFile(file, 'utf8'), text));
  say('Written into docs/benchmarks.md: run "npm run format".');
}

/** Lighthouse's scores but that for speed. */
async function scoresTable({ build, paths }: Side): Promise<string> {
  const rows = ['| | accessibility, best practices, SEO |', '| --- | --- |'];
  for (const region of ['br', 'py'] as const) {
    for (const page of pageNames) {
      say(`Lighthouse: ${region} ${page}…`);
      rows.push(`| ${region} ${page} | ${await scoresOf(`${build[region]}${paths[page]}`)} |`);
    }
  }
  return rows.join('\n');
}
