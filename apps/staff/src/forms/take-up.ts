import { get, set, type FieldValues } from 'react-hook-form';

/** A part of a form that was changed both here and in the store. */
export interface Conflict {
  /** Such as `price`, or `data.1` for the second entry of a list. */
  readonly path: string;
  readonly typed: unknown;
  readonly stored: unknown;
}

/**
 * Puts what is stored now into a form: parts that were not touched here show it, the others keep what was typed.
 * A part is a field; in a list whose entries keep their places, an entry.
 *
 * @param before what was stored when the form was opened
 */
export function takeUp<Values extends FieldValues>(
  before: Values,
  typed: Values,
  stored: Values,
): { readonly values: Values; readonly conflicts: readonly Conflict[] } {
  const values = structuredClone(typed);
  const conflicts: Conflict[] = [];
  for (const path of partsOf(before, typed, stored)) {
    const [old, here, there] = [before, typed, stored].map((side) => partAt(side, path));
    if (areEqual(there, old) || areEqual(there, here)) continue;
    if (areEqual(here, old)) set(values, path, there);
    else conflicts.push({ path, typed: here, stored: there });
  }
  return { values, conflicts };
}

export const partAt = (values: FieldValues, path: string): unknown => get(values, path);

/** The values with another part at `path`. */
export function withPart<Values extends FieldValues>(
  values: Values,
  path: string,
  part: unknown,
): Values {
  const changed = structuredClone(values);
  set(changed, path, part);
  return changed;
}

/** What differs in a part, value by value; a list of plain values, such as the order of pictures, is one value. */
export function differencesOf({ path, typed, stored }: Conflict): readonly Conflict[] {
  if (areEqual(typed, stored)) return [];
  if (!hasNames(typed) && !hasNames(stored)) return [{ path, typed, stored }];
  return namesOf(typed, stored).flatMap((name) =>
    differencesOf({
      path: `${path}.${name}`,
      typed: Object(typed)[name],
      stored: Object(stored)[name],
    }),
  );
}

function partsOf(before: FieldValues, ...sides: readonly FieldValues[]): string[] {
  return namesOf(before, ...sides).flatMap((name) => {
    const list: unknown = before[name];
    return Array.isArray(list) && sides.every((side) => keepsPlaces(list, side[name]))
      ? list.map((_, index) => `${name}.${index}`)
      : [name];
  });
}

/** Whether a list has as many entries as before, and none at the place of another. */
function keepsPlaces(before: readonly unknown[], list: unknown): boolean {
  if (!Array.isArray(list) || list.length !== before.length) return false;
  const after: readonly unknown[] = list;
  return after.every(
    (entry, index) =>
      hasNames(entry) &&
      (areEqual(entry, before[index]) || !before.some((other) => areEqual(entry, other))),
  );
}

function hasNames(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasNames);
  return typeof value === 'object' && value !== null;
}

function namesOf(...sides: readonly unknown[]): string[] {
  return [...new Set(sides.flatMap((side) => Object.keys(Object(side))))];
}

export function areEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
