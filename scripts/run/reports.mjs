import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * A test that failed at first and passed when it was retried, and where to look: the path of its
 * trace, or what it failed with.
 * @typedef {{ name: string, clue: string }} Flaky
 */

/**
 * What a step found; those that passed on a retry are among the passed.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: readonly Flaky[] }} Count
 */

/** How many flaky tests one run may have. */
const flakyAllowed = 2;

/**
 * @param {number} passed
 * @param {number} failed
 * @returns {Count}
 */
export function count(passed, failed) {
  return { passed, failed, skipped: 0, flaky: [] };
}

/** @param {readonly Count[]} counts */
export function sum(counts) {
  return counts.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      failed: total.failed + each.failed,
      skipped: total.skipped + each.skipped,
      flaky: [...total.flaky, ...each.flaky],
    }),
    count(0, 0),
  );
}

/**
 * The verdict on a run: with too many flaky tests each of them counts as failed.
 * @param {Count} total
 * @returns {Count}
 */
export function judged(total) {
  const flaky = total.flaky.length;
  if (flaky <= flakyAllowed) return total;
  return { ...total, passed: total.passed - flaky, failed: total.failed + flaky };
}

/** @typedef {{ fullName: string, status: string, failureMessages: readonly string[] }} VitestTest */
/** @typedef {{ name: string, status: string, assertionResults: readonly VitestTest[] }} VitestFile */

/**
 * Reads Vitest's JSON. A passed test with a message failed on its first try; a file that does not
 * load has failed without a test that has.
 * @param {{ testResults?: readonly VitestFile[] }} report
 */
function countOfVitest({ testResults = [] }) {
  return sum(
    testResults.map(({ name, status, assertionResults: tests }) => {
      const passed = tests.filter((test) => test.status === 'passed');
      const failed = tests.filter((test) => test.status === 'failed').length;
      const flaky = passed.flatMap(({ fullName, failureMessages: [message] }) =>
        message === undefined
          ? []
          : [{ name: `${basename(name)} › ${fullName}`, clue: firstLineOf(message) }],
      );
      return {
        passed: passed.length,
        failed: status === 'failed' ? Math.max(1, failed) : failed,
        skipped: tests.length - passed.length - failed,
        flaky,
      };
    }),
  );
}

/** @param {string} message */
function firstLineOf(message) {
  return stripVTControlCharacters(message).trim().split('\n', 1).join('');
}

/** @typedef {{ attachments?: readonly { name: string, path?: string }[] }} Attempt */
/** @typedef {{ projectName: string, status: string, results: readonly Attempt[] }} TestOfProject */
/** @typedef {{ title: string, suites?: readonly Suite[], specs?: readonly { title: string, tests: readonly TestOfProject[] }[] }} Suite */

/**
 * Reads Playwright's JSON.
 * @param {{ suites?: readonly Suite[] }} report
 * @param {readonly string[]} [above] titles of the suites around
 * @returns {Count}
 */
function countOfPlaywright({ suites = [] }, above = []) {
  return sum(
    suites.flatMap((suite) => {
      const titles = [...above, suite.title];
      const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
        tests.map((test) =>
          countOfTest([`[${test.projectName}]`, ...titles, title].join(' › '), test),
        ),
      );
      return [...own, countOfPlaywright(suite, titles)];
    }),
  );
}

/**
 * @param {string} name
 * @param {TestOfProject} test
 * @returns {Count}
 */
function countOfTest(name, { status, results }) {
  if (status === 'skipped') return { ...count(0, 0), skipped: 1 };
  if (status === 'expected') return count(1, 0);
  if (status !== 'flaky') return count(0, 1);
  const attachments = results.flatMap((attempt) => attempt.attachments ?? []);
  const trace = attachments.find((attachment) => attachment.name === 'trace');
  return { ...count(1, 0), flaky: [{ name, clue: trace?.path ?? 'without a trace' }] };
}

/**
 * What a program found: its exit code is one check; tests are read from its report. One that does not
 * start at all fails without failing a test.
 * @param {number} code
 * @param {'vitest' | 'playwright'} [kind] of report
 * @param {string} [file]
 * @returns {Count}
 */
export function countOf(code, kind, file = '') {
  if (!kind) return code === 0 ? count(1, 0) : count(0, 1);
  const report = readJson(file);
  const counted = kind === 'vitest' ? countOfVitest(report) : countOfPlaywright(report);
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
