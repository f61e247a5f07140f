/** Measures of several dimensions: `6 x 40 mm` and `M6 x 40` are found as one measure, `6x40 mm`. */
import type { Token } from './tokens.ts';

/** A metric thread: `m8` is 8 mm wide. */
const thread = /^m\d{1,2}$/;

function hasSize({ kind, key }: Token): boolean {
  return kind !== 'word' || thread.test(key);
}

/** How many tokens from here are dimensions of one measure; otherwise one. */
export function dimensionsAt(tokens: readonly Token[], at: number): number {
  const first = tokens[at];
  if (!first || !hasSize(first)) return 1;
  let end = at + 1;
  while (tokens[end]?.isAcross) end += 1;
  return end - at;
}

/** The key of tokens that are dimensions of one measure, with their units unless none has one. */
export function dimensionsKey(tokens: readonly Token[]): string {
  const parts = tokens.map(({ kind, key }) => {
    const [value = '', unit] = kind === 'word' ? [key.slice(1), 'mm'] : key.split(' ');
    return { value, unit };
  });
  const units = new Set(parts.flatMap(({ unit }) => unit ?? []));
  return withUnit(
    parts.map(({ value }) => value),
    [...units].join(','),
  );
}

/** The keys of all measures of several dimensions in a text's tokens, each with where it begins. */
export function dimensionsIn(
  tokens: readonly Token[],
): readonly { readonly key: string; readonly at: number }[] {
  return tokens.flatMap((_, at) => {
    const count = tokens[at]?.isAcross ? 1 : dimensionsAt(tokens, at);
    return count > 1 ? [{ key: dimensionsKey(tokens.slice(at, at + count)), at }] : [];
  });
}

/** The same the other way round: a sheet of 4 x 6 m is one of 6 x 4 m. */
export function turned(key: string): string {
  const [values = '', unit = ''] = key.split(' ');
  return withUnit(values.split('x').toReversed(), unit);
}

function withUnit(values: readonly string[], unit: string): string {
  return `${values.join('x')}${unit === '' ? '' : ` ${unit}`}`;
}
