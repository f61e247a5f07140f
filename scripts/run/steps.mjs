import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackages, ensureShopsBuilt } from './build.mjs';
import { count, countOfCode, countOfPlaywright, countOfVitest, sum } from './counts.mjs';
import { regions } from './services.mjs';
import { measureSizes } from './size.mjs';
import { packageFolders, readManifest, root } from './workspace.mjs';

/** @import { Count } from './counts.mjs' */
/** @import { Family } from './family.mjs' */

/**
 * One part of `npm test`.
 * @typedef {object} Step
 * @property {string} name what `npm test -- <name>` calls it
 * @property {string} title
 * @property {boolean} [browser] it needs one
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
  { name: 'oracles', title: 'comparisons with oracles', run: runOracles },
  {
    name: 'stories',
    title: 'stories and components in a browser',
    browser: true,
    run: (family) => runVitest(family, 'stories', 'packages/ui', []),
  },
  { name: 'builds', title: 'builds of packages and storefronts', run: checkBuilds },
  { name: 'size', title: 'first-load sizes', run: checkSizes },
  { name: 'e2e', title: "shoppers' journeys", browser: true, run: runJourneys },
];

/** @param {Family} family */
async function checkTypes(family) {
  const projects = ['', ...packageFolders()].filter((folder) =>
    existsSync(join(root, folder, 'tsconfig.json')),
  );
  /** @type {Count[]} */
  const counts = [];
  const worker = async () => {
    for (let project = projects.shift(); project !== undefined; project = projects.shift()) {
      const args = ['-p', project || '.'];
      const { code, output } = await family.run({ name: 'tsc', file: 'tsc', args, output: 'keep' });
      process.stdout.write(output);
      counts.push(countOfCode(code));
    }
  };
  await Promise.all([worker(), worker()]);
  return sum(counts);
}

/**
 * Runs a program that makes one check of the whole workspace.
 * @param {Family} family
 * @param {string} file
 * @param {readonly string[]} args
 */
async function runCheck(family, file, args) {
  const { code } = await family.run({ name: file, file, args, output: 'plain' });
  return countOfCode(code);
}

/**
 * Runs a script of each package that has it, one check each.
 * @param {Family} family
 * @param {string} script
 */
async function runScripts(family, script) {
  /** @type {Count[]} */
  const counts = [];
  for (const folder of packageFolders()) {
    if (!(script in readManifest(folder).scripts)) continue;
    const { code } = await family.run({
      name: folder,
      file: 'pnpm',
      args: ['run', script],
      cwd: join(root, folder),
      output: 'plain',
    });
    counts.push(countOfCode(code));
  }
  return sum(counts);
}

/**
 * @param {Family} family
 * @param {string} name of the report
 * @param {string} folder whose configuration holds
 * @param {readonly string[]} args
 */
async function runVitest(family, name, folder, args) {
  const report = reportOf(name);
  const { code } = await family.run({
    name,
    file: join(root, 'node_modules', '.bin', 'vitest'),
    args: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    cwd: join(root, folder),
    output: 'plain',
  });
  return countOfVitest(report, code);
}

/** @param {Family} family */
async function runOracles(family) {
  return runScripts(family, 'test:oracles');
}

/** @param {Family} family */
async function checkBuilds(family) {
  await ensureShopsBuilt(family);
  await buildPackages(family);
  const built = packageFolders().filter(
    (folder) => folder.startsWith('packages/') && 'build' in readManifest(folder).scripts,
  );
  return sum([count(regions.length + built.length, 0), await runScripts(family, 'check:package')]);
}

/** @param {Family} family */
async function checkSizes(family) {
  await ensureShopsBuilt(family);
  const { passed, failed } = measureSizes();
  return count(passed, failed);
}

/** @param {Family} family */
async function runJourneys(family) {
  await ensureShopsBuilt(family);
  const report = reportOf('e2e');
  const { code } = await family.run({
    name: 'e2e',
    file: 'pnpm',
    args: ['run', 'test', '--reporter=list,json'],
    cwd: join(root, 'tests', 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    output: 'plain',
  });
  return countOfPlaywright(report, code);
}

/** @param {string} name */
function reportOf(name) {
  return join(root, 'reports', `${name}.json`);
}
