import { LRUCache } from 'lru-cache';

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

/**
 * Caches answers that several pages share, such as a brand's products. Concurrent requests are
 * shared. Failures and statuses other than 200 are not cached.
 */
export function cacheAnswers(options: CacheAnswersOptions): Fetch {
  const { fetch, isShared, freshFor, mostBytes, now } = options;
  const kept = new LRUCache<string, Promise<string>>({
    maxSize: mostBytes,
    ttl: freshFor,
    perf: { now },
    ttlResolution: 0,
  });

  return async (url, init) => {
    if (!isShared(url)) return fetch(url, init);
    const known = kept.get(url);
    if (known) {
      const text = await known.catch(() => undefined);
      return text === undefined ? fetch(url, init) : answerOf(text);
    }
    const asked = fetch(url, init);
    const body = asked.then((answer) => {
      if (answer.status !== 200) throw new Error(`The answer is ${answer.status}.`);
      return answer.clone().text();
    });
    // Its size is known once it is loaded.
    kept.set(url, body, { size: 1 });
    body.then(
      (text) => {
        if (kept.peek(url) !== body) return;
        const ttl = kept.getRemainingTTL(url);
        // The same value under a key keeps its size. A UTF-16 code unit takes up to two bytes.
        kept.delete(url);
        kept.set(url, body, { size: 2 * (text.length + url.length), ttl });
      },
      () => {
        if (kept.peek(url) === body) kept.delete(url);
      },
    );
    return asked;
  };
}

function answerOf(body: string): Response {
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}
