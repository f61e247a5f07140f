/** Keys of our tokens in the language of Postgres' text search. */

/** Weights of Postgres for the positions that `memory/places.ts` distinguishes, the best first. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/** What a match of each weight counts, in hundredths, as `docs/search.md` has it. */
export const worths: Readonly<Record<Weight, number>> = { A: 70, B: 50, C: 30, D: 15 };

/** In the order in which Postgres wants them, from D to A, as parts of one. */
export const rankWeights = `{${[worths.D, worths.C, worths.B, worths.A].map((one) => one / 100).join(',')}}`;

/** Marks the key of a whole code, which no text has. */
export const wholeCode = '=';

export interface Term {
  readonly key: string;
  /** Whether a key that begins so is enough. */
  readonly isStart?: boolean;
  /** Only these weights count; all by default. */
  readonly weights?: string;
}

function quoted(key: string): string {
  return `'${key.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** A word of a `tsvector`. */
export function lexeme(key: string, weight: Weight): string {
  return `${quoted(key)}:1${weight === 'D' ? '' : weight}`;
}

/** A part of a `tsquery`. */
function written({ key, isStart = false, weights = '' }: Term): string {
  const marks = `${isStart ? '*' : ''}${weights}`;
  return quoted(key) + (marks === '' ? '' : `:${marks}`);
}

/** A `tsquery` that any of the terms satisfies. */
export function anyOf(terms: readonly Term[]): string {
  return [...new Set(terms.map(written))].join(' | ');
}
