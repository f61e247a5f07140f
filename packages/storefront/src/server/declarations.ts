import { endOfBrackets, endOfPrelude } from './stylesheet.ts';

/** A property or variable with its value. */
export interface Declaration {
  readonly name: string;
  readonly value: string;
}

/** @param body a rule's content without nested rules */
export function declarationsOf(body: string): readonly Declaration[] {
  const declarations: Declaration[] = [];
  for (let at = 0; at < body.length;) {
    const end = endOfPrelude(body, at);
    const colon = body.indexOf(':', at);
    declarations.push({ name: body.slice(at, colon).trim(), value: body.slice(colon + 1, end) });
    at = end + 1;
  }
  return declarations;
}

export function printDeclarations(declarations: readonly Declaration[]): string {
  return declarations.map(({ name, value }) => `${name}:${value}`).join(';');
}

/** Used and set variables, and names of animations. */
export function mentionsIn(declarations: readonly Declaration[]): readonly string[] {
  return declarations.flatMap(({ name, value }) => [
    ...(name.startsWith('--') ? [name] : []),
    ...variablesIn(value),
    ...(/^animation(?:-name)?$/.test(name) ? value.split(/[\s,]+/) : []),
  ]);
}

export function variablesIn(value: string): readonly string[] {
  return value.match(/--[\w-]+/g) ?? [];
}

/**
 * Substitutes variables.
 * @param valueOf returns the replacement of a variable, given its fallback; undefined keeps it
 */
export function withoutVariables(
  value: string,
  valueOf: (variable: string, otherwise: string | undefined) => string | undefined,
): string {
  const from = value.indexOf('var(');
  if (from < 0) return value;
  const to = endOfBrackets(value, from + 'var('.length);
  const [, variable = '', otherwise] =
    /^([^,]*)(?:,(.*))?$/s.exec(value.slice(from + 'var('.length, to)) ?? [];
  const inner = otherwise && withoutVariables(otherwise, valueOf);
  const written =
    valueOf(variable.trim(), inner) ?? `var(${variable}${inner === undefined ? '' : `,${inner}`})`;
  return value.slice(0, from) + written + withoutVariables(value.slice(to + 1), valueOf);
}
