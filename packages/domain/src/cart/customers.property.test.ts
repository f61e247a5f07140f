import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Customer } from '../entities/index.ts';
import { BadLine, fate, type Fate } from '../testing/bad-line.ts';
import { FakeStore } from '../testing/fake-store.ts';
import {
  ManualClock,
  MemoryStorage,
  oneAtATime,
  settle,
  type SeenRequest,
} from '../testing/index.ts';
import { drill, saw } from '../testing/open-purchase.ts';
import { openShop, quantitiesIn, type OpenShop } from '../testing/open-shop.ts';

const goods = [drill, saw];
const ana: Customer = { id: '1', name: 'Ana', kind: 'resident' };
const luis: Customer = { id: '2', name: 'Luis', kind: 'foreign' };

type Step =
  | { readonly kind: 'add' | 'remove'; readonly tab: number; readonly goods: number }
  | { readonly kind: 'signIn'; readonly tab: number; readonly customer: Customer }
  | { readonly kind: 'signOut' | 'reload'; readonly tab: number }
  | { readonly kind: 'hourPasses' }
  | { readonly kind: 'wait'; readonly ms: number };

const tab = fc.nat({ max: 1 });
const which = fc.nat({ max: goods.length - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('add' as const), tab, goods: which }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('remove' as const), tab, goods: which }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('signIn' as const),
      tab,
      customer: fc.constantFrom(ana, luis),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('signOut' as const, 'reload' as const), tab }),
  },
  { weight: 2, arbitrary: fc.constant<Step>({ kind: 'hourPasses' }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 500, 3000, 20_000),
    }),
  },
);

/** What the shoppers of one browser have done, without any store. */
class Wish {
  customer: Customer | null = null;
  #pieces = new Map<number, number>();
  #left: { readonly by: Customer; readonly pieces: Map<number, number> } | null = null;

  follow(step: Step): void {
    if (step.kind === 'add') this.#add(goods[step.goods]?.id ?? 0);
    if (step.kind === 'remove') this.#pieces.delete(goods[step.goods]?.id ?? 0);
    if (step.kind === 'signIn' && !this.customer) this.#signIn(step.customer);
    if (step.kind === 'signOut') this.#end();
    if (step.kind === 'hourPasses') {
      // What was in the cart waits for who put it there.
      if (this.customer && this.#pieces.size > 0) {
        this.#left = { by: this.customer, pieces: this.#pieces };
      }
      this.#end();
    }
  }

  #add(id: number): void {
    this.#pieces.set(id, (this.#pieces.get(id) ?? 0) + 1);
  }

  #signIn(customer: Customer): void {
    if (this.#pieces.size === 0 && this.#left?.by === customer) this.#pieces = this.#left.pieces;
    this.#left = null;
    this.customer = customer;
  }

  #end(): void {
    if (this.customer) this.#pieces = new Map();
    this.customer = null;
  }

  get quantities(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#pieces);
  }
}

/** Which customers have sent each cart, by its external id. */
class Senders {
  readonly carts = new Map<unknown, Set<string>>();

  note({ url, body, headers }: SeenRequest): void {
    const [customer] = headers.get('Authorization')?.split('-') ?? [];
    if (!url.pathname.startsWith('/ecom/venda/carrinho') || customer === undefined) return;
    const externalId: unknown = Reflect.get(Object(body), 'external_id');
    if (externalId === undefined) return;
    this.carts.set(externalId, (this.carts.get(externalId) ?? new Set()).add(customer));
  }
}

function perform({ shop }: OpenShop, step: Step, token: string): void {
  const chosen = 'goods' in step ? goods[step.goods] : undefined;
  if (step.kind === 'add' && chosen) shop.cart.add(chosen);
  if (step.kind === 'remove' && chosen) shop.cart.remove(chosen.id);
  if (step.kind === 'signIn' && !shop.session.customer) shop.session.signIn(token, step.customer);
  if (step.kind === 'signOut') shop.session.end();
}

/** Luis signs in while the answer to Ana's cart is under way, which has to be sent once more. */
const signedInWhileAnotherCartIsSent: [Step[], Fate[]] = [
  [
    { kind: 'add', tab: 0, goods: 0 },
    { kind: 'signIn', tab: 0, customer: ana },
    { kind: 'signOut', tab: 0 },
    { kind: 'signIn', tab: 0, customer: luis },
  ],
  [
    { kind: 'unanswered' },
    { kind: 'lost' },
    { kind: 'answered', afterMs: 0 },
    { kind: 'answered', afterMs: 5000 },
  ],
];

test('a cart keeps its lines and belongs to one customer, through sign-ins and sign-outs on a bad connection', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 25 }),
      fc.array(fate, { maxLength: 30 }),
      async (steps, fates) => {
        const clock = new ManualClock();
        const line = new BadLine(new FakeStore(), clock, fates);
        const senders = new Senders();
        const storage = new MemoryStorage();
        const exclusive = oneAtATime();
        const open = (): OpenShop => {
          const respond = (request: SeenRequest) => {
            senders.note(request);
            return line.respond(request);
          };
          const opened = openShop(respond, { clock, storage: storage.tab(), shop: { exclusive } });
          opened.shop.start();
          return opened;
        };
        const tabs: [OpenShop, OpenShop] = [open(), open()];
        const wish = new Wish();

        for (const [at, step] of steps.entries()) {
          if (step.kind === 'wait') await clock.advance(step.ms);
          else if (step.kind === 'hourPasses') await clock.advance(60 * 60_000);
          else {
            const used = tabs[step.tab === 0 ? 0 : 1];
            if (step.kind === 'reload') {
              used.shop.dispose();
              tabs[step.tab === 0 ? 0 : 1] = open();
            } else perform(used, step, 'customer' in step ? `${step.customer.name}-${at}` : '');
          }
          wish.follow(step);
          await settle();

          for (const each of tabs) {
            expect(quantitiesIn(each)).toEqual(wish.quantities);
            expect(each.shop.session.customer).toEqual(wish.customer);
          }
        }

        line.heal();
        await clock.advance(10 * 60_000);
        expect(line.store.quantities(tabs[0].shop.cart.externalId)).toEqual(wish.quantities);
        for (const each of tabs) expect(each.shop.cart.status).toEqual({ kind: 'saved' });
        for (const customers of senders.carts.values()) expect(customers.size).toBe(1);
        expect(line.mostAtATime).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 300, examples: [signedInWhileAnotherCartIsSent] },
  );
}, 60_000);
