import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { countOfCode, countOfVitest, countsOfVitest } from './counts.mjs';
import { countOfPlaywright } from './tested.mjs';
import { root } from './workspace.mjs';

/** @import { Count } from './counts.mjs' */
/** @import { Family } from './family.mjs' */

const vitest = join(root, 'node_modules', '.bin', 'vitest');

/**
 * Runs a program that makes one check of the whole workspace.
 * @param {Family} family
 * @param {string} file
 * @param {readonly string[]} args
 */
export async function runCheck(family, file, args) {
  const { code } = await family.run({ name: file, file, args, output: 'plain' });
  return countOfCode(code);
}

/**
 * Runs a script of several packages, one check each.
 * @param {Family} family
 * @param {string} script
 * @param {readonly string[]} folders of the packages
 * @returns {Promise<Map<string, Count>>} by folder
 */
export async function runScripts(family, script, folders) {
  const counts = new Map();
  for (const folder of folders) {
    const { code } = await family.run({
      name: folder,
      file: 'pnpm',
      args: ['run', script],
      cwd: join(root, folder),
      output: 'plain',
    });
    counts.set(folder, countOfCode(code));
  }
  return counts;
}

/**
 * Runs Vitest with the configuration of a folder.
 * @param {Family} family
 * @param {string} name of the report
 * @param {string} folder whose configuration holds
 * @param {readonly string[]} args
 */
export async function runVitest(family, name, folder, args) {
  return runReported(family, name, folder, vitest, ['run', ...args]);
}

/**
 * Runs the unit tests below several folders, all in one Vitest.
 * @param {Family} family
 * @param {readonly string[]} folders from the root
 * @returns {Promise<Map<string, Count>>} by folder; under an empty name what belongs to none of them
 */
export async function runUnitTests(family, folders) {
  const report = newReport('unit');
  const { code } = await family.run({
    name: 'unit',
    file: vitest,
    args: [
      'run',
      '--project',
      'unit*',
      ...folders.map(filterOf),
      '--passWithNoTests',
      ...reportTo(report),
    ],
    output: 'plain',
  });
  const counts = countsOfVitest(
    report,
    code,
    folders.map((folder) => join(root, folder)),
  );
  return new Map([...counts].map(([folder, counted]) => [relative(root, folder), counted]));
}

/**
 * Vitest takes the files whose path contains a filter; the slashes keep to one folder.
 * @param {string} folder
 */
function filterOf(folder) {
  return `${root}/${folder}/`;
}

/**
 * Runs Vitest, however it is started, and reads its report.
 * @param {Family} family
 * @param {string} name of the report
 * @param {string} folder
 * @param {string} file
 * @param {readonly string[]} args
 */
export async function runReported(family, name, folder, file, args) {
  const report = newReport(name);
  const { code } = await family.run({
    name,
    file,
    args: [...args, ...reportTo(report)],
    cwd: join(root, folder),
    output: 'plain',
  });
  return countOfVitest(report, code);
}

/** @param {string} report */
function reportTo(report) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
}

/**
 * Runs a script of a package that starts Playwright, and reads its report.
 * @param {Family} family
 * @param {string} name of the report
 * @param {string} folder
 * @param {string} script
 * @param {readonly string[]} [args] how it reports, where its configuration does not write JSON too
 */
export async function runPlaywright(family, name, folder, script, args = ['--reporter=list,json']) {
  const report = newReport(name);
  const { code } = await family.run({
    name,
    file: 'pnpm',
    args: ['run', script, ...args],
    cwd: join(root, folder),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    output: 'plain',
  });
  return countOfPlaywright(report, code);
}

/**
 * The path of a report that is not there yet: an old one must not stand for a run that broke off.
 * @param {string} name
 */
function newReport(name) {
  const report = join(root, 'reports', `${name}.json`);
  rmSync(report, { force: true });
  return report;
}
