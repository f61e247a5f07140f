import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that passed on a retry, with its trace or the failure of its first run. */
export interface Flaky {
  readonly name: string;
  readonly clue: string;
}

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly flaky: readonly Flaky[];
}

/** A runner that writes one, in JSON. */
export type Report = 'vitest' | 'playwright';

export function count(passed: number, failed: number): Count {
  return { passed, failed, skipped: 0, flaky: [] };
}

export function sum(counts: readonly Count[]): Count {
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
export function judged(total: Count): Count {
  const flaky = total.flaky.length;
  if (flaky <= 2) return total;
  return { ...total, passed: total.passed - flaky, failed: total.failed + flaky };
}

/**
 * What a program found. Without a report its exit code is one check; with one it counts as a failure
 * when no test failed, as for a harness that does not start.
 */
export function countOf(code: number, kind?: Report, file = ''): Count {
  if (!kind) return code === 0 ? count(1, 0) : count(0, 1);
  const counted = kind === 'vitest' ? ofVitest(readJson(file)) : ofPlaywright(readJson(file));
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

interface VitestTest {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

interface VitestReport {
  readonly testResults?: readonly { name: string; assertionResults: readonly VitestTest[] }[];
}

function ofVitest({ testResults = [] }: VitestReport): Count {
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

interface PlaywrightTest {
  readonly projectName: string;
  readonly status: string;
  readonly results: readonly { attachments?: readonly { name: string; path?: string }[] }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    title: string;
    file: string;
    line: number;
    tests: readonly PlaywrightTest[];
  }[];
}

interface PlaywrightReport extends Suite {
  readonly stats?: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
}

function ofPlaywright({ suites = [], stats }: PlaywrightReport): Count {
  if (!stats) return count(0, 0);
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected, skipped, flaky: suites.flatMap(flakyIn) };
}

function flakyIn({ suites = [], specs = [] }: Suite): Flaky[] {
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

function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
