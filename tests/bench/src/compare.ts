/** A figure of two builds, measured in pairs. */
export interface Comparison {
  readonly mine: number;
  readonly theirs: number;
  /** Median of `mine / theirs` of each pair, and the quartiles. */
  readonly ratio: number;
  readonly quartiles: readonly [number, number];
  /** How far one build differs from itself, as a factor of at least 1; the upper quartile. */
  readonly noise: number;
  /** Unknown: one build differs from itself by as much. */
  readonly verdict: 'different' | 'equal' | 'unknown';
}

/**
 * Compares two builds. Pairs take turns in who comes first (mine, theirs; theirs, mine; …), so each build is
 * measured twice in a row between two pairs: that shows what the machine alone does.
 */
export function compare(mine: readonly number[], theirs: readonly number[]): Comparison {
  const ratios = mine.map((figure, pair) => ratioOf(figure, theirs[pair] ?? Number.NaN));
  const controls = ratios.slice(1).map((_, pair) => {
    const twice = pair % 2 === 0 ? theirs : mine;
    const control = ratioOf(twice[pair] ?? Number.NaN, twice[pair + 1] ?? Number.NaN);
    return Math.max(control, 1 / control);
  });
  const ratio = quantile(ratios, 0.5);
  const quartiles = [quantile(ratios, 0.25), quantile(ratios, 0.75)] as const;
  const noise = controls.length > 1 ? quantile(controls, 0.75) : Infinity;
  const verdict = verdictOf(ratio, quartiles, noise);
  return {
    mine: quantile(mine, 0.5),
    theirs: quantile(theirs, 0.5),
    ratio,
    quartiles,
    noise,
    verdict,
  };
}

/** Less than this factor is no difference. */
const little = 1.05;

function verdictOf(
  ratio: number,
  [low, high]: Comparison['quartiles'],
  noise: number,
): Comparison['verdict'] {
  if ((low > 1 || high < 1) && Math.max(ratio, 1 / ratio) > noise) return 'different';
  return Math.max(noise, high, 1 / low) < little ? 'equal' : 'unknown';
}

function ratioOf(one: number, other: number): number {
  return one === other ? 1 : one / other;
}

/** The figure below which a share of the figures lies; between two figures, in proportion. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const low = sorted[Math.floor(position)] ?? Number.NaN;
  const high = sorted[Math.ceil(position)] ?? Number.NaN;
  return low === high ? low : low + (high - low) * (position % 1);
}
