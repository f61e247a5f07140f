import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { countOfCode, countOfPlaywright, countOfVitest, sum } from './counts.mjs';
import { packagesWith, root } from './workspace.mjs';

/** @import { Count } from './counts.mjs' */
/** @import { Family } from './family.mjs' */

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
 * Runs a script of each package that has it, one check each.
 * @param {Family} family
 * @param {string} script
 */
export async function runScripts(family, script) {
  /** @type {Count[]} */
  const counts = [];
  for (const folder of packagesWith(script)) {
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
 * Runs Vitest with the configuration of a folder.
 * @param {Family} family
 * @param {string} name of the report
 * @param {string} folder whose configuration holds
 * @param {readonly string[]} args
 */
export async function runVitest(family, name, folder, args) {
  const vitest = join(root, 'node_modules', '.bin', 'vitest');
  return runReported(family, name, folder, vitest, ['run', ...args]);
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
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await family.run({
    name,
    file,
    args: [...args, ...reporters],
    cwd: join(root, folder),
    output: 'plain',
  });
  return countOfVitest(report, code);
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
