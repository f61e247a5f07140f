import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentReturnOf } from '../payment-return/index.ts';
import { shippingOf, type Shipping } from '../shipping/index.ts';
import type { Shop } from '../shop/index.ts';
import type { FakePurchases } from '../testing/fake-purchases.ts';
import { settle } from '../testing/index.ts';
import { openPurchase } from '../testing/open-purchase.ts';
import { product } from '../testing/samples.ts';
import { checkoutOf, type Checkout } from './index.ts';

const ids = [7, 8] as const;
const guaranisPerDollar = 7420;

/** What a shopper has done and the store asks, without carts, calls or states. */
interface Model {
  readonly pieces: Map<number, number>;
  /** Dollar cents that the store asks by now. */
  readonly prices: Map<number, number>;
  home: number;
  service: 1 | 2 | null;
  /** The total that the shopper last went on with, or agreed to. */
  agreed: number | null;
  /** What the shopper has been sent to pay: one amount for each cart. */
  readonly bought: number[];
  /** Orders whose answer was lost, of the cart that is still there. */
  lostOrder: boolean;
}

interface Real {
  readonly shop: Shop;
  readonly fake: FakePurchases;
  readonly shipping: Shipping;
  readonly checkout: Checkout;
  /** On a phone, where review and payment are one page. */
  readonly isWhole: boolean;
  readonly line: { losesNextCheckout: boolean };
}

function guaranis(cents: number): number {
  return Math.ceil((cents * 110 * guaranisPerDollar) / 1_000_000) * 100;
}

/** What the model's cart costs as the store has it by now. */
function totalOf({ pieces, prices, home, service }: Model): number {
  const goods = [...pieces].reduce(
    (sum, [id, count]) => sum + guaranis(prices.get(id) ?? 0) * count,
    0,
  );
  return goods + guaranis(service === null ? 0 : service === 1 ? home : 150);
}

/** What holds after each step, whatever it was. */
function check(model: Model, { shop, fake, shipping, checkout }: Real): void {
  const { cart } = shop;
  const shown = new Map(cart.lines.map((line) => [line.productId, line.quantity]));
  expect(shown).toEqual(new Map(model.pieces));
  if (shipping.choice) expect(shipping.choice.option?.serviceId ?? null).toBe(model.service);
  const shippingCost = cart.shipping?.minor ?? 0;
  expect(cart.total.minor).toBe(cart.subtotal.minor + shippingCost);
  // One order for each cart that was bought, and one at most for the cart that is still there.
  const carts = new Set(fake.orders.map((order) => order.cart));
  expect(carts.size).toBe(model.bought.length + (model.lostOrder ? 1 : 0));
  if (checkout.state.step === 'payment' && checkout.bill) {
    expect(checkout.bill).toEqual(checkout.state.bill);
  }
}

/** What is paid is what was agreed to, and what the store asks by now. */
function checkPaid(model: Model, could: boolean, paid: number | undefined): void {
  expect(could).toBe(true);
  expect(paid).toBe(model.agreed);
  expect(paid).toBe(totalOf(model));
}

type Command = fc.AsyncCommand<Model, Real>;

/** A step of the shopper or of the store. */
function step(
  name: string,
  run: (model: Model, real: Real) => Promise<void> | void,
  allowed: (model: Readonly<Model>) => boolean = () => true,
): Command {
  return {
    check: allowed,
    async run(model, real) {
      await run(model, real);
      await settle();
      check(model, real);
    },
    toString: () => name,
  };
}

function shownTotal({ state }: Checkout): number | null {
  return state.step === 'payment' ? state.bill.total.minor : null;
}

const goods = (id: number, cents: number) =>
  product({ id, name: `Product ${id}`, price: { minor: guaranis(cents), currency: 'PYG' } });

const add = fc.constantFrom(...ids).map((id) =>
  step(`add ${id}`, (model, { shop }) => {
    shop.cart.add(goods(id, model.prices.get(id) ?? 0));
    model.pieces.set(id, (model.pieces.get(id) ?? 0) + 1);
  }),
);

const setQuantity = fc
  .tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 5 }))
  .map(([id, quantity]) =>
    step(
      `set ${id} to ${quantity}`,
      (model, { shop }) => {
        shop.cart.setQuantity(id, quantity);
        model.pieces.set(id, quantity);
      },
      ({ pieces }) => pieces.has(id),
    ),
  );

const remove = fc.constantFrom(...ids).map((id) =>
  step(`remove ${id}`, (model, { shop }) => {
    shop.cart.remove(id);
    model.pieces.delete(id);
  }),
);

const choose = fc.constantFrom(1, 2, null).map((service) =>
  step(
    `deliver by ${service ?? 'counter'}`,
    (model, { shipping }) => {
      const option = shipping.options.find(({ serviceId }) => serviceId === service);
      if (option) {
        shipping.chooseOption(option);
        model.service = service;
      }
    },
    ({ pieces }) => pieces.size > 0,
  ),
);

const reprice = fc
  .tuple(fc.constantFrom(...ids), fc.integer({ min: 100, max: 9000 }))
  .map(([id, cents]) =>
    step(`price ${id} at ${cents}`, (model, { fake }) => {
      model.prices.set(id, cents);
      fake.store.prices.set(id, cents);
    }),
  );

const repriceHome = fc.integer({ min: 100, max: 900 }).map((home) =>
  step(`deliver for ${home}`, (model, { fake }) => {
    model.home = home;
    fake.prices = { ...fake.prices, home };
  }),
);

const loseAnswer = step('lose the next answer', (_, { line }) => {
  line.losesNextCheckout = true;
});

const proceed = step('continue', (model, { checkout }) => {
  const before = checkout.state.step;
  checkout.continue();
  if (before === 'review') model.agreed = shownTotal(checkout);
});
const seeChanges = step('see what the store changed', (_, { shop }) => shop.cart.dismissNotice());
const back = step('back', (_, { checkout }) => checkout.back());
const method = step('choose a method', (_, { checkout }) => checkout.chooseMethod('qr'));
const confirm = step('confirm', (model, { checkout }) => {
  const before = checkout.state.step;
  checkout.confirmChanges();
  if (before === 'changed') model.agreed = shownTotal(checkout);
});

const pay = fc.integer({ min: 1, max: 3 }).map((presses) =>
  step(`pay ${presses} times`, async (model, { shop, checkout, fake, line, isWhole }) => {
    // Such a page asks for no step before: what it shows is what is agreed to.
    if (isWhole) model.agreed = shownTotal(checkout);
    const could = checkout.canPay;
    const before = checkout.state.step;
    const loses = line.losesNextCheckout;
    await Promise.all(Array.from({ length: presses }, () => checkout.pay()));
    await settle();
    const order = fake.orders.at(-1);
    if (checkout.state.step === 'leaving' && before === 'payment') {
      checkPaid(model, could, order?.total.minor);
      model.bought.push(order?.total.minor ?? 0);
      model.pieces.clear();
      model.lostOrder = false;
      fake.markPaid(order?.externalId ?? '');
      paymentReturnOf(shop).start(null);
      await settle();
    } else if (
      loses &&
      !line.losesNextCheckout &&
      fake.orders.some((one) => one.cart === order?.cart)
    ) {
      const carts = new Set(fake.orders.map((one) => one.cart));
      model.lostOrder = carts.size > model.bought.length;
    }
  }),
);

test('what is paid is what was agreed to, once for each cart, whatever happens in between', async () => {
  const commands = fc.commands(
    [
      add,
      setQuantity,
      remove,
      choose,
      reprice,
      repriceHome,
      fc.constant(loseAnswer),
      fc.constant(proceed),
      fc.constant(proceed),
      fc.constant(seeChanges),
      fc.constant(back),
      fc.constant(method),
      fc.constant(method),
      fc.constant(confirm),
      pay,
      pay,
    ],
    { maxCommands: 24, size: 'max' },
  );
  let bought = 0;
  await fc.assert(
    fc.asyncProperty(commands, fc.boolean(), async (steps, isWhole) => {
      const line = { losesNextCheckout: false };
      const { shop, fake } = await openPurchase({
        over: (request) => {
          const isCheckout = request.url.pathname.endsWith('/iniciar-checkout');
          if (!isCheckout || !line.losesNextCheckout) return undefined;
          line.losesNextCheckout = false;
          fake.respond(request);
          return { status: 504, body: '' };
        },
      });
      const [checkout, shipping] = [checkoutOf(shop), shippingOf(shop)];
      checkout.start();
      if (isWhole) checkout.show('whole');
      await settle();
      const model: Model = {
        pieces: new Map([[7, 1]]),
        prices: new Map(fake.store.prices),
        home: fake.prices.home,
        service: null,
        agreed: null,
        bought: [],
        lostOrder: false,
      };
      await fc.asyncModelRun(
        () => ({ model, real: { shop, fake, shipping, checkout, isWhole, line } }),
        steps,
      );
      bought += model.bought.length;
      shop.dispose();
    }),
    { numRuns: 2000 },
  );
  // A property that never reaches a purchase proves nothing about one.
  expect(bought).toBeGreaterThan(100);
}, 600_000);
