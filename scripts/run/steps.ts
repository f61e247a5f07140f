import type { Need } from './build.ts';
import { Refusal } from './refusal.ts';
import type { Report } from './reports.ts';

/** The script `test:<name>` of the root's package.json. */
export interface Step {
  readonly name: string;
  readonly title: string;
  readonly needs: readonly Need[];
  /** Says what it found. Without one it is one check, by its exit code. */
  readonly report?: Report;
}

const reportedBy =
  (report?: Report) =>
  (name: string, title: string, needs: readonly Need[] = []): Step => ({
    name,
    title,
    needs,
    ...(report && { report }),
  });

const check = reportedBy();
const vitest = reportedBy('vitest');
const playwright = reportedBy('playwright');

/** `npm test`. By worth, as all of them: what a run out of time leaves out comes last. */
const ofTest = [
  check('types', 'types of every package'),
  check('lint', 'lint'),
  check('format', 'format'),
  check('messages', 'messages complete in both languages'),
  vitest('unit', 'unit tests'),
  vitest('postgres', 'the API on Postgres', ['postgres', 'pgbouncer']),
  check('size', 'what first loads and packages weigh', ['apps']),
  playwright('purchase', 'one purchase in each region, in a browser', ['browser', 'apps']),
];

/** `npm run verify`, after those of `npm test`. */
const ofVerify = [
  check('unused', 'unused code and packages'),
  vitest('processes', 'commands as people run them'),
  vitest('attacks', 'the shop attacked, killed, out of disk and behind caches', [
    'apps',
    'nginx',
    'varnish',
  ]),
  playwright('e2e', "shoppers' journeys", ['browser', 'apps', 'postgres']),
  vitest('builds', 'builds of packages and apps, and what a machine runs', [
    'browser',
    'apps',
    'api',
    'packages',
    'postgres',
    'nginx',
    'jq',
  ]),
  vitest('stories', 'the kit, and forms of the back office, in a browser', ['browser']),
  playwright('pictures', 'pictures of the screens', ['browser', 'apps']),
  vitest('oracles', 'comparisons with oracles'),
  playwright('packages', 'packages as they are published, and in another app', [
    'browser',
    'packages',
  ]),
  playwright('visual', 'pictures of the kit', ['browser']),
  check('release', 'a release of what is committed, up to the upload'),
];

/** They run by name alone. */
const nightly = [
  playwright('next', 'the kit in an app on Next, which is fetched', ['browser', 'packages']),
];

export const steps: readonly Step[] = [...ofTest, ...ofVerify, ...nightly];

export type Command = 'test' | 'verify';

/** The steps that a command runs: those named by its words, or all that belong to it. */
export function stepsOf(command: Command, names: readonly string[]): readonly Step[] {
  const unknown = names.find((name) => steps.every((step) => step.name !== name));
  if (unknown !== undefined) {
    const known = steps.map((step) => step.name).join(', ');
    throw new Refusal(`There is no test step "${unknown}": choose among ${known}.`);
  }
  if (names.length > 0) return steps.filter(({ name }) => names.includes(name));
  return command === 'test' ? ofTest : [...ofTest, ...ofVerify];
}
