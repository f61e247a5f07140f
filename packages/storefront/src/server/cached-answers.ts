type Fetch = (url: string, options: RequestInit) => Promise<Response>;

interface CacheAnswersOptions {
  readonly fetch: Fetch;
  /** Whether many pages request an address. */
  readonly isShared: (url: string) => boolean;
  /** Milliseconds during which an answer is reused. */
  readonly freshFor: number;
  /** Limit of memory, in bytes. */
  readonly mostBytes: number;
  /** Milliseconds. */
  readonly now: () => number;
}

interface CachedAnswer {
  readonly body: Promise<string>;
  readonly usableUntil: number;
  /** Its size, once loaded. */
  bytes: number;
}

/**
 * Caches answers that several pages share, such as a brand's products. Concurrent requests are
 * shared. Failures and statuses other than 200 are not cached.
 */
export function cacheAnswers(options: CacheAnswersOptions): Fetch {
  const { fetch, isShared, freshFor, mostBytes, now } = options;
  const kept = new Map<string, CachedAnswer>();
  let bytes = 0;
  const forget = (url: string) => {
    bytes -= kept.get(url)?.bytes ?? 0;
    kept.delete(url);
  };
  const weigh = (url: string, answer: CachedAnswer, text: string) => {
    if (kept.get(url) !== answer) return;
    // A UTF-16 code unit takes up to two bytes.
    answer.bytes = 2 * (text.length + url.length);
    bytes += answer.bytes;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  };

  return async (url, init) => {
    if (!isShared(url)) return fetch(url, init);
    const known = kept.get(url);
    if (known && now() < known.usableUntil) {
      const body = await known.body.catch(() => undefined);
      return body === undefined ? fetch(url, init) : answerOf(body);
    }
    const asked = fetch(url, init);
    const body = asked.then((answer) => {
      if (answer.status !== 200) throw new Error(`The answer is ${answer.status}.`);
      return answer.clone().text();
    });
    const answer: CachedAnswer = { body, usableUntil: now() + freshFor, bytes: 0 };
    forget(url);
    kept.set(url, answer);
    body.then(
      (text) => weigh(url, answer, text),
      () => {
        if (kept.get(url) === answer) forget(url);
      },
    );
    return asked;
  };
}

function answerOf(body: string): Response {
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}
