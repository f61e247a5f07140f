import type { AnswerOf, CallArguments, Client } from '@ponte/contract/client';
import type { EndpointName, endpoints } from '@ponte/contract/endpoints';
import type { Result } from '../result/index.ts';
import type { Api, ApiOptions, CallContext } from './api.ts';
import { Lazy } from './lazy.ts';

type Endpoints = typeof endpoints;

const calls = /* @__PURE__ */ new Lazy(() => import('./calls.ts'));

/**
 * The store's API at `origin`, for an anonymous visitor of the region until bound to another.
 *
 * @example
 * const api = createApi({ region, origin: '', fetch: (url, init) => fetch(url, init), clock });
 * const answer = await api.call('listProducts', { perPage: 20, orderBy: 'id', direction: 'desc' });
 */
export function createApi(options: ApiOptions): Api {
  const { region } = options;
  return bindApi(options, {
    token: () => null,
    currency: () => region.currency,
    locale: () => region.locale,
    onUnauthorized: () => undefined,
  });
}

/**
 * Imports the code of calls, so that the first one does not wait for it.
 * @throws what the import throws, as without a network
 */
export async function preloadCalls(): Promise<void> {
  await calls.load();
}

function bindApi(options: ApiOptions, context: CallContext): Api {
  let client: Client<Endpoints> | undefined;
  /** A call whose code is here is sent at once, by the visitor of this moment. */
  const call = async <N extends EndpointName>(
    name: N,
    ...input: CallArguments<Endpoints[N]>
  ): Promise<Result<AnswerOf<Endpoints[N]>>> => {
    const code = calls.loaded ?? (await imported());
    if (!code) return codeMissing;
    client ??= code.createClient(code.endpoints, { ...options, visitor: visitorOf(context) });
    return client.call(name, ...input);
  };
  return {
    get locale() {
      return context.locale();
    },
    get currency() {
      return context.currency();
    },
    call,
    bind: (other) => bindApi(options, other),
  };
}

function visitorOf({ token, currency, locale, onUnauthorized }: CallContext) {
  return {
    token,
    currency,
    lang: () => (locale() === 'es-PY' ? 'es' : 'pt'),
    onUnauthorized: (refused: string | null) => {
      if (refused !== null) onUnauthorized(refused);
    },
  } as const;
}

/** Undefined when the code failed to load. */
function imported() {
  return calls.load().catch(() => undefined);
}

/** The code failed to load: as offline as a call without an answer. */
const codeMissing: Result<never> = { ok: false, error: { kind: 'offline' } };
