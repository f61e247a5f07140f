type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** How long a prefetched answer may be used, in milliseconds. */
const usableFor = 20_000;

/** Prefetched answers, each for one use by the page that is opened next. */
export class SharedReads {
  readonly #fetch: Fetch;
  readonly #now: () => number;
  readonly #answers = new Map<string, { answer: Promise<Response>; at: number }>();

  constructor(fetch: Fetch, now: () => number) {
    this.#fetch = fetch;
    this.#now = now;
  }

  /** Takes a prefetched answer, or requests it. */
  readonly fetch: Fetch = async (url, options) => {
    const known = isRead(options) ? this.#answers.get(url) : undefined;
    if (!known || this.#now() - known.at > usableFor) return this.#fetch(url, options);
    this.#answers.delete(url);
    return known.answer.catch(() => this.#fetch(url, options));
  };

  /** Prefetches each address once. The caller gets a copy. */
  readonly fetchAhead: Fetch = async (url, options) => {
    this.#forgetOld();
    const known = this.#answers.get(url);
    if (known) return (await known.answer).clone();
    const answer = this.#fetch(url, options);
    this.#answers.set(url, { answer, at: this.#now() });
    try {
      const response = await answer;
      if (!response.ok) this.#answers.delete(url);
      return response.clone();
    } catch (error) {
      this.#answers.delete(url);
      throw error;
    }
  };

  /** Prefetches only while `isThere` is false; then the page requests for itself. */
  aheadOf(isThere: () => boolean): Fetch {
    return async (url, options) => {
      if (isThere()) throw new Error('there');
      return this.fetchAhead(url, options);
    };
  }

  #forgetOld(): void {
    for (const [url, { at }] of this.#answers) {
      if (this.#now() - at > usableFor) this.#answers.delete(url);
    }
  }
}

function isRead({ method = 'GET' }: RequestInit): boolean {
  return method.toUpperCase() === 'GET';
}
