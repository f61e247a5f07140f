import { basename, join } from 'node:path';
import { buildPackages, ensurePackagesBuilt, ensureShopsBuilt } from './build.mjs';
import { count, countOfCode, sum } from './counts.mjs';
import { runCheck, runPlaywright, runReported, runScripts, runVitest } from './runners.mjs';
import { regions } from './services.mjs';
import { measureSizes } from './size.mjs';
import { packagesWith, root } from './workspace.mjs';

/** @import { Count } from './counts.mjs' */
/** @import { Family } from './family.mjs' */

/**
 * One part of `npm test`.
 * @typedef {object} Step
 * @property {string} name what `npm test -- <name>` calls it
 * @property {string} title
 * @property {boolean} [browser] it needs one
 * @property {boolean} [postgres] it needs the programs of a server
 * @property {(family: Family) => Promise<Count>} run
 */

/** In this order: what fails fast and explains the most comes first. */
/** @type {readonly Step[]} */
export const steps = [
  { name: 'types', title: 'types of every package', run: checkTypes },
  {
    name: 'lint',
    title: 'lint',
    run: (family) => runCheck(family, 'oxlint', ['--deny-warnings']),
  },
  { name: 'format', title: 'format', run: (family) => runCheck(family, 'oxfmt', ['--check']) },
  {
    name: 'messages',
    title: 'messages complete in both languages',
    run: (family) => runScripts(family, 'check:messages'),
  },
  {
    name: 'unused',
    title: 'unused code and packages',
    run: (family) => runCheck(family, 'knip', []),
  },
  {
    name: 'unit',
    title: 'unit tests',
    run: (family) => runVitest(family, 'unit', '', ['--project', 'unit']),
  },
  {
    name: 'postgres',
    title: 'the API on a real Postgres',
    postgres: true,
    run: (family) => {
      const args = ['--config', 'vitest.postgres.config.ts'];
      return runVitest(family, 'postgres', 'apps/api', args);
    },
  },
  { name: 'oracles', title: 'comparisons with oracles', run: runOracles },
  {
    name: 'stories',
    title: 'stories and components in a browser',
    browser: true,
    run: (family) => runVitest(family, 'stories', 'packages/ui', []),
  },
  {
    name: 'visual',
    title: 'pictures of the kit',
    browser: true,
    run: (family) => runPlaywright(family, 'visual', 'packages/ui', 'visual', []),
  },
  { name: 'builds', title: 'builds of packages and storefronts', run: checkBuilds },
  {
    name: 'packages',
    title: 'packages as they are published, and in an app of somebody else',
    browser: true,
    run: checkPackages,
  },
  { name: 'size', title: 'first-load sizes', run: checkSizes },
  { name: 'e2e', title: "shoppers' journeys", browser: true, run: runJourneys },
];

/**
 * Each package's own script, two at a time; the root has a project for scripts and configuration.
 * @param {Family} family
 */
async function checkTypes(family) {
  const folders = ['', ...packagesWith('check:types')];
  /** @type {Count[]} */
  const counts = [];
  const worker = async () => {
    for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
      const { code, output } = await family.run({
        name: folder,
        ...(folder
          ? { file: 'pnpm', args: ['run', 'check:types'] }
          : { file: 'tsc', args: ['-p', '.'] }),
        cwd: join(root, folder),
        output: 'keep',
      });
      if (code !== 0) process.stdout.write(output);
      counts.push(countOfCode(code));
    }
  };
  await Promise.all([worker(), worker()]);
  return sum(counts);
}

/**
 * Each package's comparison with other libraries, which Vitest runs.
 * @param {Family} family
 */
async function runOracles(family) {
  /** @type {Count[]} */
  const counts = [];
  for (const folder of packagesWith('test:oracles')) {
    const name = `oracles-${basename(folder)}`;
    counts.push(await runReported(family, name, folder, 'pnpm', ['run', 'test:oracles']));
  }
  return sum(counts);
}

/** @param {Family} family */
async function checkBuilds(family) {
  await ensureShopsBuilt(family);
  await buildPackages(family);
  const built = packagesWith('build').filter((folder) => folder.startsWith('packages/'));
  return count(regions.length + built.length, 0);
}

/**
 * What their files say of themselves, and what somebody who installs them has.
 * @param {Family} family
 */
async function checkPackages(family) {
  await ensurePackagesBuilt(family);
  const checked = await runScripts(family, 'check:package');
  if (checked.failed > 0) return checked;
  return sum([checked, await runPlaywright(family, 'consumer', 'packages/ui', 'test:consumer')]);
}

/**
 * The first loads of the storefronts, and the sizes that a package measures of itself.
 * @param {Family} family
 */
export async function checkSizes(family) {
  await ensureShopsBuilt(family);
  await ensurePackagesBuilt(family);
  return sum([measureSizes(), await runScripts(family, 'size')]);
}

/** @param {Family} family */
async function runJourneys(family) {
  await ensureShopsBuilt(family);
  return runPlaywright(family, 'e2e', 'tests/e2e', 'test');
}
