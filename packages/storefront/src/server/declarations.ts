import { endOfBrackets, endOfPrelude } from './stylesheet.ts';

/** What a rule says of one property, or the value that it gives to a variable. */
export interface Declaration {
  readonly name: string;
  readonly value: string;
}

/** @param body what stands between a rule's braces, without rules of its own */
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

/** Variables that are used or set, and the names of animations. */
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
 * Puts values in the place of variables.
 *
 * @param valueOf what to write for a variable, with what stands in for it where it has no value;
 *   undefined leaves it
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
