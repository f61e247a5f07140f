import * as fc from 'fast-check';

/** The same cases in every run, unless `RANDOM_SEED` is set. */
const cases = 100_000;
const seed = fc.readConfigureGlobal()?.seed;

interface Comparison<Case> {
  readonly name: string;
  readonly cases: fc.Arbitrary<Case>;
  readonly ours: (input: Case) => unknown;
  readonly oracle: (input: Case) => unknown;
  /** Why the two may differ on a case: the title of a section of README.md. */
  readonly explained?: (input: Case, ours: unknown, oracle: unknown) => string | undefined;
}

/**
 * Compares our answers with an oracle's on random cases and prints a summary. Returns the
 * unexplained disagreements.
 */
export function disagreements<Case>(comparison: Comparison<Case>): string[] {
  const outcomes = new Map<string, number>();
  const explained = new Map<string, number>();
  const unexplained: string[] = [];

  for (const input of fc.sample(comparison.cases, { numRuns: cases })) {
    const ours = comparison.ours(input);
    const oracle = comparison.oracle(input);
    const outcome = typeof ours === 'boolean' ? String(ours) : 'compared';
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    if (same(ours, oracle)) continue;

    const reason = comparison.explained?.(input, ours, oracle);
    if (reason) explained.set(reason, (explained.get(reason) ?? 0) + 1);
    else unexplained.push(`${show(input)}: ours ${show(ours)}, oracle ${show(oracle)}`);
  }

  process.stdout.write(
    [
      `${comparison.name}: ${cases} cases (seed ${seed}), ${list(outcomes)}`,
      `  disagreements: ${unexplained.length} not explained, explained: ${list(explained) || 0}`,
      ...unexplained.slice(0, 20).map((text) => `  ${text}`),
      '',
    ].join('\n'),
  );
  return unexplained;
}

function same(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || show(a) === show(b);
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}

function list(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
}
