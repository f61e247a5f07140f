import type { Context } from 'hono';
import type { GenericSchema } from 'valibot';
import { fieldTexts, type Text } from './failure-texts.ts';
import { fieldName } from './field-names.ts';
import { fieldErrorsOf, validate, type Checked } from './validate.ts';

/** Each parameter at most once; no NUL character, which Postgres can't store. */
export function readQuery(schema: GenericSchema, context: Context): Checked<unknown> {
  const single = new Map<string, string>();
  const wrong = new Map<string, readonly Text[]>();
  for (const [name, values] of Object.entries(context.req.queries())) {
    if (values.length > 1) wrong.set(name, [fieldTexts.repeated(fieldName(name))]);
    else if (values[0]?.includes('\0')) wrong.set(name, [fieldTexts.invalid(fieldName(name))]);
    else single.set(name, values[0] ?? '');
  }
  return wrong.size > 0
    ? { ok: false, fields: fieldErrorsOf(wrong) }
    : validate(schema, Object.fromEntries(single));
}
