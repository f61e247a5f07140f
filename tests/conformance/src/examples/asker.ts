import type { Fetch } from '@ponte/conformance';
import type { EndpointDefinition } from '@ponte/contract/endpoint';
import { requestOf, type RequestParts } from '@ponte/contract/request';
import * as v from 'valibot';

export interface Sent extends RequestParts {
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
    const { address, init } = signedRequestOf(origin, definition, sent);
    const response = await fetch(address, init);
    if (!response.ok) {
      throw new Error(`${definition.path} answers ${response.status}: ${await response.text()}`);
    }
    const body: unknown = definition.file ? await response.blob() : await response.json();
    return v.parse(definition.responses[200], body);
  };
}

export function signedRequestOf(
  origin: string,
  definition: EndpointDefinition,
  { token, ...parts }: Sent,
): { readonly address: string; readonly init: RequestInit } {
  const { address, init } = requestOf(definition, parts, origin);
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  return { address, init: { ...init, headers } };
}
