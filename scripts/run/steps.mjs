import { Refusal } from './refusal.mjs';

/** @import { Need } from './build.mjs' */
/** @import { Report } from './reports.mjs' */

/**
 * A step: the script `test:<name>` of the root's package.json, what has to be there before, and which
 * report says what it found. Without a report it is one check, by its exit code. `npm test` runs those
 * of the command `test`; `npm run verify` runs these first, then its own. What is nightly runs by name alone.
 * @typedef {{ name: string, title: string, command: Command | 'nightly', needs?: readonly Need[], report?: Report }} Step
 * @typedef {'test' | 'verify'} Command
 */

/** @type {readonly Step[]} by worth: what a run out of time leaves out stands last */
export const steps = [
  { name: 'types', title: 'types of every package', command: 'test' },
  { name: 'lint', title: 'lint', command: 'test' },
  { name: 'format', title: 'format', command: 'test' },
  { name: 'messages', title: 'messages complete in both languages', command: 'test' },
  { name: 'unit', title: 'unit tests', command: 'test', report: 'vitest' },
  {
    name: 'postgres',
    title: 'the API on Postgres',
    command: 'test',
    needs: ['postgres', 'pgbouncer'],
    report: 'vitest',
  },
  {
    name: 'size',
    title: 'what first loads and packages weigh',
    command: 'test',
    needs: ['apps', 'packages'],
  },
  {
    name: 'purchase',
    title: 'one purchase in each region, in a browser',
    command: 'test',
    needs: ['browser', 'apps'],
    report: 'playwright',
  },
  { name: 'unused', title: 'unused code and packages', command: 'verify' },
  {
    name: 'processes',
    title: 'commands as people run them',
    command: 'verify',
    report: 'vitest',
  },
  {
    name: 'attacks',
    title: 'the shop attacked, killed, out of disk and behind caches',
    command: 'verify',
    needs: ['apps', 'nginx', 'varnish'],
    report: 'vitest',
  },
  {
    name: 'e2e',
    title: "shoppers' journeys",
    command: 'verify',
    needs: ['browser', 'apps', 'postgres'],
    report: 'playwright',
  },
  {
    name: 'builds',
    title: 'builds of packages and apps, and what a machine runs',
    command: 'verify',
    needs: ['browser', 'apps', 'api', 'packages', 'postgres', 'nginx', 'jq'],
    report: 'vitest',
  },
  {
    name: 'stories',
    title: 'the kit, and forms of the back office, in a browser',
    command: 'verify',
    needs: ['browser'],
    report: 'vitest',
  },
  {
    name: 'pictures',
    title: 'pictures of the screens',
    command: 'verify',
    needs: ['browser', 'apps'],
    report: 'playwright',
  },
  { name: 'oracles', title: 'comparisons with oracles', command: 'verify', report: 'vitest' },
  {
    name: 'packages',
    title: 'packages as they are published, and in an app of somebody else',
    command: 'verify',
    needs: ['browser', 'packages'],
    report: 'playwright',
  },
  {
    name: 'visual',
    title: 'pictures of the kit',
    command: 'verify',
    needs: ['browser'],
    report: 'playwright',
  },
  {
    name: 'next',
    title: "the kit in somebody else's app on Next, which is fetched",
    command: 'nightly',
    needs: ['browser', 'packages'],
    report: 'playwright',
  },
];

/**
 * What a command is asked to run: the steps that its words name, or all of its own.
 * @type {(command: Command, names: readonly string[]) => readonly Step[]}
 */
export function stepsOf(command, names) {
  const unknown = names.find((name) => steps.every((step) => step.name !== name));
  if (unknown !== undefined) {
    const known = steps.map((step) => step.name).join(', ');
    throw new Refusal(`There is no test step "${unknown}": choose among ${known}.`);
  }
  if (names.length > 0) return steps.filter(({ name }) => names.includes(name));
  const commands = command === 'test' ? ['test'] : ['test', 'verify'];
  return steps.filter((step) => commands.includes(step.command));
}
