/** Keys of our tokens in the language of Postgres' text search. */
import { places, type Place } from '../memory/places.ts';

/** Postgres has four: a name's first word; its others, brand and code; groups; longer texts. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/** What one position of each weight counts, in hundredths. */
const worths: Readonly<Record<Weight, number>> = { A: 70, B: 41, C: 30, D: 13 };

/**
 * How a place of `memory/places.ts` is written, so that `ts_rank` counts it as `docs/search.md` has it: of several
 * positions of a word the nth counts one n²th, so that two are 1.25 times as much as one and six 1.49 times.
 */
const written: Readonly<Record<Place, readonly [weight: Weight, positions: number]>> = {
  [places.nameFirst]: ['A', 1],
  [places.nameSecond]: ['B', 6],
  [places.name]: ['B', 2],
  [places.code]: ['B', 1],
  [places.brand]: ['B', 1],
  [places.group]: ['C', 1],
  [places.specification]: ['D', 5],
  [places.text]: ['D', 1],
};

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
export function lexeme(key: string, place: Place): string {
  const [weight, positions] = written[place];
  const each = Array.from({ length: positions }, (_, at) => `${at + 1}${weight}`);
  return `${quoted(key)}:${each.join()}`;
}

/** A part of a `tsquery`. */
function operand({ key, isStart = false, weights = '' }: Term): string {
  const marks = `${isStart ? '*' : ''}${weights}`;
  return quoted(key) + (marks === '' ? '' : `:${marks}`);
}

/** A `tsquery` that any of the terms satisfies. */
export function anyOf(terms: readonly Term[]): string {
  return [...new Set(terms.map(operand))].join(' | ');
}
