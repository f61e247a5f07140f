import { sendCall, type AnswerOf, type ClientOptions } from '@ponte/contract/client';
import type { EndpointDefinition } from '@ponte/contract/endpoint';
import type { InputOf } from '@ponte/contract/request';
import type { Lang } from '@ponte/contract/wire';
import type { Result } from '@ponte/domain/api';

export type { AnswerOf } from '@ponte/contract/client';

/** What a call is sent with. The client adds the language. */
export type RequestOf<E extends EndpointDefinition> = InputOf<E>;

/** Sends a call of the back office and checks its answer. Expected failures are values. */
export type Ask = <E extends EndpointDefinition>(
  endpoint: E,
  request: RequestOf<E>,
  signal?: AbortSignal,
) => Promise<Result<AnswerOf<E>>>;

interface AskOptions extends Pick<ClientOptions, 'fetch' | 'clock' | 'timeoutMs'> {
  readonly lang: () => Lang;
  /** A call that needs a session was answered with 401. */
  readonly onSignedOut: () => void;
}

/** The contract's client, for endpoints that screens name themselves because they need their roles. */
export function createAsk({ lang, onSignedOut, ...options }: AskOptions): Ask {
  // The session is a cookie of this origin.
  const visitor = { token: () => null, lang, onUnauthorized: onSignedOut };
  const client: ClientOptions = { ...options, origin: '', visitor };
  return (endpoint, request, signal) => sendCall(client, endpoint, { ...request, signal });
}
