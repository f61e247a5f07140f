import type { ApiError } from '../result/index.ts';

/** Maps request fields to form fields; unmapped ones are omitted. */
export type FormFields<Field extends string> = Readonly<Record<string, Field | undefined>>;

/** The store's errors about a form, in its own sentences. */
export interface Refusal<Field extends string> {
  /** By form field, in the store's order. */
  readonly fields: ReadonlyMap<Field, readonly string[]>;
  /** Errors about no field of the form, for the list above it. */
  readonly others: readonly string[];
}

/**
 * Maps a refusal to the form's fields.
 * @example
 * refusalOf(error, { telefone: 'phone' })
 * // { fields: Map { 'phone' → ['O telefone informado não é válido.'] }, others: [] }
 */
export function refusalOf<Field extends string>(
  error: ApiError,
  formFields: FormFields<Field>,
): Refusal<Field> {
  const fields = new Map<Field, readonly string[]>();
  const others: string[] = [];
  if (error.kind !== 'validation') return { fields, others };
  for (const [name, sentences] of Object.entries(error.fields)) {
    const field = Object.hasOwn(formFields, name) ? formFields[name] : undefined;
    if (field) fields.set(field, [...(fields.get(field) ?? []), ...sentences]);
    else others.push(...sentences);
  }
  if (fields.size === 0 && others.length === 0 && error.message) others.push(error.message);
  return { fields, others };
}
