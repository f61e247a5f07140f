import { count } from './counts.mjs';

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
 * @property {string} status
 * @property {readonly { annotations?: readonly { type: string, description?: string }[] }[]} results
 */

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
    spec.tests.map((test) => ({
      name: [`[${test.projectName}]`, ...titles, spec.title].join(' › '),
      title: spec.title,
      file: spec.file,
      counted: countOfStatus(test.status),
      asked: askedIn(test),
    })),
  );
  return [...own, ...suites.flatMap((suite) => testedBelow(suite, titles))];
}

/** @param {string} status */
function countOfStatus(status) {
  if (status === 'skipped') return count(0, 0, 1);
  // A test that passes at its second attempt is not known to be right.
  return status === 'expected' ? count(1, 0) : count(0, 1);
}

/** @param {TestOfProject} test */
function askedIn({ results }) {
  const notes = results.flatMap(({ annotations = [] }) => annotations);
  const asked = notes.filter(({ type }) => type === 'asked');
  return asked.flatMap(({ description = '' }) => description.split('\n').filter(Boolean));
}
