import { variablesIn, withoutVariables, type Declaration } from './declarations.ts';

/** A variable's value where no rule gives it one; undefined when it has none. */
export type InitialValues = ReadonlyMap<string, string | undefined>;

/** Rewrites the declarations of one rule among others. */
type Settle = (declarations: readonly Declaration[]) => readonly Declaration[];

/**
 * For rules of which each variable matters only among themselves: writes out the variables that
 * have their initial value all over, and leaves out values of those that no rule uses, and what
 * stands in for those that have a value everywhere.
 *
 * @param all the declarations of all rules
 * @param initial the variables to settle
 * @param given the variables that the whole page has
 */
export function settleVariables(
  all: readonly Declaration[],
  initial: InitialValues,
  given: ReadonlySet<string> = new Set(),
): Settle {
  const used = new Set(all.flatMap(({ value }) => variablesIn(value)));
  const changed = new Set(
    all.filter(({ name, value }) => !isInitial(value, initial.get(name))).map(({ name }) => name),
  );
  const isSettled = (name: string) => initial.has(name) && !changed.has(name);
  const isIdle = (name: string) => initial.has(name) && (isSettled(name) || !used.has(name));
  const valueOf = (variable: string, otherwise: string | undefined) => {
    if (given.has(variable)) return `var(${variable})`;
    return isSettled(variable) ? (initial.get(variable) ?? otherwise) : undefined;
  };

  return (declarations) =>
    declarations
      .filter(({ name }) => !isIdle(name))
      .map(({ name, value }) => {
        const settled = withoutVariables(value, valueOf);
        return { name, value: settled === value ? value : written(settled) };
      });
}

function isInitial(value: string, initial: string | undefined): boolean {
  return value.trim() === 'initial' || value.trim() === initial;
}

/** A declaration whose value turns out to be nothing unsets its property; written so it would be none. */
function written(value: string): string {
  return value.trim() === '' ? 'unset' : value;
}
