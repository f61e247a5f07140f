import { readFileSync } from 'node:fs';

/**
 * What a step found.
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * @param {number} passed
 * @param {number} failed
 * @returns {Count}
 */
export function count(passed, failed, skipped = 0) {
  return { passed, failed, skipped };
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
      count(total.passed + each.passed, total.failed + each.failed, total.skipped + each.skipped),
    count(0, 0),
  );
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
  /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests?: number }} */
  const report = readReport(file) ?? { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
  return withCode(
    count(
      report.numPassedTests,
      report.numFailedTests,
      report.numPendingTests + (report.numTodoTests ?? 0),
    ),
    code,
  );
}

/**
 * Reads the JSON report of Vitest, folder by folder.
 * @param {string} file
 * @param {number} code the exit code
 * @param {readonly string[]} folders absolute; a test belongs to the innermost
 * @returns {Map<string, Count>} by folder; under an empty name what belongs to none of them
 */
export function countsOfVitest(file, code, folders) {
  /** @type {{ testResults: readonly VitestFile[] }} */
  const report = readReport(file) ?? { testResults: [] };
  const counts = new Map(folders.map((folder) => [folder, count(0, 0)]));
  for (const tested of report.testResults) {
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
 * @property {readonly { status: string }[]} assertionResults
 */

/** @param {VitestFile} tested */
function countOfFile({ status, assertionResults }) {
  const passed = assertionResults.filter((each) => each.status === 'passed').length;
  const failed = assertionResults.filter((each) => each.status === 'failed').length;
  const skipped = assertionResults.length - passed - failed;
  return withCode(count(passed, failed, skipped), status === 'failed' ? 1 : 0);
}

/**
 * Reads the JSON report of Playwright.
 * @param {string} file
 * @param {number} code the exit code: a harness that does not start fails without failing a test
 */
export function countOfPlaywright(file, code) {
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} */
  const report = readReport(file) ?? {
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
  };
  const { expected, unexpected, flaky, skipped } = report.stats;
  // A test that passes at its second attempt is not known to be right.
  return withCode(count(expected, unexpected + flaky, skipped), code);
}

/**
 * @param {Count} counted
 * @param {number} code
 */
function withCode(counted, code) {
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
