import { shopCurrencyId } from '@ponte/regional/money';
import { getDotPath, safeParse, type GenericSchema } from 'valibot';
import wretch from 'wretch';
import type { ApiError, Result } from './api-error.ts';
import type { ApiOptions, Call, CallContext } from './api.ts';
import { deadline } from './deadline.ts';
import { errorOfResponse } from './error-of-response.ts';

const defaultTimeoutMs = 15_000;

/** Sends a call for a visitor, again where that is harmless, and decodes its answer. */
export async function send<T>(
  options: ApiOptions,
  context: CallContext,
  call: Call<T>,
  answer: GenericSchema<unknown, T>,
): Promise<Result<T>> {
  let retries = call.method === 'GET' ? (options.readRetries ?? 0) : 0;
  for (;;) {
    const result = await request(options, context, call, answer);
    if (result.ok || result.error.kind !== 'offline' || retries === 0) return result;
    retries -= 1;
  }
}

async function request<T>(
  options: ApiOptions,
  context: CallContext,
  call: Call<T>,
  schema: GenericSchema<unknown, T>,
): Promise<Result<T>> {
  const { clock, timeoutMs = defaultTimeoutMs } = options;
  const limit = deadline(clock, timeoutMs, call.signal);
  const token = call.access === 'customer' ? context.token() : null;
  try {
    const address = `${options.origin}${call.path}${queryOf(call, context)}`;
    const visitor = wretch(address, { signal: limit.signal }).fetchPolyfill(options.fetch);
    const answer: unknown = await (token === null ? visitor : visitor.auth(`Bearer ${token}`))
      .fetch(call.method, '', call.body ?? null)
      .json();
    return decode(schema, answer);
  } catch (failure) {
    const reason = limit.reason();
    const error = reason ? { kind: reason } : errorOf(failure);
    if (error.kind === 'unauthorized' && token !== null) context.onUnauthorized();
    return { ok: false, error };
  } finally {
    limit.stop();
  }
}

function queryOf<T>(call: Call<T>, context: CallContext): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value !== undefined) query.set(name, value);
  }
  if (call.access === 'catalogue')
    query.set('moeda_id', String(shopCurrencyId(context.currency())));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function decode<T>(schema: GenericSchema<unknown, T>, body: unknown): Result<T> {
  const parsed = safeParse(schema, body, { abortEarly: true });
  if (parsed.success) return { ok: true, value: parsed.output };
  return { ok: false, error: { kind: 'contract', path: getDotPath(parsed.issues[0]) ?? '' } };
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
