import { describe, expect, test } from 'vitest';
import { shippingOf } from '../shipping/index.ts';
import { MemoryStorage, settle } from '../testing/index.ts';
import { deliverBy, homeService } from '../testing/open-delivery.ts';
import { openPurchase } from '../testing/open-purchase.ts';
import { product } from '../testing/samples.ts';
import { checkoutOf } from './index.ts';

const saw = product({ id: 8, name: 'Serra', price: { minor: 1250, currency: 'USD' } });

describe('a checkout on a page that shows everything at once', () => {
  /** A checkout on such a page, and the same cart in another tab. */
  async function twoTabs({ service = homeService }: { readonly service?: number | null } = {}) {
    const storage = new MemoryStorage();
    const { shop, fake } = await openPurchase({ storage: storage.tab() });
    const checkout = checkoutOf(shop);
    checkout.start();
    checkout.show('whole');
    await settle();
    deliverBy(shop, service);
    checkout.chooseMethod('qr');
    const other = await openPurchase({ storage: storage.tab(), over: fake.respond });
    await settle();
    expect(checkout.state).toMatchObject({ step: 'review', error: null });
    return { shop, fake, checkout, other: other.shop };
  }

  test('names a quantity that another tab changed, and pays once it is confirmed', async () => {
    const { shop, fake, checkout, other } = await twoTabs();
    other.cart.setQuantity(7, 3);
    await settle();
    expect(checkout.state).toMatchObject({
      step: 'changed',
      changes: {
        lines: [{ kind: 'quantity', before: 1, after: 3 }],
        shipping: null,
        total: { before: { minor: 554_300 }, after: { minor: 1_613_900 } },
      },
    });
    await checkout.finish();
    expect(fake.orders).toEqual([]);

    checkout.confirmChanges();
    await checkout.finish();
    expect(fake.orders).toMatchObject([{ total: { minor: 1_613_900, currency: 'PYG' } }]);
    shop.dispose();
    other.dispose();
  });

  test('names what another tab took out of the cart and put into it', async () => {
    const { shop, checkout, other } = await twoTabs();
    other.cart.add(saw);
    other.cart.remove(7);
    await settle();
    expect(checkout.state).toMatchObject({
      step: 'changed',
      changes: { lines: [{ kind: 'gone' }, { kind: 'added', line: { productId: 8 } }] },
    });
    shop.dispose();
    other.dispose();
  });

  test('names a delivery that costs something else when it is calculated again', async () => {
    const { shop, fake, checkout, other } = await twoTabs();
    fake.prices = { ...fake.prices, home: 600 };
    await shippingOf(shop).renew();
    expect(checkout.state).toMatchObject({
      step: 'changed',
      changes: { lines: [], shipping: { before: { minor: 24_500 }, after: { minor: 49_000 } } },
    });
    shop.dispose();
    other.dispose();
  });

  test('does not ask about what the shopper changes there: a delivery, then a quantity', async () => {
    const { shop, fake, checkout, other } = await twoTabs({ service: null });
    deliverBy(shop, homeService);
    expect(checkout.state.step).toBe('review');
    shop.cart.setQuantity(7, 2);
    checkout.back();
    await settle();
    expect(checkout.state.step).toBe('review');
    await checkout.finish();
    expect(fake.orders).toMatchObject([{ total: { minor: 1_084_100 } }]);
    shop.dispose();
    other.dispose();
  });

  test('asks about another tab’s change after a delivery that was chosen meanwhile', async () => {
    const { shop, checkout, other } = await twoTabs();
    other.cart.setQuantity(7, 2);
    await settle();
    deliverBy(shop, null);
    expect(checkout.state).toMatchObject({
      step: 'changed',
      changes: { lines: [{ kind: 'quantity', before: 1, after: 2 }] },
    });
    shop.dispose();
    other.dispose();
  });

  test('asks after a reload, though pay was never pressed', async () => {
    const options = {
      foreign: false,
      storage: new MemoryStorage().tab(),
      tabStorage: new MemoryStorage().tab(),
    };
    const open = async (home: number) => {
      const { shop, fake } = await openPurchase(options);
      fake.prices = { ...fake.prices, home };
      const checkout = checkoutOf(shop);
      const leave = checkout.start();
      checkout.show('whole');
      await settle();
      return { shop, checkout, leave };
    };
    const first = await open(300);
    deliverBy(first.shop, homeService);
    expect(first.checkout.state.step).toBe('review');
    first.shop.dispose();

    for (const { shop, checkout } of [await open(600), await open(600)]) {
      expect(checkout.state).toMatchObject({
        step: 'changed',
        changes: { lines: [], shipping: { before: { minor: 24_500 }, after: { minor: 49_000 } } },
      });
      expect(checkout.canPay).toBe(false);
      shop.dispose();
    }

    const confirmed = await open(600);
    confirmed.checkout.confirmChanges();
    confirmed.shop.dispose();
    const again = await open(600);
    expect(again.checkout.state.step).toBe('review');

    // On another page the cart is changed on purpose.
    again.leave();
    again.shop.dispose();
    const back = await open(900);
    expect(back.checkout.state.step).toBe('review');
    back.shop.dispose();
  });

  test('asks after a reload about a quantity that another tab changed, and not about the shopper’s own', async () => {
    const storage = new MemoryStorage();
    const tab = { storage: storage.tab(), tabStorage: new MemoryStorage().tab() };
    const { fake, shop: shown } = await openPurchase(tab);
    const open = (place: object) => openPurchase({ ...place, over: fake.respond });
    const openCheckout = async () => {
      const { shop } = await open(tab);
      const checkout = checkoutOf(shop);
      checkout.start();
      checkout.show('whole');
      await settle();
      return { shop, checkout };
    };
    const first = checkoutOf(shown);
    first.start();
    first.show('whole');
    await settle();
    deliverBy(shown, homeService);
    // A page that is reloaded, or left by the address bar, has no time to say so.
    shown.dispose();

    const other = await open({ storage: storage.tab() });
    other.shop.cart.setQuantity(7, 3);
    await settle();
    other.shop.dispose();
    const asked = await openCheckout();
    expect(asked.checkout.state).toMatchObject({
      step: 'changed',
      changes: { lines: [{ kind: 'quantity', before: 1, after: 3 }] },
    });
    asked.shop.dispose();

    const cartPage = await open(tab);
    cartPage.shop.cart.setQuantity(7, 2);
    await settle();
    cartPage.shop.dispose();
    const own = await openCheckout();
    expect(own.checkout.state).toMatchObject({
      step: 'review',
      seen: { lines: [{ quantity: 2 }] },
    });
    own.shop.dispose();
  });
});
