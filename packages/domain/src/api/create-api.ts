import type { Result } from '../result/index.ts';
import type { Api, ApiOptions, CallContext } from './api.ts';
import type { Call, Question } from './call.ts';
import { Lazy } from './lazy.ts';

const calls = /* @__PURE__ */ new Lazy(() => import('./calls.ts'));

/**
 * The store's API at `origin`, for an anonymous visitor of the region until bound to another.
 *
 * @example
 * const api = createApi({ region, origin: '', fetch: (url, init) => fetch(url, init), clock });
 * const answer = await fetchProducts(api, { perPage: 20, orderBy: 'id', direction: 'desc' });
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
  return {
    get locale() {
      return context.locale();
    },
    get currency() {
      return context.currency();
    },
    request: (call) => request(options, context, call),
    download: (question) => download(options, context, question),
    bind: (other) => bindApi(options, other),
  };
}

async function request<T>(
  options: ApiOptions,
  context: CallContext,
  call: Call<T>,
): Promise<Result<T>> {
  const code = calls.loaded ?? (await imported());
  if (!code) return codeMissing;
  return code.send(options, context, call, code.decodedBy(call.answer(code.answers)));
}

async function download(
  options: ApiOptions,
  context: CallContext,
  question: Question,
): Promise<Result<Blob>> {
  const code = calls.loaded ?? (await imported());
  return code ? code.send(options, context, question, code.asFile) : codeMissing;
}

/** Undefined when the code failed to load. */
function imported() {
  return calls.load().catch(() => undefined);
}

/** The code failed to load: as offline as a call without an answer. */
const codeMissing: Result<never> = { ok: false, error: { kind: 'offline' } };
