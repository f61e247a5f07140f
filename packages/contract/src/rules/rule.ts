import { getDotPath, safeParse, type GenericSchema, type InferOutput } from 'valibot';

/**
 * The rules of fields, named as in the specification (accounts.md §5 and §8). Each has a message in
 * both languages; those on lengths and values state the limit.
 */
export const rules = [
  'required',
  'invalid',
  'nationality_required',
  'estadoRequired',
  'cidadeRequired',
  'enterEmail',
  'minLength',
  'maxLength',
  'minValue',
  'maxValue',
  'integer',
  'email',
  'emailMismatch',
  'sameAs',
  'passwordForbidden',
  'passwordBlank',
  'cpf',
  'cnpj',
  'cpfOrCnpj',
  'ruc',
  'cedula',
  'phone',
  'postalCode',
  'fileSizeError',
  'fileTypeError',
] as const;
export type Rule = (typeof rules)[number];

export interface Problem {
  readonly rule: Rule;
  /** The bound: characters, a value, or bytes of a file. */
  readonly limit?: number;
}

/** The valid form's output, or the first problem of each field. */
export type CheckedForm<Output> =
  | { readonly ok: true; readonly values: Output }
  | { readonly ok: false; readonly problems: Readonly<Record<string, Problem>> };

/**
 * Validates a form's values.
 * @example
 * checkForm(loginForm, { email: '', password: 'x' })
 * // { ok: false, problems: { email: { rule: 'required' } } }
 */
export function checkForm<Schema extends GenericSchema>(
  schema: Schema,
  values: unknown,
): CheckedForm<InferOutput<Schema>> {
  const result = safeParse(schema, values);
  if (result.success) return { ok: true, values: result.output };
  const problems = new Map<string, Problem>();
  for (const issue of result.issues) {
    const field = getDotPath(issue) ?? '';
    if (problems.has(field)) continue;
    const rule = rules.find((one) => one === issue.message) ?? 'invalid';
    const { requirement } = issue;
    problems.set(field, typeof requirement === 'number' ? { rule, limit: requirement } : { rule });
  }
  return { ok: false, problems: Object.fromEntries(problems) };
}
