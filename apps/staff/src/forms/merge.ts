/** A field that both sides changed, such as `data.0.title.pt`. */
export interface Clash {
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/**
 * A three-way merge by field: theirs where only they changed it, mine where only I did, and mine
 * with a clash where both did.
 *
 * @param base the content before either change
 */
export function merge<T>(
  base: T,
  mine: T,
  theirs: T,
): { readonly value: T; readonly clashes: readonly Clash[] } {
  const clashes: Clash[] = [];
  return { value: mergeAt([], { base, mine, theirs }, clashes), clashes };
}

interface Sides<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

type Path = readonly string[];

function mergeAt<T>(path: Path, { base, mine, theirs }: Sides<T>, clashes: Clash[]): T {
  if (areEqual(mine, base)) return theirs;
  if (areEqual(theirs, base) || areEqual(mine, theirs)) return mine;
  if (isObject(base) && isObject(mine) && isObject(theirs) && haveSameParts(base, mine, theirs)) {
    const merged = structuredClone(mine);
    // Of a list these are its indices. What one has taken away is undefined.
    for (const name in { ...mine, ...theirs }) {
      const sides = { base: base[name], mine: mine[name], theirs: theirs[name] };
      merged[name] = mergeAt([...path, name], sides, clashes);
    }
    return merged;
  }
  addDifferences(path, mine, theirs, clashes);
  return mine;
}

/** Whether each part has one name on all sides: a list's entries have it while they stay at their places. */
function haveSameParts(base: object, mine: object, theirs: object): boolean {
  const sides = [mine, theirs];
  if (Array.isArray(base)) return sides.every((side) => keepsPlaces(base, side));
  return sides.every(isRecord);
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
  return isObject(value) ? { ...value } : {};
}

/** Whether a list has as many entries as before, and none is at another's place. */
function keepsPlaces(before: readonly unknown[], list: object): boolean {
  if (!Array.isArray(list) || list.length !== before.length) return false;
  const after: readonly unknown[] = list;
  return after.every(
    (entry, index) =>
      isRecord(entry) &&
      (areEqual(entry, before[index]) || !before.some((other) => areEqual(entry, other))),
  );
}

function isObject<T>(value: T): value is T & object {
  return typeof value === 'object' && value !== null;
}

function isRecord(value: unknown): boolean {
  return isObject(value) && !Array.isArray(value);
}

function namesOf(one: object, other: object): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}

function areEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
