import type { GenericSchema, InferInput } from 'valibot';
import type { BodyEncoding, EndpointDefinition } from './endpoint.ts';

/** A request by its parts, whatever its endpoint's schemas say of them. */
export interface RequestParts {
  /** Path parameters: texts and numbers. */
  readonly params?: object | undefined;
  /** Texts and numbers; undefined values are left out. */
  readonly query?: object | undefined;
  /** Sent as JSON, or as a form where the endpoint says so; a text as it is. */
  readonly body?: unknown;
}

/**
 * A call as `fetch` takes it; the endpoint's schemas are not applied.
 * @param origin `''` for the page's own
 */
export function requestOf(
  { method, path, encoding }: EndpointDefinition,
  { params = {}, query = {}, body }: RequestParts,
  origin = '',
): { readonly address: string; readonly init: RequestInit } {
  const given = textsOf(params);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(given[name] ?? ''),
  );
  const search = new URLSearchParams(textsOf(query)).toString();
  return {
    address: `${origin}${filled}${search === '' ? '' : `?${search}`}`,
    init: { method, ...(body !== undefined && contentOf(body, encoding)) },
  };
}

function textsOf(values: object): Record<string, string> {
  const entries: [string, string | number | undefined][] = Object.entries(values);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

function contentOf(body: unknown, encoding: BodyEncoding | undefined): RequestInit {
  // The boundary between a form's parts is the transport's to choose.
  if (encoding === 'multipart') return { body: formOf(body) };
  return {
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

/** Fields without a value are left out. */
function formOf(body: unknown): FormData {
  const form = new FormData();
  const fields: [string, Blob | string | undefined][] = Object.entries(body ?? {});
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.set(name, value);
    else if (value !== undefined) form.set(name, value);
  }
  return form;
}

/** What a call is sent with: its parts by the endpoint's schemas. The client adds language and currency. */
export type InputOf<E extends EndpointDefinition> = Part<E, 'params'> &
  Part<E, 'body'> & {
    readonly query?: Loose<Omit<QueryOf<E>, 'lang'>> | undefined;
  };

type Part<E, Name extends 'params' | 'body'> = E extends {
  readonly [N in Name]: infer S extends GenericSchema;
}
  ? { readonly [N in Name]: Loose<InferInput<S>> }
  : { readonly [N in Name]?: undefined };

type QueryOf<E> = E extends { readonly query: infer S extends GenericSchema }
  ? InferInput<S>
  : object;

/** The same fields; optional ones may be undefined. */
type Loose<T> = { readonly [K in keyof T]: undefined extends T[K] ? T[K] | undefined : T[K] };
