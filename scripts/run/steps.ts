import type { Need } from './build.ts';
import { Refusal } from './refusal.ts';
import type { Report } from './reports.ts';

/** `npm test`, or `npm run verify`, which runs the steps of `npm test` first. */
export type Command = 'test' | 'verify';

/** The script `test:<name>` of the root's package.json. */
export interface Step {
  readonly name: string;
  readonly title: string;
  /** A nightly step runs by its name alone. */
  readonly command: Command | 'nightly';
  readonly needs?: readonly Need[];
  /** Says what it found. Without one it is one check, by its exit code. */
  readonly report?: Report;
}

/** By worth: what a run out of time leaves out stands last. */
export const steps: readonly Step[] = [
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
    needs: ['apps'],
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
    title: 'packages as they are published, and in another app',
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
    title: 'the kit in an app on Next, which is fetched',
    command: 'nightly',
    needs: ['browser', 'packages'],
    report: 'playwright',
  },
];

/** The steps that a command runs: those named by its words, or all that belong to it. */
export function stepsOf(command: Command, names: readonly string[]): readonly Step[] {
  const unknown = names.find((name) => steps.every((step) => step.name !== name));
  if (unknown !== undefined) {
    const known = steps.map((step) => step.name).join(', ');
    throw new Refusal(`There is no test step "${unknown}": choose among ${known}.`);
  }
  if (names.length > 0) return steps.filter(({ name }) => names.includes(name));
  const commands = command === 'test' ? ['test'] : ['test', 'verify'];
  return steps.filter((step) => commands.includes(step.command));
}
