import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FakeStore } from '../testing/fake-store.ts';
import {
  ManualClock,
  MemoryStorage,
  oneAtATime,
  settle,
  type Answer,
  type SeenRequest,
} from '../testing/index.ts';
import { openShop, type OpenShop } from '../testing/open-shop.ts';
import { product } from '../testing/samples.ts';

const prices = { 7: 6490, 8: 1250, 9: 99 } as const;
const ids = [7, 8, 9] as const;

/** What becomes of a request on its way. */
type Fate =
  | { readonly kind: 'answered'; readonly afterMs: number }
  /** Never arrives; the browser notices at once. */
  | { readonly kind: 'lost' }
  /** Arrives and is done, but the answer is lost. */
  | { readonly kind: 'unanswered' }
  /** Arrives so late that the browser has given up on it. */
  | { readonly kind: 'late'; readonly afterMs: number }
  | { readonly kind: 'broken' };

type Step =
  | { readonly kind: 'add'; readonly tab: number; readonly id: number; readonly pieces: number }
  | { readonly kind: 'set'; readonly tab: number; readonly id: number; readonly pieces: number }
  | { readonly kind: 'remove'; readonly tab: number; readonly id: number }
  | { readonly kind: 'clear'; readonly tab: number }
  | { readonly kind: 'wait'; readonly ms: number }
  /** The tab is closed and opened again. */
  | { readonly kind: 'reload'; readonly tab: number }
  /** The store loses all carts. */
  | { readonly kind: 'forget' };

const tab = fc.nat({ max: 1 });
const id = fc.constantFrom(...ids);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      tab,
      id,
      pieces: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('set' as const),
      tab,
      id,
      pieces: fc.integer({ min: 0, max: 12 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), tab, id }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const), tab }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 500, 3000, 20_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget' as const) }) },
);

const fate: fc.Arbitrary<Fate> = fc.oneof(
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

/** A store behind a bad line, and how many saves it has been given at a time. */
class BadLine {
  readonly store = new FakeStore(prices);
  mostAtATime = 0;
  #atATime = 0;
  #fates: readonly Fate[];
  readonly #clock: ManualClock;

  constructor(clock: ManualClock, fates: readonly Fate[]) {
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
    if (request.method === 'GET') return this.#meet(fate, request);
    this.#atATime += 1;
    this.mostAtATime = Math.max(this.mostAtATime, this.#atATime);
    // A save that comes late is not under way for the browser any more.
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

/** What the shopper has done, without any store. */
class Wish {
  readonly pieces = new Map<number, number>();

  follow(step: Step): void {
    const { pieces } = this;
    if (step.kind === 'add') pieces.set(step.id, (pieces.get(step.id) ?? 0) + step.pieces);
    if (step.kind === 'set' && pieces.has(step.id)) {
      if (step.pieces > 0) pieces.set(step.id, step.pieces);
      else pieces.delete(step.id);
    }
    if (step.kind === 'remove') pieces.delete(step.id);
    if (step.kind === 'clear') pieces.clear();
  }

  get quantities(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.pieces);
  }

  get cents(): number {
    return ids.reduce((sum, id) => sum + (this.pieces.get(id) ?? 0) * prices[id], 0);
  }
}

function perform(shop: OpenShop['shop'], step: Step): void {
  if (step.kind === 'add') shop.cart.add(goods(step.id), step.pieces);
  if (step.kind === 'set') shop.cart.setQuantity(step.id, step.pieces);
  if (step.kind === 'remove') shop.cart.remove(step.id);
  if (step.kind === 'clear') shop.cart.clear();
}

function goods(id: number) {
  const known = ids.find((other) => other === id) ?? 7;
  return product({ id, name: `Product ${id}`, price: { minor: prices[known], currency: 'USD' } });
}

function shown({ shop }: OpenShop): Readonly<Record<string, number>> {
  return Object.fromEntries(shop.cart.lines.map((line) => [line.productId, line.quantity]));
}

/** A save that arrives just when an earlier one is confirmed, of which it knows nothing. */
const lateBehindItsConfirmation: [Step[], Fate[]] = [
  [
    { kind: 'add', tab: 0, id: 7, pieces: 1 },
    { kind: 'add', tab: 0, id: 7, pieces: 1 },
    { kind: 'reload', tab: 0 },
    { kind: 'wait', ms: 20_000 },
    { kind: 'add', tab: 0, id: 7, pieces: 1 },
    { kind: 'set', tab: 0, id: 7, pieces: 1 },
  ],
  [
    { kind: 'unanswered' },
    { kind: 'answered', afterMs: 0 },
    { kind: 'answered', afterMs: 0 },
    { kind: 'lost' },
    { kind: 'answered', afterMs: 5000 },
    { kind: 'late', afterMs: 17_000 },
  ],
];

test('no line is lost or doubled whatever becomes of requests, tabs and the store’s copy', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 25 }),
      fc.array(fate, { maxLength: 30 }),
      async (steps, fates) => {
        const clock = new ManualClock();
        const line = new BadLine(clock, fates);
        const storage = new MemoryStorage();
        const exclusive = oneAtATime();
        const open = (): OpenShop => {
          const opened = openShop(line.respond, {
            clock,
            storage: storage.tab(),
            shop: { exclusive },
          });
          opened.shop.start();
          return opened;
        };
        const tabs = [open(), open()];
        const externalId = () => tabs[0]?.shop.cart.externalId ?? '';
        const wish = new Wish();

        for (const step of steps) {
          if (step.kind === 'wait') await clock.advance(step.ms);
          else if (step.kind === 'forget') line.store.carts.clear();
          else {
            const used = tabs[step.tab];
            if (!used) throw new Error('There are two tabs.');
            if (step.kind === 'reload') {
              used.shop.dispose();
              tabs[step.tab] = open();
            } else perform(used.shop, step);
          }
          wish.follow(step);
          await settle();

          for (const each of tabs) {
            expect(shown(each)).toEqual(wish.quantities);
            expect(each.shop.cart.total).toEqual({ minor: wish.cents, currency: 'USD' });
          }
        }

        line.heal();
        await clock.advance(10 * 60_000);
        // Only a new visit tells the browser that the store has lost the cart.
        const forgotten = steps.some(({ kind }) => kind === 'forget');
        const kept = forgotten ? wish.quantities : line.store.quantities(externalId());
        expect(kept).toEqual(wish.quantities);
        for (const each of tabs) expect(each.shop.cart.status).toEqual({ kind: 'saved' });

        tabs.push(open());
        await clock.advance(10 * 60_000);
        for (const each of tabs) expect(shown(each)).toEqual(wish.quantities);
        expect(line.store.quantities(externalId())).toEqual(wish.quantities);
        expect(line.mostAtATime).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 300, examples: [lateBehindItsConfirmation] },
  );
}, 60_000);
