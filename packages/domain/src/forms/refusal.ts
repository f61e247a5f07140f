import type { ApiError } from '../result/index.ts';

/** Which field of a form each field of its request comes from. One that none stands for is left out. */
export type FormFields<Field extends string> = Readonly<Record<string, Field | undefined>>;

/** What a store says of a form that it refused, in its own sentences. */
export interface Refusal<Field extends string> {
  /** By the form's fields, in the order in which the store tells them. */
  readonly fields: ReadonlyMap<Field, readonly string[]>;
  /** What is said of no field of the form: for the list above it. */
  readonly others: readonly string[];
}

/**
 * Puts a refusal to the fields of the form.
 *
 * @example refusalOf(error, { telefone: 'phone' })
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
