import * as fc from 'fast-check';
import type { FakeStore } from './fake-store.ts';
import type { ManualClock } from './manual-clock.ts';
import type { Answer, SeenRequest } from './open-api.ts';

/** What happens to a request. */
export type Fate =
  | { readonly kind: 'answered'; readonly afterMs: number }
  /** Never arrives; the browser notices at once. */
  | { readonly kind: 'lost' }
  /** Is carried out, but the answer is lost. */
  | { readonly kind: 'unanswered' }
  /** Arrives after the browser has given up. */
  | { readonly kind: 'late'; readonly afterMs: number }
  | { readonly kind: 'broken' };

/** Mostly successful. */
export const fate: fc.Arbitrary<Fate> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('answered' as const),
      afterMs: fc.constantFrom(0, 0, 700, 5000),
    }),
  },
  { weight: 2, arbitrary: fc.constant<Fate>({ kind: 'lost' }) },
  { weight: 2, arbitrary: fc.constant<Fate>({ kind: 'unanswered' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('late' as const),
      afterMs: fc.integer({ min: 16_000, max: 30_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Fate>({ kind: 'broken' }) },
);

const cartPath = '/ecom/venda/carrinho';

/** A store behind an unreliable network that counts concurrent saves of carts. */
export class BadLine {
  readonly store: FakeStore;
  mostAtATime = 0;
  #atATime = 0;
  #fates: readonly Fate[];
  readonly #clock: ManualClock;

  constructor(store: FakeStore, clock: ManualClock, fates: readonly Fate[]) {
    this.store = store;
    this.#clock = clock;
    this.#fates = fates;
  }

  /** From now on every request is answered at once. */
  heal(): void {
    this.#fates = [];
  }

  readonly respond = async (request: SeenRequest): Promise<Answer | undefined> => {
    const [fate, ...rest] = this.#fates;
    this.#fates = rest;
    const isSave = request.method !== 'GET' && request.url.pathname.startsWith(cartPath);
    if (!isSave) return this.#meet(fate, request);
    this.#atATime += 1;
    this.mostAtATime = Math.max(this.mostAtATime, this.#atATime);
    // The browser no longer waits for a late save.
    if (fate?.kind === 'late') this.#atATime -= 1;
    const answer = await this.#meet(fate, request);
    if (fate?.kind !== 'late') this.#atATime -= 1;
    return answer;
  };

  async #meet(fate: Fate | undefined, request: SeenRequest): Promise<Answer | undefined> {
    if (fate?.kind === 'lost') return undefined;
    if (fate?.kind === 'broken') return { status: 503, body: { message: 'Down' } };
    if (fate?.kind === 'late' || (fate?.kind === 'answered' && fate.afterMs > 0)) {
      await new Promise<void>((resolve) => {
        this.#clock.after(fate.afterMs, resolve);
      });
    }
    const answer = this.store.respond(request);
    return fate?.kind === 'unanswered' ? undefined : answer;
  }
}
