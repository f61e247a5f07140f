/** A place where what is stored and what was typed differ, such as `data.0.title.pt`. */
export interface Clash {
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/**
 * What was typed on top of what others have stored meanwhile: what was not touched here is theirs,
 * what was is mine, and where both changed the same it is mine and a clash.
 *
 * @param base what both began with
 */
export function merge<T>(
  base: unknown,
  mine: T,
  theirs: unknown,
): { readonly value: T; readonly clashes: readonly Clash[] } {
  const clashes: Clash[] = [];
  // Every part is taken from one of the three inputs, which have the same shape.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const value = mergeAt([], { base, mine, theirs }, clashes) as T;
  return { value, clashes };
}

interface Sides {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

type Path = readonly (string | number)[];

function mergeAt(path: Path, { base, mine, theirs }: Sides, clashes: Clash[]): unknown {
  if (areEqual(mine, base)) return theirs;
  if (areEqual(theirs, base) || areEqual(mine, theirs)) return mine;
  if (Array.isArray(base) && keepsPlaces(base, mine) && keepsPlaces(base, theirs)) {
    return mine.map((entry, index) => {
      const sides = { base: base[index], mine: entry, theirs: theirs[index] };
      return mergeAt([...path, index], sides, clashes);
    });
  }
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const entries = namesOf(mine, theirs).map((name) => {
      const sides = { base: base[name], mine: mine[name], theirs: theirs[name] };
      return [name, mergeAt([...path, name], sides, clashes)] as const;
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  addDifferences(path, mine, theirs, clashes);
  return mine;
}

/** Part by part, so that each can be compared. */
function addDifferences(path: Path, mine: unknown, theirs: unknown, clashes: Clash[]): void {
  if (areEqual(mine, theirs)) return;
  const parts = hasParts(mine) || hasParts(theirs);
  if (!parts) {
    clashes.push({ path: path.join('.'), mine, theirs });
    return;
  }
  const [own, other] = [partsOf(mine), partsOf(theirs)];
  for (const name of namesOf(own, other)) {
    addDifferences([...path, name], own[name], other[name], clashes);
  }
}

/** A list of plain values, such as the order of pictures, is one value. */
function hasParts(value: unknown): boolean {
  return isRecord(value) || (Array.isArray(value) && value.some(isRecord));
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Whether a list has as many entries as before, and none is at another's place. */
function keepsPlaces(before: readonly unknown[], list: unknown): list is readonly unknown[] {
  if (!Array.isArray(list) || list.length !== before.length) return false;
  const after: readonly unknown[] = list;
  return after.every(
    (entry, index) =>
      isRecord(entry) &&
      (areEqual(entry, before[index]) || !before.some((other) => areEqual(entry, other))),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function namesOf(one: object, other: object): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}

function areEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
