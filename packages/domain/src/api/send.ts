import { newDeviceHeader } from '@ponte/contract/visit-limits';
import { getDotPath, safeParse, type GenericSchema } from 'valibot';
import wretch from 'wretch';
import { reportDefect, type Clock } from '../environment/index.ts';
import type { ApiError, Result } from '../result/index.ts';
import type { ApiOptions, CallContext } from './api.ts';
import type { Question } from './call.ts';
import { errorOfResponse } from './error-of-response.ts';

const defaultTimeoutMs = 15_000;

/** How to decode an answer. */
interface Read<Body, T> {
  /** Reads the body. */
  readonly body: (response: Response) => Promise<Body>;
  readonly decode: (body: Body) => Result<T>;
}

/** Decodes an answer by a schema. */
export function decodedBy<T>(schema: GenericSchema<unknown, T>): Read<unknown, T> {
  return {
    body: (response) => response.json(),
    decode(body) {
      const parsed = safeParse(schema, body, { abortEarly: true });
      if (parsed.success) return { ok: true, value: parsed.output };
      return { ok: false, error: { kind: 'contract', path: getDotPath(parsed.issues[0]) ?? '' } };
    },
  };
}

/** Reads an answer as a file. */
export const asFile: Read<Blob, Blob> = {
  body: (response) => response.blob(),
  decode: (value) => ({ ok: true, value }),
};

/** Sends a visitor's call, with retries where they are harmless, and decodes its answer. */
export async function send<Body, T>(
  options: ApiOptions,
  context: CallContext,
  question: Question,
  read: Read<Body, T>,
): Promise<Result<T>> {
  const { readRetries = 0, report = reportDefect } = options;
  let retries = question.method === 'GET' ? readRetries : 0;
  try {
    for (;;) {
      const result = await request(options, context, question, read);
      if (result.ok || result.error.kind !== 'offline' || retries === 0) return result;
      retries -= 1;
    }
  } catch (defect) {
    report(defect);
    return { ok: false, error: { kind: 'defect' } };
  }
}

async function request<Body, T>(
  options: ApiOptions,
  context: CallContext,
  question: Question,
  read: Read<Body, T>,
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
    const sender = token === null ? visitor : visitor.auth(`Bearer ${token}`);
    const sent = bodyOf(question);
    const attempt = () =>
      sender
        .fetch(method, '', sent)
        .res()
        .then(read.body)
        .then(
          (body) => ({ body }),
          (failure: unknown) => ({ failure }),
        );
    const first = await attempt();
    const answer = 'failure' in first && isForNewDevice(first.failure) ? await attempt() : first;
    if ('body' in answer) return read.decode(answer.body);
    const reason = limit.reason();
    const error = reason ? { kind: reason } : errorOf(answer.failure, options.clock);
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

/** Whether the refusal gave this browser the cookie that it is counted by from now on. */
function isForNewDevice(failure: unknown): boolean {
  if (!(failure instanceof wretch.WretchError) || failure.status !== 429) return false;
  return failure.response.headers.get(newDeviceHeader) === 'new';
}

function errorOf(failure: unknown, clock: Clock): ApiError {
  if (failure instanceof wretch.WretchError) {
    const { status, message, response } = failure;
    return errorOfResponse(status, message, response.headers.get('Retry-After'), clock.now());
  }
  // Invalid JSON; any other exception is `fetch` without an answer.
  if (failure instanceof SyntaxError) return { kind: 'contract', path: '' };
  return { kind: 'offline' };
}

/** A call's timeout. */
interface Deadline {
  /** Aborts at the timeout or when the caller does. */
  readonly signal: AbortSignal;
  /** Why the signal aborted; undefined if it has not. */
  readonly reason: () => 'timeout' | 'aborted' | undefined;
  /** Call it when the answer has arrived. */
  readonly stop: () => void;
}

/** A signal that aborts after `ms` milliseconds, or with `caller`. */
function deadline(clock: Clock, ms: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let reason: 'timeout' | 'aborted' | undefined;
  const end = (why: 'timeout' | 'aborted') => {
    reason ??= why;
    controller.abort();
  };
  const abandon = () => end('aborted');
  const stopTimer = clock.after(ms, () => end('timeout'));
  if (caller?.aborted) abandon();
  caller?.addEventListener('abort', abandon);
  return {
    signal: controller.signal,
    reason: () => reason,
    stop: () => {
      stopTimer();
      caller?.removeEventListener('abort', abandon);
    },
  };
}
