import * as v from 'valibot';

/**
 * What `text` holds, if it is JSON of that shape; null if not: another version of the shop has
 * written it, or a visitor.
 */
export function parseStored<T>(schema: v.GenericSchema<unknown, T>, text: string): T | null {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return result.success ? result.output : null;
}
