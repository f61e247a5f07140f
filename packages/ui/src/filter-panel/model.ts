/** The fields of a panel's form by name, with the values that a form would send. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

/** Links to other lists. */
export interface FilterLinks {
  /** Which of the four it is. */
  kind: 'links';
  /** Unique in the panel. */
  id: string;
  /** Its title. */
  label: string;
  /** In their order; none, and the group does not show. */
  items: readonly FilterLink[];
  /** All of them show, not only the first ones and the current one. */
  whole?: boolean | undefined;
}

export interface FilterLink {
  /** Its list. */
  href: string;
  /** Its name. */
  label: string;
  /** How many products it holds. */
  count?: number | undefined;
  /** The list that is shown. */
  current?: boolean | undefined;
}

/** Values of which any may be chosen. */
export interface FilterBoxes {
  /** Which of the four it is. */
  kind: 'boxes';
  /** Unique in the panel. */
  id: string;
  /** Of the boxes in a form. */
  name: string;
  /** Its title. */
  label: string;
  /** In their order; none, and the group does not show. */
  choices: readonly FilterChoice[];
  /** How many more there are that are not in `choices`. */
  leftOut?: number | undefined;
  /** All of them show, not only the first and the chosen ones. */
  whole?: boolean | undefined;
}

export interface FilterChoice {
  /** What stands for it in the address. */
  value: string;
  /** Its name. */
  label: string;
  /** How many products it finds. */
  count?: number | undefined;
}

/** A yes or no. */
export interface FilterFlag {
  /** Which of the four it is. */
  kind: 'flag';
  /** Unique in the panel. */
  id: string;
  /** Of the box in a form, where its value is "1". */
  name: string;
  /** What is true when it is ticked. */
  label: string;
  /** How many products it finds. */
  count?: number | undefined;
}

/** Amounts from and to, which are fields and a slider. */
export interface FilterRange {
  /** Which of the four it is. */
  kind: 'range';
  /** Unique in the panel. */
  id: string;
  /** Of the two fields in a form. */
  names: readonly [from: string, to: string];
  /** Its title. */
  label: string;
  /** The lowest amount there is. */
  min: number;
  /** The highest amount there is. */
  max: number;
  /** Writes an amount with its currency. */
  format: (amount: number) => string;
}

export type FilterGroup = FilterLinks | FilterBoxes | FilterFlag | FilterRange;

const none: readonly string[] = [];

export function valuesOf(values: FilterValues, name: string): readonly string[] {
  return values[name] ?? none;
}

/** With a box ticked or not. */
export function withBox(
  values: FilterValues,
  name: string,
  { value, checked }: { value: string; checked: boolean },
): FilterValues {
  const others = valuesOf(values, name).filter((other) => other !== value);
  return { ...values, [name]: checked ? [...others, value] : others };
}

/** So many values of a group show together; more are folded. */
export const mostTogether = 12;

/** Splits values into as few folds as possible, of about equal size. */
export function foldsOf<T>(values: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(values.length / mostTogether);
  const start = (at: number) => Math.round((at * values.length) / count);
  return Array.from({ length: count }, (_, at) => values.slice(start(at), start(at + 1)));
}

/** How many filters apply: a range is one. */
export function countChosen(groups: readonly FilterGroup[], values: FilterValues): number {
  return groups.reduce((sum, group) => {
    if (group.kind !== 'range') return sum;
    const filled = group.names.filter((name) => valuesOf(values, name).some(Boolean));
    return sum - Math.max(0, filled.length - 1);
  }, Object.values(values).flat().filter(Boolean).length);
}

/** An amount as people write it in either language: `1.500,50` of `1500.50`. */
export function writtenAmount(decimal: string): string {
  const [whole = '', cents] = decimal.split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
  return cents === undefined ? grouped : `${grouped},${cents}`;
}

/** What a field says, as a number; undefined if it says none. */
export function amountIn(text: string): number | undefined {
  const amount = Number(text.replaceAll(/[. ](?=\d{3}(?:\D|$))/g, '').replace(',', '.'));
  return text.trim() === '' || Number.isNaN(amount) || amount < 0 ? undefined : amount;
}

/** Steps of a slider. */
export const sliderSteps = 100;

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * The amount at a step, rounded to two digits. Squared, because most goods are cheap: the lower half
 * of the slider covers the lowest quarter of the prices.
 */
export function amountAt(step: number, { min, max }: Bounds): number {
  const exact = min + (max - min) * (step / sliderSteps) ** 2;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(exact, 1))) - 1);
  return Math.min(Math.max(Math.round(exact / unit) * unit, Math.floor(min)), Math.ceil(max));
}

/** The step that stands for an amount. */
export function stepAt(amount: number, { min, max }: Bounds): number {
  if (max <= min) return 0;
  const share = Math.min(Math.max((amount - min) / (max - min), 0), 1);
  return Math.round(Math.sqrt(share) * sliderSteps);
}
