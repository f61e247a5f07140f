/** JSON that a fault alters in place. */
export type Json = Record<string, unknown>;

/** @throws TypeError when it is none */
export function object(value: unknown): Json {
  if (!isObject(value)) throw new TypeError('The answer has another shape.');
  return value;
}

/** The objects of a list. */
export function objects(value: unknown): Json[] {
  if (!Array.isArray(value)) throw new TypeError('The answer has no such list.');
  return value.map(object);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
