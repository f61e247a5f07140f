import type { Fetch } from '@ponte/conformance';
import type { EndpointDefinition } from '@ponte/contract/endpoint';
import * as v from 'valibot';

export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string | File>>;
  readonly token?: string | undefined;
}

/** Makes a call of the contract. */
export type Ask = <Definition extends EndpointDefinition>(
  definition: Definition,
  sent?: Sent,
) => Promise<v.InferOutput<Definition['responses'][200]>>;

/** @throws Error when a call does not succeed */
export function createAsk(origin: string, fetch: Fetch): Ask {
  return async (definition, sent = {}) => {
    const response = await fetch(addressOf(origin, definition, sent), initOf(definition, sent));
    if (!response.ok) {
      throw new Error(`${definition.path} answers ${response.status}: ${await response.text()}`);
    }
    const body: unknown = definition.file ? await response.blob() : await response.json();
    return v.parse(definition.responses[200], body);
  };
}

export function addressOf(
  origin: string,
  { path }: EndpointDefinition,
  { params = {}, query = {} }: Sent,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = new URLSearchParams(query).toString();
  return `${origin}${filled}${search === '' ? '' : `?${search}`}`;
}

export function initOf({ method }: EndpointDefinition, { body, form, token }: Sent): RequestInit {
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (form) {
    const sent = new FormData();
    for (const [name, value] of Object.entries(form)) sent.append(name, value);
    return { method, headers, body: sent };
  }
  if (body === undefined) return { method, headers };
  headers.set('Content-Type', 'application/json');
  return { method, headers, body: JSON.stringify(body) };
}
