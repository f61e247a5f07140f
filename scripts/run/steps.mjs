/** @import { Need } from './build.mjs' */
/** @import { Report } from './reports.mjs' */

/**
 * A step of `npm test`: the script `test:<name>` of the root's package.json, what has to be there
 * before, and which report says what it found. Without a report it is one check, by its exit code.
 * What runs nightly is left out where no step is named.
 * @typedef {{ name: string, title: string, needs?: readonly Need[], report?: Report, nightly?: boolean }} Step
 */

/** @type {readonly Step[]} in this order: what fails fast and explains the most comes first */
export const steps = [
  { name: 'types', title: 'types of every package' },
  { name: 'lint', title: 'lint' },
  { name: 'format', title: 'format' },
  { name: 'messages', title: 'messages complete in both languages' },
  { name: 'unused', title: 'unused code and packages' },
  { name: 'unit', title: 'unit tests', report: 'vitest' },
  {
    name: 'postgres',
    title: 'the API on Postgres',
    needs: ['postgres', 'pgbouncer'],
    report: 'vitest',
  },
  {
    name: 'attacks',
    title: 'the shop attacked, killed, out of disk and behind caches',
    needs: ['apps', 'nginx', 'varnish'],
    report: 'vitest',
  },
  { name: 'oracles', title: 'comparisons with oracles', report: 'vitest' },
  { name: 'stories', title: 'the kit in a browser', needs: ['browser'], report: 'vitest' },
  { name: 'visual', title: 'pictures of the kit', needs: ['browser'], report: 'playwright' },
  {
    name: 'pictures',
    title: 'pictures of the screens',
    needs: ['browser', 'apps'],
    report: 'playwright',
  },
  {
    name: 'builds',
    title: 'builds of packages and apps, and what a machine runs',
    needs: ['browser', 'apps', 'api', 'packages', 'postgres', 'nginx', 'jq'],
    report: 'vitest',
  },
  {
    name: 'packages',
    title: 'packages as they are published, and in an app of somebody else',
    needs: ['browser', 'packages'],
    report: 'playwright',
  },
  {
    name: 'next',
    title: "the kit in somebody else's app on Next, which is fetched",
    needs: ['browser', 'packages'],
    report: 'playwright',
    nightly: true,
  },
  { name: 'size', title: 'what first loads and packages weigh', needs: ['apps', 'packages'] },
  {
    name: 'e2e',
    title: "shoppers' journeys",
    needs: ['browser', 'apps', 'postgres'],
    report: 'playwright',
  },
];
