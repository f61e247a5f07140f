import type { Context } from 'hono';
import type { Failure } from './reply.ts';
import { texts } from './texts.ts';

/** The largest JSON that a call takes, in bytes; the largest cart is a quarter of it. */
export const jsonLimit = 256 * 1024;

/** Reads a JSON body, or says why it can't be read. Its size was checked before. */
export async function readJson(context: Context): Promise<{ readonly value: unknown } | Failure> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return { status: 415, text: texts.wrongMediaType };
  const text = await context.req.text();
  // Postgres holds every character but this one.
  if (text.includes(String.raw`\u0000`)) return { status: 400, text: texts.unreadable };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { status: 400, text: texts.unreadable };
  }
}
