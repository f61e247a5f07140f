import { uploadLimit } from '@ponte/contract/limits';
import type { Context } from 'hono';
import { invalid, type Failure } from './reply.ts';
import { fieldName, fieldTexts, texts, type Text } from './texts.ts';
import { fieldErrorsOf } from './validate.ts';

/** In bytes: four times the largest cart. */
export const jsonLimit = 256 * 1024;

/** In bytes: two documents and their fields. */
export const formLimit = 2 * uploadLimit + jsonLimit;

type Read = { readonly value: unknown } | Failure;

/** Parses a JSON body. Its size was checked before. */
export async function readJson(context: Context): Promise<Read> {
  if (mediaType(context) !== 'application/json') {
    return { status: 415, text: texts.wrongMediaType };
  }
  const text = await context.req.text().catch(() => undefined);
  // The only character that Postgres can't store.
  if (text === undefined || text.includes(String.raw`\u0000`))
    return { status: 400, text: texts.unreadable };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { status: 400, text: texts.unreadable };
  }
}

/** Parses a multipart form, each field at most once. An empty file input is absent. */
export async function readForm(context: Context): Promise<Read> {
  if (mediaType(context) !== 'multipart/form-data') {
    return { status: 415, text: texts.wrongMediaType };
  }
  const form = await context.req.formData().catch(() => undefined);
  if (!form) return { status: 400, text: texts.unreadableForm };
  const single = new Map<string, string | File>();
  const wrong = new Map<string, readonly Text[]>();
  for (const [name, value] of form) {
    if (single.has(name)) wrong.set(name, [fieldTexts.repeated(fieldName(name))]);
    else if (typeof value !== 'string') {
      if (value.size > 0 || value.name !== '') single.set(name, value);
    } else if (value.includes('\0')) wrong.set(name, [fieldTexts.invalid(fieldName(name))]);
    else single.set(name, value);
  }
  return wrong.size > 0 ? invalid(fieldErrorsOf(wrong)) : { value: Object.fromEntries(single) };
}

function mediaType(context: Context): string | undefined {
  return context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
}
