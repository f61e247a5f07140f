import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * A test that failed at first and passed when it was retried.
 * @typedef {object} Flaky
 * @property {string} name
 * @property {string} clue the path of its trace, or what it failed with where no trace is kept
 */

/**
 * What a step found.
 * @typedef {object} Count
 * @property {number} passed those that passed on a retry among them
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly Flaky[]} flaky
 */

/** How many flaky tests one run may have. */
const flakyAllowed = 2;

/**
 * @param {number} passed
 * @param {number} failed
 * @param {number} skipped
 * @param {readonly Flaky[]} flaky
 * @returns {Count}
 */
export function count(passed, failed, skipped = 0, flaky = []) {
  return { passed, failed, skipped, flaky };
}

/**
 * One check that a program made, by its exit code.
 * @param {number} code
 */
export function countOfCode(code) {
  return code === 0 ? count(1, 0) : count(0, 1);
}

/** @param {readonly Count[]} counts */
export function sum(counts) {
  return counts.reduce(
    (total, each) =>
      count(total.passed + each.passed, total.failed + each.failed, total.skipped + each.skipped, [
        ...total.flaky,
        ...each.flaky,
      ]),
    count(0, 0),
  );
}

/**
 * The verdict on a run: with too many flaky tests each of them counts as failed.
 * @param {Count} total
 * @returns {Count}
 */
export function judged(total) {
  const { passed, failed, skipped, flaky } = total;
  if (flaky.length <= flakyAllowed) return total;
  return count(passed - flaky.length, failed + flaky.length, skipped, flaky);
}

/**
 * The line that readers of a log look for. It stands alone and last.
 * @param {Count} total
 */
export function summaryOf({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * Reads the JSON report of Vitest.
 * @param {string} file
 * @param {number} code the exit code: a file that does not load fails without failing a test
 */
export function countOfVitest(file, code) {
  return withCode(sum(testedFilesIn(file).map(countOfFile)), code);
}

/**
 * Reads the JSON report of Vitest, folder by folder.
 * @param {string} file
 * @param {number} code the exit code
 * @param {readonly string[]} folders absolute; a test belongs to the innermost
 * @returns {Map<string, Count>} by folder; under an empty name what belongs to none of them
 */
export function countsOfVitest(file, code, folders) {
  const counts = new Map(folders.map((folder) => [folder, count(0, 0)]));
  for (const tested of testedFilesIn(file)) {
    const owners = folders.filter((folder) => tested.name.startsWith(`${folder}/`));
    const owner = owners.sort((a, b) => b.length - a.length)[0] ?? '';
    counts.set(owner, sum([counts.get(owner) ?? count(0, 0), countOfFile(tested)]));
  }
  const { failed } = sum([...counts.values()]);
  if (code !== 0 && failed === 0) counts.set('', count(0, 1));
  return counts;
}

/**
 * One test file in a report of Vitest.
 * @typedef {object} VitestFile
 * @property {string} name its path
 * @property {string} status a file that does not load has failed without a test that has
 * @property {readonly VitestTest[]} assertionResults
 */

/**
 * @typedef {object} VitestTest
 * @property {string} fullName
 * @property {string} status
 * @property {readonly string[]} failureMessages of every attempt: those of a passed test are of its first
 */

/**
 * @param {string} file
 * @returns {readonly VitestFile[]}
 */
function testedFilesIn(file) {
  return readReport(file)?.testResults ?? [];
}

/** @param {VitestFile} tested */
function countOfFile({ name, status, assertionResults }) {
  const passed = assertionResults.filter((each) => each.status === 'passed');
  const failed = assertionResults.filter((each) => each.status === 'failed').length;
  const skipped = assertionResults.length - passed.length - failed;
  const flaky = passed.flatMap(({ fullName, failureMessages: [message] }) =>
    message === undefined
      ? []
      : [{ name: `${basename(name)} › ${fullName}`, clue: firstLineOf(message) }],
  );
  return withCode(count(passed.length, failed, skipped, flaky), status === 'failed' ? 1 : 0);
}

/** @param {string} message */
function firstLineOf(message) {
  return stripVTControlCharacters(message).trim().split('\n', 1).join('');
}

/**
 * @param {Count} counted
 * @param {number} code
 */
export function withCode(counted, code) {
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/**
 * @param {string} file
 * @returns the parsed JSON; nothing where there is none
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
