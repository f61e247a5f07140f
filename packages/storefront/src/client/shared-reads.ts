/** `fetch`, as the domain's API client calls it. */
type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** How long an answer that was fetched ahead may wait to be used, in milliseconds. */
const usableFor = 20_000;

/**
 * Answers fetched ahead of a navigation, each for one use: the page that is then opened finds
 * them here instead of asking again.
 */
export class SharedReads {
  readonly #fetch: Fetch;
  readonly #now: () => number;
  readonly #answers = new Map<string, { answer: Promise<Response>; at: number }>();

  constructor(fetch: Fetch, now: () => number) {
    this.#fetch = fetch;
    this.#now = now;
  }

  /** Takes an answer that is here or on its way; asks otherwise. */
  readonly fetch: Fetch = async (url, options) => {
    const known = isRead(options) ? this.#answers.get(url) : undefined;
    if (!known || this.#now() - known.at > usableFor) return this.#fetch(url, options);
    this.#answers.delete(url);
    return known.answer.catch(() => this.#fetch(url, options));
  };

  /** Asks ahead, once for each address. The asker gets a copy, the answer stays to be taken. */
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

  /** Asks ahead for as long as nobody is there: then the page asks for itself. */
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
