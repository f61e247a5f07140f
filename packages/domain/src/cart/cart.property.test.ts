import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BadLine, fate, type Fate } from '../testing/bad-line.ts';
import { FakeStore } from '../testing/fake-store.ts';
import { ManualClock, MemoryStorage, oneAtATime, settle } from '../testing/index.ts';
import { openShop, quantitiesIn, type OpenShop } from '../testing/open-shop.ts';
import { product } from '../testing/samples.ts';

const prices = { 7: 6490, 8: 1250, 9: 99 } as const;
const ids = [7, 8, 9] as const;

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

/** The store's copy is asked for again when a save that the browser gave up on has just reached it. */
const copyBehindALateSave: [Step[], Fate[]] = [
  [
    { kind: 'add', tab: 0, id: 7, pieces: 1 },
    { kind: 'reload', tab: 0 },
    { kind: 'add', tab: 0, id: 7, pieces: 1 },
    { kind: 'set', tab: 1, id: 7, pieces: 1 },
  ],
  [{ kind: 'answered', afterMs: 0 }, { kind: 'broken' }, { kind: 'late', afterMs: 16_000 }],
];

/** A new cart has as many changes as the one before, whose copy does not come. */
const newCartAsOldAsTheLast: [Step[], Fate[]] = [
  [
    { kind: 'add', tab: 0, id: 7, pieces: 1 },
    { kind: 'reload', tab: 0 },
    { kind: 'clear', tab: 0 },
    { kind: 'add', tab: 0, id: 7, pieces: 1 },
  ],
  [
    { kind: 'answered', afterMs: 0 },
    { kind: 'late', afterMs: 16_000 },
  ],
];

test('no line is lost or doubled whatever becomes of requests, tabs and the store’s copy', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 25 }),
      fc.array(fate, { maxLength: 30 }),
      async (steps, fates) => {
        const clock = new ManualClock();
        const line = new BadLine(new FakeStore(prices), clock, fates);
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
            expect(quantitiesIn(each)).toEqual(wish.quantities);
            expect(each.shop.cart.total).toEqual({ minor: wish.cents, currency: 'USD' });
          }
        }

        line.heal();
        await clock.advance(10 * 60_000);
        // Only on a new visit does the browser learn that the store has lost the cart.
        const forgotten = steps.some(({ kind }) => kind === 'forget');
        const kept = forgotten ? wish.quantities : line.store.quantities(externalId());
        expect(kept).toEqual(wish.quantities);
        for (const each of tabs) expect(each.shop.cart.status).toEqual({ kind: 'saved' });

        tabs.push(open());
        await clock.advance(10 * 60_000);
        for (const each of tabs) expect(quantitiesIn(each)).toEqual(wish.quantities);
        expect(line.store.quantities(externalId())).toEqual(wish.quantities);
        expect(line.mostAtATime).toBeLessThanOrEqual(1);
      },
    ),
    {
      numRuns: 300,
      examples: [lateBehindItsConfirmation, copyBehindALateSave, newCartAsOldAsTheLast],
    },
  );
}, 60_000);
