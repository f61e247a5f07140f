export interface SeenRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** The sent JSON or form. */
  readonly body: unknown;
}

/** Answers a request with a status and a JSON body, or with nothing, as without a network. */
export type Respond = (request: SeenRequest) => Answer | undefined | Promise<Answer | undefined>;

export interface Answer {
  readonly status: number;
  /** A string is sent as it is. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

/** A `fetch` that calls `respond`, and its requests. Aborts like the real one. */
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
