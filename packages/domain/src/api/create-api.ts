import type { Result } from '../result/index.ts';
import { productDetailsAnswer, productSliceAnswer } from './answers.ts';
import type { Api, ApiOptions, CallContext } from './api.ts';
import type { Call, Question } from './call.ts';
import { Lazy } from './lazy.ts';

const sender = /* @__PURE__ */ new Lazy(() => import('./send.ts'));

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
 * Fetches the code that every call needs, and that reads products, which most next pages show: then
 * the first call does not wait for it.
 */
export async function preloadCalls(): Promise<void> {
  await Promise.all([sender.load(), productSliceAnswer.load(), productDetailsAnswer.load()]);
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
  const { answer } = call;
  if (sender.loaded && answer.loaded) {
    const { send, decodedBy } = sender.loaded;
    return send(options, context, call, decodedBy(answer.loaded));
  }
  try {
    const [{ send, decodedBy }, schema] = await Promise.all([sender.load(), answer.load()]);
    return send(options, context, call, decodedBy(schema));
  } catch {
    return codeMissing;
  }
}

async function download(
  options: ApiOptions,
  context: CallContext,
  question: Question,
): Promise<Result<Blob>> {
  try {
    const { send, asFile } = await sender.load();
    return send(options, context, question, asFile);
  } catch {
    return codeMissing;
  }
}

/** The code itself did not come: as little network as when the answer does not. */
const codeMissing: Result<never> = { ok: false, error: { kind: 'offline' } };
