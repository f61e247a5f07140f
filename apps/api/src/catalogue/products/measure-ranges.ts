/** Ranges of measures, for facets with too many of them: 300 to 500 W. */
import type { Lang } from '@ponte/contract/wire';

export interface MeasureRange {
  /** `300--500-w`. No single value has two hyphens in a row. */
  readonly slug: string;
  readonly names: Readonly<Record<Lang, string>>;
  /** Where it begins, in the first unit of its quantity. */
  readonly size: number;
}

/** Where ranges of each power of ten begin. */
const steps = [1, 2, 3, 5, 10];

/**
 * The units that goods have more or less of, and how they are shown. Others have to fit, and stay single: a drill of
 * 8 mm, a plug for 220 V.
 */
const symbols: Readonly<Record<string, string>> = {
  w: 'W',
  va: 'VA',
  kva: 'kVA',
  hp: 'CV',
  nm: 'Nm',
  j: 'J',
  g: 'g',
  kg: 'kg',
  lb: 'lb',
  ml: 'ml',
  l: 'L',
  bar: 'bar',
  psi: 'psi',
  rpm: 'rpm',
  lm: 'lm',
  mah: 'mAh',
  ah: 'Ah',
  min: 'min',
  h: 'h',
};

/** What a thousand of a unit are shown as. */
const thousands: Readonly<Record<string, string>> = { va: 'kva', g: 'kg', ml: 'l', mah: 'ah' };

const figures = new Intl.NumberFormat('pt-BR', { maximumSignificantDigits: 6 });

/**
 * The range that a measure is in; undefined for what is not a measure, or one that has to fit.
 * @example
 * rangeOf({ slug: '450-w', size: 450 }) // 300 a 500 W
 */
export function rangeOf(value: {
  readonly slug: string;
  readonly size: number | undefined;
}): MeasureRange | undefined {
  const { slug, size = 0 } = value;
  const unit = /^[\d.]+-([a-z]+[23]?)$/.exec(slug)?.[1];
  if (unit === undefined || !Object.hasOwn(symbols, unit) || size <= 0) return undefined;
  const power = 10 ** Math.floor(Math.log10(size));
  const bounds = steps.map((step) => Number((step * power).toPrecision(6)));
  const above = bounds.findIndex((bound) => bound > size);
  const [from, to] = [bounds[above - 1], bounds[above]];
  if (from === undefined || to === undefined) return undefined;
  const larger = from >= 1000 ? thousands[unit] : undefined;
  const shown = (bound: number) => figures.format(larger === undefined ? bound : bound / 1000);
  const name = larger ?? unit;
  const text = `${shown(from)} a ${shown(to)} ${symbols[name] ?? name}`;
  return { slug: `${from}--${to}-${unit}`, names: { pt: text, es: text }, size: from };
}

export function isRange({ slug }: { readonly slug: string }): boolean {
  return slug.includes('--');
}
