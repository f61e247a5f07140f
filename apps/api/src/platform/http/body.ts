import { uploadLimit } from '@ponte/contract/limits';
import type { Context } from 'hono';
import { fieldTexts, texts, type Text } from './failure-texts.ts';
import { invalid, success, type Result } from './failure.ts';
import { fieldName } from './field-names.ts';
import { fieldErrorsOf } from './validate.ts';

/** In bytes: four times the largest cart. */
export const jsonLimit = 256 * 1024;

/** In bytes: two documents and their fields. */
export const formLimit = 2 * uploadLimit + jsonLimit;

/** Levels of lists and objects: twice those of the settings. What is deeper ends the stack of whatever reads it. */
const deepest = 20;

/** Level by level, so that nothing is too deep to be looked at. */
function isDeeper(value: unknown, most: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
  }
  return false;
}

/** Parses a JSON body. Its size was checked before. */
export async function readJson(context: Context): Promise<Result<unknown>> {
  if (mediaType(context) !== 'application/json') {
    return { ok: false, status: 415, text: texts.wrongMediaType };
  }
  const text = await context.req.text().catch(() => undefined);
  // The only character that Postgres can't store.
  if (text === undefined || text.includes(String.raw`\u0000`))
    return { ok: false, status: 400, text: texts.unreadable };
  try {
    const value: unknown = JSON.parse(text);
    return isDeeper(value, deepest) ? invalid({ body: [texts.tooDeep] }) : success(value);
  } catch {
    return { ok: false, status: 400, text: texts.unreadable };
  }
}

/** Parses a multipart form, each field at most once. An empty file input is absent. */
export async function readForm(context: Context): Promise<Result<unknown>> {
  if (mediaType(context) !== 'multipart/form-data') {
    return { ok: false, status: 415, text: texts.wrongMediaType };
  }
  const form = await context.req.formData().catch(() => undefined);
  if (!form) return { ok: false, status: 400, text: texts.unreadableForm };
  const single = new Map<string, string | File>();
  const wrong = new Map<string, readonly Text[]>();
  for (const [name, value] of form) {
    if (single.has(name)) wrong.set(name, [fieldTexts.repeated(fieldName(name))]);
    else if (typeof value !== 'string') {
      if (value.size > 0 || value.name !== '') single.set(name, value);
    } else if (value.includes('\0')) wrong.set(name, [fieldTexts.invalid(fieldName(name))]);
    else single.set(name, value);
  }
  return wrong.size > 0 ? invalid(fieldErrorsOf(wrong)) : success(Object.fromEntries(single));
}

function mediaType(context: Context): string | undefined {
  return context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
}
