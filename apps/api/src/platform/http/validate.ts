import * as v from 'valibot';
import { fieldTexts, type FieldText, type Text } from './failure-texts.ts';
import type { FieldErrors } from './failure.ts';
import { fieldName } from './field-names.ts';

export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fields: FieldErrors };

/** The key of errors about the whole value. */
const wholeValue = 'body';

const maxErrors = 20;

export function fieldErrorsOf(wrong: ReadonlyMap<string, readonly Text[]>): FieldErrors {
  return Object.fromEntries([...wrong].slice(0, maxErrors));
}

export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): Checked<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, value);
  if (result.success) return { ok: true, value: result.output };
  // A map, because a field may be called `__proto__`.
  const fields = new Map<string, Text[]>();
  for (const issue of result.issues.slice(0, maxErrors)) {
    const path = v.getDotPath(issue) ?? wholeValue;
    fields.set(path, [...(fields.get(path) ?? []), sentenceFor(issue)(fieldName(path))]);
  }
  return { ok: false, fields: fieldErrorsOf(fields) };
}

/** Matches anything but blanks: see `textInBody` of the contract. */
const anyText = '/\\S/';

function sentenceFor(issue: v.BaseIssue<unknown>): FieldText {
  if (issue.expected === 'never') return fieldTexts.unknown;
  if (issue.input === undefined) return fieldTexts.required;
  switch (issue.type) {
    case 'max_length':
      return fieldTexts.tooLong;
    case 'regex':
      return issue.expected === anyText ? fieldTexts.required : fieldTexts.invalid;
    case 'min_length':
      return issue.input === '' ? fieldTexts.required : fieldTexts.tooShort;
    default:
      return fieldTexts.invalid;
  }
}
