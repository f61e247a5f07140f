import { getDotPath, safeParse, type GenericSchema } from 'valibot';
import wretch from 'wretch';
import type { ApiError, Result } from '../result/index.ts';
import type { ApiOptions, CallContext } from './api.ts';
import type { Question } from './call.ts';
import { deadline } from './deadline.ts';
import { errorOfResponse } from './error-of-response.ts';

const defaultTimeoutMs = 15_000;

/** What is made of an answer. */
type Read<T> = (response: Response) => Promise<Result<T>>;

/** Reads an answer as what `schema` describes. */
export function decodedBy<T>(schema: GenericSchema<unknown, T>): Read<T> {
  return async (response) => {
    const body: unknown = await response.json();
    const parsed = safeParse(schema, body, { abortEarly: true });
    if (parsed.success) return { ok: true, value: parsed.output };
    return { ok: false, error: { kind: 'contract', path: getDotPath(parsed.issues[0]) ?? '' } };
  };
}

/** Reads an answer as a file. */
export const asFile: Read<Blob> = async (response) => ({ ok: true, value: await response.blob() });

/** Sends a call for a visitor, again where that is harmless, and reads its answer. */
export async function send<T>(
  options: ApiOptions,
  context: CallContext,
  question: Question,
  read: Read<T>,
): Promise<Result<T>> {
  let retries = question.method === 'GET' ? (options.readRetries ?? 0) : 0;
  for (;;) {
    const result = await request(options, context, question, read);
    if (result.ok || result.error.kind !== 'offline' || retries === 0) return result;
    retries -= 1;
  }
}

async function request<T>(
  options: ApiOptions,
  context: CallContext,
  question: Question,
  read: Read<T>,
): Promise<Result<T>> {
  const { access, signal, method } = question;
  const token = access === 'public' ? null : context.token();
  if (access === 'bearer' && token === null) return unauthorized;
  const timeoutMs = question.timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs;
  const limit = deadline(options.clock, timeoutMs, signal);
  try {
    const address = `${options.origin}${question.path}${queryOf(question)}`;
    const visitor = wretch(address, { signal: limit.signal }).fetchPolyfill(
      transportOf(options, question),
    );
    const response = await (token === null ? visitor : visitor.auth(`Bearer ${token}`))
      .fetch(method, '', bodyOf(question))
      .res();
    return await read(response);
  } catch (failure) {
    const reason = limit.reason();
    const error = reason ? { kind: reason } : errorOf(failure);
    if (error.kind === 'unauthorized' && token !== null) context.onUnauthorized(token);
    return { ok: false, error };
  } finally {
    limit.stop();
  }
}

const unauthorized: Result<never> = { ok: false, error: { kind: 'unauthorized', message: '' } };

function transportOf({ fetch, upload }: ApiOptions, { onProgress }: Question): ApiOptions['fetch'] {
  return upload && onProgress ? (url, init) => upload(url, init, onProgress) : fetch;
}

function queryOf({ query = {} }: Question): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) given.set(name, value);
  }
  const text = given.toString();
  return text === '' ? '' : `?${text}`;
}

function bodyOf({ body, encoding }: Question): object | null {
  if (!body || encoding !== 'multipart') return body ?? null;
  const form = new FormData();
  const fields: readonly (readonly [string, unknown])[] = Object.entries(body);
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.set(name, value);
    else if (typeof value === 'string') form.set(name, value);
  }
  return form;
}

function errorOf(failure: unknown): ApiError {
  if (failure instanceof wretch.WretchError) {
    const { status, message, response } = failure;
    return errorOfResponse(status, message, response.headers.get('Retry-After'));
  }
  // A body that is no JSON at all; everything else is `fetch` without an answer.
  if (failure instanceof SyntaxError) return { kind: 'contract', path: '' };
  return { kind: 'offline' };
}
