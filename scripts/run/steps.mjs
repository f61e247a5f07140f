import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtPackages, ensurePackagesBuilt, ensureShopsBuilt } from './build.mjs';
import { count, countOf, sum } from './reports.mjs';
import { regions } from './services.mjs';
import { measureSizes } from './size.mjs';
import { root } from './workspace.mjs';

/** @import { Count } from './reports.mjs' */
/** @import { Family } from './family.mjs' */

/** @typedef {(family: Family) => Promise<Count>} Run */

/**
 * A step of `npm test`, and what `npm test -- <name>` calls it.
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {boolean} [browser] it needs one
 * @property {boolean} [postgres] it needs the programs of a server
 * @property {Run} run
 */

/** In this order: what fails fast and explains the most comes first. */
/** @type {readonly Step[]} */
export const steps = [
  {
    name: 'types',
    title: 'types of every package',
    run: inOrder(check('tsc', '-p', '.'), eachPackage('check:types', '--no-sort')),
  },
  { name: 'lint', title: 'lint', run: check('oxlint', '--deny-warnings') },
  { name: 'format', title: 'format', run: check('oxfmt', '--check') },
  {
    name: 'messages',
    title: 'messages complete in both languages',
    run: eachPackage('check:messages'),
  },
  { name: 'unused', title: 'unused code and packages', run: check('knip') },
  { name: 'unit', title: 'unit tests', run: vitest('unit', 'unit of servers') },
  {
    name: 'postgres',
    title: 'the API on a real Postgres',
    postgres: true,
    run: vitest('postgres'),
  },
  {
    name: 'attacks',
    title: 'attacks on a real API, and its process killed and out of disk',
    run: vitest('attacks'),
  },
  {
    name: 'oracles',
    title: 'comparisons with oracles',
    run: vitest('oracles'),
  },
  {
    name: 'stories',
    title: 'stories and components in a browser',
    browser: true,
    // One waits for the page of its browser most of the time, and leaves half of two processors.
    run: atOnce(vitest('stories*'), vitest('browser*')),
  },
  {
    name: 'visual',
    title: 'pictures of the kit',
    browser: true,
    run: playwright('packages/ui', 'visual'),
  },
  {
    name: 'pictures',
    title: 'pictures of the screens',
    browser: true,
    run: inOrder(built(ensureShopsBuilt), playwright('tests/e2e', 'pictures')),
  },
  {
    name: 'builds',
    title: 'builds of packages and storefronts',
    run: async (family) => {
      await ensureShopsBuilt(family);
      await ensurePackagesBuilt(family);
      return count(regions.length + builtPackages().length, 0);
    },
  },
  {
    name: 'packages',
    title: 'packages as they are published, and in an app of somebody else',
    browser: true,
    run: inOrder(
      built(ensurePackagesBuilt),
      eachPackage('check:package'),
      playwright('packages/ui', 'test:consumer', '--reporter=list,json'),
    ),
  },
  {
    name: 'size',
    title: 'first-load sizes',
    run: inOrder(
      built(ensureShopsBuilt),
      built(ensurePackagesBuilt),
      eachPackage('size'),
      async () => measureSizes(),
    ),
  },
  {
    name: 'e2e',
    title: "shoppers' journeys",
    browser: true,
    run: inOrder(built(ensureShopsBuilt), playwright('tests/e2e', 'test', '--reporter=list,json')),
  },
];

/**
 * One after the other, up to the first that fails.
 * @param {readonly Run[]} runs
 * @returns {Run}
 */
function inOrder(...runs) {
  return async (family) => {
    let total = count(0, 0);
    for (const run of runs) {
      if (total.failed === 0) total = sum([total, await run(family)]);
    }
    return total;
  };
}

/**
 * @param {readonly Run[]} runs
 * @returns {Run}
 */
function atOnce(...runs) {
  return async (family) => sum(await Promise.all(runs.map((run) => run(family))));
}

/**
 * What has to be there first, and counts for nothing.
 * @param {(family: Family) => Promise<void>} ensure
 * @returns {Run}
 */
function built(ensure) {
  return async (family) => {
    await ensure(family);
    return count(0, 0);
  };
}

/**
 * A program that makes one check of the whole workspace.
 * @param {string} file
 * @param {readonly string[]} args
 * @returns {Run}
 */
function check(file, ...args) {
  return async (family) => {
    const { code } = await family.run({ name: file, file, args, output: 'plain' });
    return countOf(code);
  };
}

/**
 * A script of every package that has it, two at a time.
 * @param {string} script
 * @param {readonly string[]} options of pnpm
 */
function eachPackage(script, ...options) {
  const args = ['--recursive', '--workspace-concurrency=2', '--if-present', ...options];
  return check('pnpm', ...args, 'run', script);
}

/**
 * @param {readonly string[]} projects of `vitest.config.ts`
 * @returns {Run}
 */
function vitest(...projects) {
  return (family) => {
    const file = newReport(`vitest ${projects.join(' ')}`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const chosen = projects.map((project) => `--project=${project}`);
    const command = { name: 'vitest', file: 'vitest', args: ['run', ...chosen, ...reporters] };
    return reported(family, command, 'vitest', file);
  };
}

/**
 * A script of a package that starts Playwright.
 * @param {string} folder
 * @param {string} script
 * @param {readonly string[]} args
 * @returns {Run}
 */
function playwright(folder, script, ...args) {
  return (family) => {
    const file = newReport(`playwright ${folder} ${script}`);
    const command = { name: script, file: 'pnpm', args: ['run', script, ...args] };
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    return reported(family, { ...command, env, cwd: join(root, folder) }, 'playwright', file);
  };
}

/**
 * @param {Family} family
 * @param {Parameters<Family['run']>[0]} command
 * @param {'vitest' | 'playwright'} kind
 * @param {string} file
 */
async function reported(family, command, kind, file) {
  const { code } = await family.run({ ...command, output: 'plain' });
  return countOf(code, kind, file);
}

/**
 * The path of a report that is not there yet: an old one must not stand for a run that broke off.
 * @param {string} name
 */
function newReport(name) {
  const report = join(root, 'reports', `${name.replaceAll(/\W+/g, '-')}.json`);
  rmSync(report, { force: true });
  return report;
}
