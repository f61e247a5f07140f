import { count, readReport, sum, withCode } from './counts.mjs';

/** @import { Count } from './counts.mjs' */

/**
 * One of Playwright's tests in one region.
 * @typedef {object} Tested
 * @property {string} name as Playwright lists it and takes it from a list
 * @property {string} title its own, without those above it
 * @property {string} file
 * @property {Count} counted
 * @property {readonly string[]} asked paths of the storefronts that its browsers asked for
 */

/**
 * A suite in Playwright's JSON report.
 * @typedef {object} Suite
 * @property {string} title
 * @property {readonly Suite[]} [suites]
 * @property {readonly { title: string, file: string, tests: readonly TestOfProject[] }[]} [specs]
 */

/**
 * A test of a project in Playwright's JSON report.
 * @typedef {object} TestOfProject
 * @property {string} projectName
 * @property {string} status `flaky`: it failed, and passed when it was retried
 * @property {readonly Attempt[]} results
 */

/**
 * @typedef {object} Attempt
 * @property {readonly { type: string, description?: string }[]} [annotations]
 * @property {readonly { name: string, path?: string }[]} [attachments]
 */

/**
 * Reads the JSON report of Playwright.
 * @param {string} file
 * @param {number} code the exit code: a harness that does not start fails without failing a test
 */
export function countOfPlaywright(file, code) {
  const tested = testedIn(readReport(file) ?? {});
  return withCode(sum(tested.map(({ counted }) => counted)), code);
}

/**
 * The tests in Playwright's JSON report.
 * @param {{ suites?: readonly Suite[] }} reported
 * @returns {Tested[]}
 */
export function testedIn({ suites = [] }) {
  return suites.flatMap((suite) => testedBelow(suite, []));
}

/**
 * @param {Suite} suite
 * @param {readonly string[]} above titles
 * @returns {Tested[]}
 */
function testedBelow({ title, suites = [], specs = [] }, above) {
  const titles = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map((test) => {
      const name = [`[${test.projectName}]`, ...titles, spec.title].join(' › ');
      const counted = countOfTest(name, test);
      return { name, title: spec.title, file: spec.file, counted, asked: askedIn(test) };
    }),
  );
  return [...own, ...suites.flatMap((suite) => testedBelow(suite, titles))];
}

/**
 * @param {string} name
 * @param {TestOfProject} test
 */
function countOfTest(name, { status, results }) {
  if (status === 'skipped') return count(0, 0, 1);
  if (status === 'expected') return count(1, 0);
  if (status !== 'flaky') return count(0, 1);
  const attachments = results.flatMap((attempt) => attempt.attachments ?? []);
  const trace = attachments.find((attachment) => attachment.name === 'trace');
  return count(1, 0, 0, [{ name, clue: trace?.path ?? 'without a trace' }]);
}

/** @param {TestOfProject} test */
function askedIn({ results }) {
  const notes = results.flatMap(({ annotations = [] }) => annotations);
  const asked = notes.filter(({ type }) => type === 'asked');
  return asked.flatMap(({ description = '' }) => description.split('\n').filter(Boolean));
}
