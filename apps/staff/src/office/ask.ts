import type { EndpointDefinition } from '@ponte/contract/endpoint';
import { errorOfResponse, type Result } from '@ponte/domain/api';
import {
  getDotPath,
  safeParse,
  type GenericSchema,
  type InferInput,
  type InferOutput,
} from 'valibot';

type PartOf<E, Name extends 'params' | 'query' | 'body'> = E extends {
  readonly [K in Name]: infer S extends GenericSchema;
}
  ? InferInput<S>
  : undefined;

type WithoutLang<T> = T extends object ? Omit<T, 'lang'> : T;

/** What a call is asked with. Its language is added when it is sent. */
export type RequestOf<E extends EndpointDefinition> = (PartOf<E, 'params'> extends undefined
  ? { readonly params?: undefined }
  : { readonly params: PartOf<E, 'params'> }) &
  (PartOf<E, 'body'> extends undefined
    ? { readonly body?: undefined }
    : { readonly body: PartOf<E, 'body'> }) & {
    readonly query?: WithoutLang<PartOf<E, 'query'>> | undefined;
  };

export type AnswerOf<E extends EndpointDefinition> = InferOutput<E['responses'][200]>;

/** Sends a call of the back office and checks its answer. Expected failures are values. */
export type Ask = <E extends EndpointDefinition>(
  endpoint: E,
  request: RequestOf<E>,
  signal?: AbortSignal,
) => Promise<Result<AnswerOf<E>>>;

/** How much longer a file may take: a photograph comes over a slow line. */
const uploadFactor = 6;

interface AskOptions {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly lang: () => 'pt' | 'es';
  /** In milliseconds. */
  readonly timeoutMs: number;
  /** A call that needs a session was answered with 401. */
  readonly onSignedOut: () => void;
}

export function createAsk({ fetch, lang, timeoutMs, onSignedOut }: AskOptions): Ask {
  return async (endpoint, request, signal) => {
    const isForm = endpoint.encoding === 'multipart';
    const limit = AbortSignal.timeout(isForm ? timeoutMs * uploadFactor : timeoutMs);
    const { body } = request;
    let response: Response;
    let content: unknown;
    try {
      response = await fetch(addressOf(endpoint.path, request, lang()), {
        method: endpoint.method,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        ...(body !== undefined && (isForm ? { body: formOf(body) } : jsonBody(body))),
      });
      content = await (response.ok && endpoint.file ? response.blob() : response.text());
    } catch {
      const kind = signal?.aborted ? 'aborted' : limit.aborted ? 'timeout' : 'offline';
      return { ok: false, error: { kind } };
    }
    if (!response.ok) {
      const error = errorOfResponse(
        response.status,
        String(content),
        response.headers.get('Retry-After'),
        Date.now(),
      );
      if (error.kind === 'unauthorized' && endpoint.access === 'staff') onSignedOut();
      return { ok: false, error };
    }
    const parsed = safeParse(endpoint.responses[200], endpoint.file ? content : jsonOf(content));
    if (parsed.success) return { ok: true, value: parsed.output };
    return { ok: false, error: { kind: 'contract', path: getDotPath(parsed.issues[0]) ?? '' } };
  };
}

function jsonBody(body: unknown): RequestInit {
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    form.set(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
}

function addressOf(path: string, { params, query }: Parts, lang: string): string {
  const search = new URLSearchParams({ ...textsIn(query), lang });
  const given = textsIn(params);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(given[name] ?? ''),
  );
  return `${filled}?${search}`;
}

function textsIn(values: unknown): Record<string, string> {
  const entries = Object.entries(values ?? {}).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function jsonOf(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
