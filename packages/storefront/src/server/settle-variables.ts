import { variablesIn, withoutVariables, type Declaration } from './declarations.ts';

/** A variable's value by `@property`; undefined when it has none. */
export type InitialValues = ReadonlyMap<string, string | undefined>;

/** Rewrites one rule's declarations. */
type Settle = (declarations: readonly Declaration[]) => readonly Declaration[];

/**
 * Resolves variables within a set of rules: substitutes those that have their initial value
 * everywhere, and drops values that no rule uses, and fallbacks of variables that always have a
 * value.
 * @param all the declarations of all rules
 * @param initial the variables to resolve
 * @param given page-wide variables
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

/** An empty value unsets the property, which has to be written as such. */
function written(value: string): string {
  return value.trim() === '' ? 'unset' : value;
}
