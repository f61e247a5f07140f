import { shopCurrencyId, type CurrencyCode } from '@ponte/regional/money';
import { getDotPath, safeParse, type GenericSchema, type InferOutput } from 'valibot';
import wretch from 'wretch';
import type { EndpointDefinition } from './endpoint.ts';
import { errorOfResponse } from './error-of-response.ts';
import { requestOf, type InputOf, type RequestParts } from './request.ts';
import type { ApiError, Result } from './result.ts';
import { newDeviceHeader } from './visit-limits.ts';
import type { Lang } from './wire.ts';

/** Endpoints by name. */
export type Table = Readonly<Record<string, EndpointDefinition>>;

/** What a call gives: the shop's words where its endpoint decodes them, else what travels. */
export type AnswerOf<E extends EndpointDefinition> = E extends {
  readonly decode: infer S extends GenericSchema;
}
  ? InferOutput<S>
  : InferOutput<E['responses'][200]>;

/** The uploaded share, from 0 to 1. */
export type ProgressListener = (share: number) => void;

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** The timeout in milliseconds; by default the client's. */
  readonly timeoutMs?: number | undefined;
  /** Upload progress, where the client has a transport that reports it. */
  readonly onProgress?: ProgressListener | undefined;
}

/** What a call is given: the shop's words where its endpoint encodes them, else what travels. */
export type CallInput<E extends EndpointDefinition> = (E extends {
  encode: (input: infer Words) => RequestParts;
}
  ? Words
  : InputOf<E>) &
  SendOptions;

/** Who makes the calls, read for each call. */
export interface Visitor {
  /** The bearer token, or null for an anonymous visitor. */
  readonly token: () => string | null;
  readonly lang: () => Lang;
  /** The currency of prices. Absent: the call says one itself where it needs it. */
  readonly currency?: () => CurrencyCode;
  /** Called when a call was refused for its session: the token, which may no longer be the visitor's. */
  readonly onUnauthorized: (token: string | null) => void;
}

export interface ClientOptions {
  /** `''` for the page's own origin; `http://127.0.0.1:4000` on a server. */
  readonly origin: string;
  readonly fetch: (url: string, options: RequestInit) => Promise<Response>;
  /**
   * Like `fetch`, with upload progress, which `fetch` can't report. Used by calls that ask for
   * progress; by default they use `fetch` and get none.
   */
  readonly upload?:
    | ((url: string, options: RequestInit, onProgress: ProgressListener) => Promise<Response>)
    | undefined;
  /** For timeouts: `after` calls `run` once after `ms` milliseconds, and returns what prevents it. */
  readonly clock: {
    readonly now: () => number;
    readonly after: (ms: number, run: () => void) => () => void;
  };
  /** The timeout in milliseconds. Default 15000; of forms with files 180000. */
  readonly timeoutMs?: number | undefined;
  /**
   * Immediate retries of a read without an answer. Default 0; a server sets 1, so that a stale
   * keep-alive connection doesn't fail a page.
   */
  readonly readRetries?: number | undefined;
  /**
   * Reports a bug in sending a call or decoding its answer, whose outcome is `defect`. By default
   * it is thrown as an uncaught error; a server, which that would end, logs it.
   */
  readonly report?: ((defect: unknown) => void) | undefined;
  readonly visitor: Visitor;
}

/** The calls of a table for one visitor. Expected failures are values, not exceptions. */
export interface Client<T extends Table> {
  call<N extends keyof T>(name: N, ...input: CallArguments<T[N]>): Promise<Result<AnswerOf<T[N]>>>;
}

/** What `call` takes after the name: nothing where nothing is required. */
export type CallArguments<E extends EndpointDefinition> =
  object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

const defaultTimeoutMs = 15_000;

/** Two documents of 5 MB at half a megabit a second. */
const uploadTimeoutMs = 180_000;

/**
 * The one client of the API.
 *
 * @example
 * const client = createClient(endpoints, { origin: '', fetch, clock, report, visitor });
 * const cart = await client.call('getCart', { params: { external_id: externalId }, signal });
 */
export function createClient<const T extends Table>(table: T, options: ClientOptions): Client<T> {
  return { call: (name, ...[input]) => sendCall(options, table[name], input ?? {}) };
}

/** Sends a call, with retries where they are harmless, and decodes its answer. */
export async function sendCall<E extends EndpointDefinition>(
  options: ClientOptions,
  endpoint: E,
  { signal, timeoutMs, onProgress, ...input }: RequestParts & SendOptions,
): Promise<Result<AnswerOf<E>>> {
  let retries = endpoint.method === 'GET' ? (options.readRetries ?? 0) : 0;
  try {
    const parts = endpoint.encode?.(input) ?? input;
    for (;;) {
      const result = await attempt(options, endpoint, parts, { signal, timeoutMs, onProgress });
      if (result.ok || result.error.kind !== 'offline' || retries === 0) return result;
      retries -= 1;
    }
  } catch (defect) {
    (options.report ?? throwLater)(defect);
    return { ok: false, error: { kind: 'defect' } };
  }
}

async function attempt<E extends EndpointDefinition>(
  options: ClientOptions,
  endpoint: E,
  parts: RequestParts,
  { signal, timeoutMs = timeoutOf(options, endpoint), onProgress }: SendOptions,
): Promise<Result<AnswerOf<E>>> {
  const { visitor, clock, origin, fetch, upload } = options;
  const { access } = endpoint;
  const token = access === 'bearer' || access === 'optional' ? visitor.token() : null;
  if (access === 'bearer' && token === null) return unauthorized;
  const query = { ...parts.query, ...visitorQuery(endpoint, visitor) };
  const { address, init } = requestOf(endpoint, { ...parts, query }, origin);
  const limit = deadline(clock, timeoutMs, signal);
  const transport: typeof fetch =
    upload && onProgress ? (url, sent) => upload(url, sent, onProgress) : fetch;
  const sender = wretch(address, { ...init, signal: limit.signal }).fetchPolyfill(transport);
  const send = () =>
    (token === null ? sender : sender.auth(`Bearer ${token}`))
      .fetch(endpoint.method)
      .res()
      .then((response) => contentOf(endpoint, response))
      .then(
        (content) => ({ content }),
        (failure: unknown) => ({ failure }),
      );
  try {
    const first = await send();
    const answer = 'failure' in first && isForNewDevice(first.failure) ? await send() : first;
    if ('content' in answer) return decoded(endpoint, answer.content);
    const reason = limit.reason();
    const error = reason ? { kind: reason } : errorOf(answer.failure, clock.now());
    if (error.kind === 'unauthorized' && access !== 'public') visitor.onUnauthorized(token);
    return { ok: false, error };
  } finally {
    limit.stop();
  }
}

function throwLater(defect: unknown): void {
  queueMicrotask(() => {
    throw defect;
  });
}

const unauthorized: Result<never> = { ok: false, error: { kind: 'unauthorized', message: '' } };

function timeoutOf({ timeoutMs = defaultTimeoutMs }: ClientOptions, endpoint: EndpointDefinition) {
  const own = endpoint.encoding === 'multipart' ? uploadTimeoutMs : 0;
  return Math.max(timeoutMs, endpoint.timeoutMs ?? own);
}

/** What a call says of its visitor beside the token. */
function visitorQuery({ query, isPriced, omitsPortuguese }: EndpointDefinition, visitor: Visitor) {
  if (!query) return {};
  const lang = visitor.lang();
  const currency = isPriced && visitor.currency?.();
  return {
    ...((lang !== 'pt' || !omitsPortuguese) && { lang }),
    ...(currency && { moeda_id: shopCurrencyId(currency) }),
  };
}

/** JSON, or the file that the endpoint says: a proxy's page is none. */
async function contentOf({ file }: EndpointDefinition, response: Response): Promise<unknown> {
  if (!file) return response.json();
  const type = response.headers.get('Content-Type')?.split(';')[0];
  if (file !== 'application/octet-stream' && type !== file) throw new SyntaxError(type);
  return response.blob();
}

function decoded<E extends EndpointDefinition>(endpoint: E, content: unknown): Result<AnswerOf<E>> {
  const parsed = safeParse(readerOf(endpoint), content, { abortEarly: true });
  if (parsed.success) return { ok: true, value: parsed.output };
  return { ok: false, error: { kind: 'contract', path: getDotPath(parsed.issues[0]) ?? '' } };
}

function readerOf<E extends EndpointDefinition>(endpoint: E): GenericSchema<unknown, AnswerOf<E>>;
function readerOf({ decode, responses }: EndpointDefinition): GenericSchema {
  return decode ?? responses[200];
}

/** Whether the refusal gave this browser the cookie that it is counted by from now on. */
function isForNewDevice(failure: unknown): boolean {
  if (!(failure instanceof wretch.WretchError) || failure.status !== 429) return false;
  return failure.response.headers.get(newDeviceHeader) === 'new';
}

function errorOf(failure: unknown, now: number): ApiError {
  if (failure instanceof wretch.WretchError) {
    const { status, message, response } = failure;
    return errorOfResponse(status, message, response.headers.get('Retry-After'), now);
  }
  // Invalid JSON, or no such file; any other exception is `fetch` without an answer.
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
function deadline(
  clock: ClientOptions['clock'],
  ms: number,
  caller: AbortSignal | undefined,
): Deadline {
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
