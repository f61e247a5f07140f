import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../scripts/run/workspace.ts';
import { openBuild, type Build } from './build.ts';
import { startDevtools, type PageMaker } from './devtools.ts';
import { scoresOf } from './lighthouse.ts';
import { visit, visitWithoutScript, type PageName } from './page-visit.ts';
import { add, replaceTables, tableOf, type Measured } from './tables.ts';

/**
 * Measures the pages of this build, beside another one if there is one:
 * `node pages.ts [--against COMMIT | --at ADDRESS [--at ADDRESS]] [--pairs 4] [--processor] [--write]
 * [home list product lighthouse]`. `--processor` leaves out the clock, which says nothing on a busy machine.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    at: { type: 'string', multiple: true },
    pairs: { type: 'string', default: '4' },
    processor: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const names = ['home', 'list', 'product'] as const;
const pairs = Number(values.pairs);
const parts = [...names, 'lighthouse'];
const isWanted = (part: string) => positionals.length === 0 || positionals.includes(part);
if (!(pairs >= 1) || !positionals.every((word) => parts.includes(word))) {
  process.stderr.write(`Parts are ${parts.join(', ')}; pairs are 1 or more.\n`);
  process.exit(1);
}

const say = (text: string) => process.stdout.write(`${text}\n`);
const builds = await openAll();
const browser = await startDevtools();
try {
  const results = builds.map(({ name }): Measured => ({ name, rows: new Map() }));
  for (const page of names.filter(isWanted)) await measure(page, builds, results, browser);
  const [mine, theirs] = results;
  const [build] = builds;
  const scores = build && isWanted('lighthouse') ? await scoresTable(build) : '';
  if (mine) await show(`${tableOf(mine, theirs)}\n${scores}`);
} finally {
  await browser.close();
  for (const build of builds) await build.close();
}

async function openAll(): Promise<readonly Build[]> {
  if (values.at) {
    const close = () => Promise.resolve();
    return values.at.map((address) => {
      const { origin, port } = new URL(address);
      return { name: `port ${port}`, br: origin, py: origin, close };
    });
  }
  say('Building and starting…');
  const mine = await openBuild();
  return values.against ? [mine, await openBuild(values.against)] : [mine];
}

/** Visits a page of each build in turn, pair after pair, and first once without counting. */
async function measure(
  page: PageName,
  [mine, theirs]: readonly Build[],
  results: readonly Measured[],
  browser: PageMaker,
): Promise<void> {
  const visits = {
    'main thread': (address: string) => visit(browser, page, address, 'processor'),
    clock: (address: string) => visit(browser, page, address, 'clock'),
    'main thread without script': (address: string) =>
      visitWithoutScript(browser, page, address, 'processor'),
    'clock without script': (address: string) =>
      visitWithoutScript(browser, page, address, 'clock'),
  };
  const sides = [mine, theirs].flatMap((build, side) => {
    const result = results[side];
    return build && result ? [{ build, rows: result.rows }] : [];
  });
  const paths = new Map<Build, string>();
  for (const { build } of sides) {
    const address = `${build.br}${await pathOf(page, build)}`;
    paths.set(build, address);
    await visits['main thread'](address);
  }
  for (const [name, run] of Object.entries(visits)) {
    if (values.processor && name.startsWith('clock')) continue;
    say(`${page}, ${name}…`);
    for (let pair = 0; pair < pairs; pair += 1) {
      const order = pair % 2 === 0 ? sides : sides.toReversed();
      for (const { build, rows } of order) add(rows, await run(paths.get(build) ?? ''));
    }
  }
}

async function pathOf(page: PageName, { br }: Build): Promise<string> {
  if (page === 'home') return '/';
  if (page === 'list') return '/produtos';
  // Node, unlike a browser, does not resolve names under localhost.
  const html = await (await fetch(`http://127.0.0.1:${new URL(br).port}/produtos`)).text();
  const path = /href="(\/produto\/[^"]+)"/.exec(html)?.[1];
  if (!path) throw new Error(`${br}/produtos links to no product.`);
  return path;
}

/** Lighthouse's other scores, which don't depend on the machine. */
async function scoresTable(build: Build): Promise<string> {
  const rows: string[] = [];
  for (const region of ['br', 'py'] as const) {
    for (const page of names) {
      say(`Lighthouse: ${region} ${page}…`);
      const address = `${build[region]}${await pathOf(page, build)}`;
      rows.push(`| ${region} ${page} | ${await scoresOf(address)} |`);
    }
  }
  return ['', '| | accessibility, best practices, SEO |', '| --- | --- |', ...rows].join('\n');
}

async function show(table: string): Promise<void> {
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${memory} GB`;
  const load = `load ${loadavg()[0]?.toFixed(1)}`;
  const date = new Date().toISOString().slice(0, 10);
  const text = `${date}, ${machine}, ${load}; ${pairs} pairs.\n\n${table}`;
  say(`\n${text}\n`);
  if (!values.write) return;
  const file = join(root, 'docs', 'benchmarks.md');
  await writeFile(file, replaceTables(await readFile(file, 'utf8'), text));
  say('Written into docs/benchmarks.md: run "npm run format".');
}
