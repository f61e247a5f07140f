/** What another shop.json changes, line by line, for people to read. */

/** So much of a text shows what it is about. */
const mostShown = 60;

/**
 * The fields that differ, such as `store.name: "Ponte" → "Sol"`. Lists are compared by place, because
 * their order is shown.
 */
export function differencesOf(before: unknown, after: unknown, path = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isObject(before) && isObject(after)) {
    const [one, other] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
    const keys = new Set([...one.keys(), ...other.keys()]);
    return Array.from(keys).flatMap((key) =>
      differencesOf(one.get(key), other.get(key), path === '' ? key : `${path}.${key}`),
    );
  }
  if (before === undefined) return [`${path}: new, ${shown(after)}`];
  if (after === undefined) return [`${path}: removed, was ${shown(before)}`];
  return [`${path}: ${shown(before)} → ${shown(after)}`];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}
