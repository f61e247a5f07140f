import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ name: string, clue: string }} Flaky its trace, or what it failed with at first */
/** @typedef {{ passed: number, failed: number, skipped: number, flaky: readonly Flaky[] }} Count */

/** @typedef {'vitest' | 'playwright'} Report a runner that writes one, in JSON */

/** @type {(passed: number, failed: number) => Count} */
export function count(passed, failed) {
  return { passed, failed, skipped: 0, flaky: [] };
}

/** @param {readonly Count[]} counts */
export function sum(counts) {
  return counts.reduce(
    (total, { passed, failed, skipped, flaky }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      flaky: [...total.flaky, ...flaky],
    }),
    count(0, 0),
  );
}

/** The verdict on a run. What passed on a retry has passed; of more than two such tests each has failed. */
/** @type {(total: Count) => Count} */
export function judged(total) {
  const flaky = total.flaky.length;
  if (flaky <= 2) return total;
  return { ...total, passed: total.passed - flaky, failed: total.failed + flaky };
}

/**
 * What a program found. Without a report its exit code is one check; with one it counts as a failure
 * when no test failed, as for a harness that does not start.
 * @type {(code: number, kind?: Report, file?: string) => Count}
 */
export function countOf(code, kind, file = '') {
  if (!kind) return code === 0 ? count(1, 0) : count(0, 1);
  const counted = kind === 'vitest' ? ofVitest(readJson(file)) : ofPlaywright(readJson(file));
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** @typedef {{ fullName: string, status: string, failureMessages: readonly string[] }} VitestTest */
/** @typedef {{ testResults?: readonly { name: string, assertionResults: readonly VitestTest[] }[] }} VitestReport */

/** @type {(report: VitestReport) => Count} */
function ofVitest({ testResults = [] }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${basename(name)} › ${test.fullName}` })),
  );
  const passed = tests.filter(({ status }) => status === 'passed');
  const failed = tests.filter(({ status }) => status === 'failed').length;
  const flaky = passed.flatMap(({ name, failureMessages: [message] }) => {
    const clue = message && stripVTControlCharacters(message).trim().split('\n', 1).join('');
    return clue === undefined ? [] : [{ name, clue }];
  });
  const skipped = tests.length - passed.length - failed;
  return { passed: passed.length, failed, skipped, flaky };
}

/** @typedef {{ attachments?: readonly { name: string, path?: string }[] }} Attempt */
/** @typedef {{ projectName: string, status: string, results: readonly Attempt[] }} Tested */
/** @typedef {{ title: string, file: string, line: number, tests: readonly Tested[] }} Spec */
/** @typedef {{ suites?: readonly Suite[], specs?: readonly Spec[] }} Suite */
/** @typedef {Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>} Stats */

/** @type {(report: Suite & { stats?: Stats }) => Count} */
function ofPlaywright({ suites = [], stats }) {
  if (!stats) return count(0, 0);
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected, skipped, flaky: suites.flatMap(flakyIn) };
}

/** @type {(suite: Suite) => Flaky[]} */
function flakyIn({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName, results }) => {
        const attachments = results.flatMap((attempt) => attempt.attachments ?? []);
        const clue = attachments.find(({ name }) => name === 'trace')?.path ?? 'without a trace';
        return { name: `[${projectName}] ${file}:${line} › ${title}`, clue };
      }),
  );
  return [...own, ...suites.flatMap(flakyIn)];
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
