import { rules, type CheckedForm, type Problem, type Rule } from '@ponte/domain/forms';
import { set, type FieldErrors, type FieldValues, type ResolverResult } from 'react-hook-form';

/** The form library's error; its sentence is made when it is shown. */
const fieldErrorOf = ({ rule, limit }: Problem) => ({ type: rule, message: String(limit ?? '') });

/** Adapts a form's rules to the form library. */
export function checkValues(
  check: (values: unknown) => CheckedForm<unknown>,
  values: FieldValues,
): ResolverResult {
  const checked = check(values);
  if (checked.ok) return { values, errors: {} };
  const errors: FieldErrors = {};
  for (const [name, problem] of Object.entries(checked.problems)) {
    set(errors, name, fieldErrorOf(problem));
  }
  return { values: {}, errors };
}

/** Undefined for a sentence of the store's. */
export function problemOf(error: { type?: unknown; message?: unknown }): Problem | undefined {
  const rule: Rule | undefined = rules.find((one) => one === error.type);
  if (!rule) return undefined;
  const limit = Number(error.message);
  return error.message === '' || Number.isNaN(limit) ? { rule } : { rule, limit };
}
