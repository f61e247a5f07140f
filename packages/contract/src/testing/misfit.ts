import * as v from 'valibot';

/** Where a body does not fit; undefined when it does. */
export function misfit<T>(
  schema: v.GenericSchema<unknown, T>,
  body: unknown,
): string | null | undefined {
  const result = v.safeParse(schema, body);
  return result.success ? undefined : v.getDotPath(result.issues[0]);
}
