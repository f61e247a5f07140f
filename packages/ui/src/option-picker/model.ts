/** One value of an option, such as 220 V. */
export interface OptionValue {
  /** What variants and the choice call it. */
  value: string;
  /** What it says. */
  label: string;
  /** A colour of CSS, such as "#0b5d3e": a swatch is drawn with it instead of the label. */
  swatch?: string | undefined;
}

/** One option of a product, such as its voltage. */
export interface OptionGroupView {
  /** What variants and the choice call it. */
  id: string;
  /** Name of its field in a form, which sends nothing of it when left out. */
  name?: string | undefined;
  /** What is chosen: "Tensão". */
  label: string;
  /** In their order. */
  values: readonly OptionValue[];
}

/** What exists of a product: one value of each option. */
export interface OptionVariant {
  /** The value of each option by the option's id; one that is left out goes with all values. */
  options: Readonly<Record<string, string>>;
  /** It exists and can't be bought now. */
  soldOut?: boolean | undefined;
}

/** The chosen value of each option by the option's id; those not chosen yet are left out. */
export type OptionChoice = Readonly<Record<string, string>>;

/** Whether a value can be bought together with what is chosen of the other options. */
export type OptionState = 'available' | 'soldOut' | 'impossible';

/** The state of a value, and what of the choice it is for. */
export interface OptionStanding {
  /** Whether it can be bought. */
  state: OptionState;
  /**
   * The other options whose choice is the reason, by their ids: as few as explain it. Without any, the
   * value is so whatever is chosen.
   */
  because: readonly string[];
}

const available: OptionStanding = { state: 'available', because: [] };

const fits = ({ options }: OptionVariant, id: string, value: string) =>
  options[id] === undefined || options[id] === value;

function stateOf(variants: readonly OptionVariant[]): OptionState {
  if (variants.length === 0) return 'impossible';
  return variants.some(({ soldOut }) => !soldOut) ? 'available' : 'soldOut';
}

/** All lists of some of these, the shorter ones first. */
function subsets<T>(items: readonly T[]): readonly (readonly T[])[] {
  const lists: (readonly T[])[] = [[]];
  for (const item of items) lists.push(...lists.map((list) => [...list, item]));
  return lists.toSorted((one, other) => one.length - other.length);
}

/**
 * How each value stands given what is chosen of the other options: `standings[groupId][value]`. The choice
 * of the option itself does not count, so that one can change it.
 * @example
 * optionStandings(groups, variants, { colour: 'red' })['voltage']?.['220']
 * // { state: 'soldOut', because: ['colour'] }
 */
export function optionStandings(
  groups: readonly OptionGroupView[],
  variants: readonly OptionVariant[],
  choice: OptionChoice,
): Readonly<Record<string, Readonly<Record<string, OptionStanding>>>> {
  const standing = (group: OptionGroupView, value: string): OptionStanding => {
    const ofValue = variants.filter((variant) => fits(variant, group.id, value));
    const others = groups.flatMap(({ id }) => {
      const chosen = choice[id];
      return id === group.id || chosen === undefined ? [] : [[id, chosen] as const];
    });
    const given = (some: readonly (readonly [id: string, chosen: string])[]) =>
      stateOf(ofValue.filter((variant) => some.every(([id, chosen]) => fits(variant, id, chosen))));
    const state = given(others);
    if (state === 'available') return available;
    const because = subsets(others).find((some) => given(some) === state) ?? others;
    return { state, because: because.map(([id]) => id) };
  };
  return Object.fromEntries(
    groups.map((group) => [
      group.id,
      Object.fromEntries(group.values.map(({ value }) => [value, standing(group, value)])),
    ]),
  );
}

/** The variant that a choice of every option names; undefined where one is missing or none is like it. */
export function variantOf<Variant extends OptionVariant>(
  groups: readonly OptionGroupView[],
  variants: readonly Variant[],
  choice: OptionChoice,
): Variant | undefined {
  if (groups.some(({ id }) => choice[id] === undefined)) return undefined;
  return variants.find((variant) => groups.every(({ id }) => fits(variant, id, choice[id] ?? '')));
}
