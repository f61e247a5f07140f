/** A request as a fake network sees it. */
export interface SeenRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** The JSON that was sent; the form, where it was one. */
  readonly body: unknown;
}

/** Answers a request: a JSON body with its status; or nothing: no answer, as without a network. */
export type Respond = (request: SeenRequest) => Answer | undefined | Promise<Answer | undefined>;

/** An answer of a fake network. */
export interface Answer {
  readonly status: number;
  /** Sent as JSON; a string is sent as it is. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A 200 with a JSON body. */
export function ok(body: unknown): Answer {
  return { status: 200, body };
}

/** A `fetch` that asks `respond`, and the requests that it was given. Aborts as the real one does. */
export function fakeFetch(respond: Respond): {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly requests: readonly SeenRequest[];
} {
  const requests: SeenRequest[] = [];
  const fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const request: SeenRequest = {
      method: init.method ?? 'GET',
      url: new URL(address, 'https://shop.example'),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined),
    };
    requests.push(request);
    const answer = await abortable(Promise.resolve(respond(request)), init.signal);
    if (!answer) throw new TypeError('Failed to fetch');
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return new Response(text, { status: answer.status, headers: { ...answer.headers } });
  };
  return { fetch, requests };
}

function abortable<T>(answer: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('The operation was aborted.', 'AbortError'));
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject);
  });
}
