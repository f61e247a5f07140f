import { describe, expect, test } from 'vitest';
import { MemoryStorage, settle } from '../testing/index.ts';
import { deliverBy, homeService } from '../testing/open-delivery.ts';
import { atPayment, isCheckout, openPurchase } from '../testing/open-purchase.ts';
import { product } from '../testing/samples.ts';
import { checkoutOf } from './index.ts';

const saw = product({ id: 8, name: 'Serra', price: { minor: 1250, currency: 'USD' } });

/** A resident's checkout at its payment step, of a purchase that is brought. */
async function atPaymentOfBrought(...[options]: Parameters<typeof atPayment>) {
  const purchase = await atPayment({ foreign: false, ...options });
  purchase.checkout.back();
  deliverBy(purchase.shop, homeService);
  purchase.checkout.continue();
  return purchase;
}

describe('a checkout of what is another by now', () => {
  test('shows a price that changed meanwhile, and pays the new one once it is confirmed', async () => {
    const { shop, fake, checkout } = await atPayment();
    fake.store.prices.set(7, 7000);
    await checkout.pay();
    expect(checkout.state).toMatchObject({
      step: 'changed',
      changes: {
        lines: [{ kind: 'price', before: { minor: 6490 }, after: { minor: 7000 } }],
        shipping: null,
        total: { before: { minor: 6490 }, after: { minor: 7000 } },
      },
    });
    expect(fake.orders).toEqual([]);
    checkout.confirmChanges();
    await checkout.pay();
    expect(fake.orders).toMatchObject([{ total: { minor: 7000, currency: 'USD' } }]);
    shop.dispose();
  });

  test('of which others have taken pieces shows what is left, and pays that once it is confirmed', async () => {
    const { shop, fake, checkout } = await atPayment();
    checkout.back();
    shop.cart.setQuantity(7, 3);
    await settle();
    checkout.continue();
    fake.store.pieces.set(7, 2);
    await checkout.pay();
    await settle();
    expect(checkout.state).toMatchObject({
      step: 'changed',
      changes: { lines: [{ kind: 'quantity', before: 3, after: 2 }] },
    });
    expect(shop.cart.notice).toMatchObject({
      reduced: [{ name: 'Furadeira de impacto', left: 2 }],
    });
    expect(fake.orders).toEqual([]);
    checkout.confirmChanges();
    await checkout.pay();
    expect(fake.orders).toMatchObject([{ total: { minor: 12_980 } }]);
    shop.dispose();
  });

  test('does not go on from the review before what the store changed in the cart was seen', async () => {
    const { shop, fake, checkout } = await atPayment();
    checkout.back();
    fake.store.prices.set(7, 7000);
    await shop.cart.refresh();
    await settle();
    expect([checkout.continue(), checkout.state.step]).toEqual(['changes', 'review']);
    expect(await checkout.finish()).toBe('changes');
    shop.cart.dismissNotice();
    expect([checkout.continue(), checkout.state.step]).toEqual([null, 'payment']);
    await checkout.pay();
    expect(fake.orders).toMatchObject([{ total: { minor: 7000 } }]);
    shop.dispose();
  });

  test('asks about a change once: what is confirmed before paying is not asked about after it', async () => {
    const { shop, fake, checkout } = await atPayment();
    fake.store.prices.set(7, 7000);
    await checkout.pay();
    checkout.confirmChanges();
    checkout.back();
    expect([shop.cart.notice, checkout.continue()]).toEqual([null, null]);
    shop.dispose();
  });

  test('shows a delivery that costs something else by now', async () => {
    const { shop, fake, checkout } = await atPaymentOfBrought();
    fake.prices = { ...fake.prices, home: 600 };
    await checkout.pay();
    expect(checkout.state).toMatchObject({
      step: 'changed',
      changes: { lines: [], shipping: { before: { minor: 24_500 }, after: { minor: 49_000 } } },
    });
    shop.dispose();
  });

  test('shows each line and the delivery of another exchange rate', async () => {
    const { shop, fake, checkout } = await atPaymentOfBrought();
    fake.store.guaranis = '8000';
    await checkout.pay();
    expect(checkout.state).toMatchObject({
      step: 'changed',
      changes: {
        lines: [{ kind: 'price', before: { minor: 529_800 }, after: { minor: 571_200 } }],
        shipping: { before: { minor: 24_500 }, after: { minor: 26_400 } },
        total: { before: { minor: 554_300 }, after: { minor: 597_600 } },
      },
    });
    expect(fake.orders).toEqual([]);
    shop.dispose();
  });

  // Spec: accounts 4.9
  test('asks about a delivery that costs something else after a reload of the payment', async () => {
    const storage = new MemoryStorage().tab();
    const tabStorage = new MemoryStorage().tab();
    const options = { foreign: false, storage, tabStorage };
    const before = await atPaymentOfBrought(options);
    before.shop.dispose();

    const reload = async () => {
      const { shop, fake } = await openPurchase(options);
      fake.prices = { ...fake.prices, home: 600 };
      const checkout = checkoutOf(shop);
      checkout.start();
      await settle();
      checkout.continue();
      return { shop, checkout };
    };
    for (const { shop, checkout } of [await reload(), await reload()]) {
      expect(checkout.state).toMatchObject({
        step: 'changed',
        changes: { lines: [], shipping: { before: { minor: 24_500 }, after: { minor: 49_000 } } },
      });
      expect(checkout.canPay).toBe(false);
      shop.dispose();
    }

    const { shop, checkout } = await reload();
    checkout.confirmChanges();
    shop.dispose();
    const again = await reload();
    expect([checkout.state.step, again.checkout.state.step]).toEqual(['payment', 'payment']);
    again.shop.dispose();
  });

  test('shows what another tab did to the cart, instead of another total', async () => {
    const { shop, checkout } = await atPayment();
    shop.cart.add(saw);
    expect(checkout.canPay).toBe(false);
    await settle();
    expect(checkout.state).toMatchObject({
      step: 'changed',
      changes: { lines: [{ kind: 'added', line: { productId: 8 } }] },
    });
    shop.dispose();
  });

  test('does not ask about what the shopper changed on another page before they came back', async () => {
    const tabStorage = new MemoryStorage().tab();
    const { shop, checkout, leave } = await atPayment({ tabStorage });
    leave();
    shop.cart.setQuantity(7, 2);
    await settle();
    checkout.start();
    await settle();
    expect(checkout.state.step).toBe('review');
    checkout.continue();
    expect(checkout.state).toMatchObject({ step: 'payment', bill: { lines: [{ quantity: 2 }] } });
    shop.dispose();
  });

  test('goes back to the review when the cart is emptied', async () => {
    const { shop, checkout } = await atPayment();
    shop.cart.clear();
    expect(checkout.state).toMatchObject({ step: 'review', method: 'pix' });
    shop.dispose();
  });

  test('goes on with a fresh signature where the old one ran out and nothing costs more', async () => {
    let stale = true;
    const { shop, fake, checkout, requests } = await atPayment({
      over: (request) => {
        if (!isCheckout(request) || !stale) return undefined;
        stale = false;
        return {
          status: 409,
          body: { message: 'Changed', valor_total: '64.90', valor_frete: '0.00' },
        };
      },
    });
    await checkout.pay();
    expect(requests.filter(isCheckout)).toHaveLength(2);
    expect([checkout.state.step, fake.orders.length]).toEqual(['leaving', 1]);
    shop.dispose();
  });

  test('does not go on for ever with a store that refuses whatever it is sent', async () => {
    const conflict = { message: 'Changed', valor_total: '64.90', valor_frete: '0.00' };
    const { shop, checkout, requests } = await atPayment({
      over: (request) => (isCheckout(request) ? { status: 409, body: conflict } : undefined),
    });
    await checkout.pay();
    expect(requests.filter(isCheckout)).toHaveLength(2);
    expect(checkout.state).toMatchObject({ step: 'payment', error: { kind: 'call' } });
    shop.dispose();
  });

  test('keeps what went wrong when a turned phone shows the checkout in another way', async () => {
    const { shop, checkout } = await atPayment({
      over: (request) => (isCheckout(request) ? { status: 500, body: {} } : undefined),
    });
    const turn = checkout.show('whole');
    await checkout.pay();
    turn();
    expect(checkout.state).toMatchObject({ step: 'payment', error: { kind: 'call' } });
    shop.dispose();
  });

  test('of a cart that was paid in another tab leads to its order and buys nothing', async () => {
    const { shop, fake, checkout } = await atPayment();
    const { externalId } = shop.cart;
    fake.orders.push({
      externalId: 'order-paid-elsewhere',
      cart: externalId,
      key: 'other',
      total: { minor: 6490, currency: 'USD' },
      shipping: { minor: 0, currency: 'USD' },
      note: null,
      status: 'PAGO',
      payments: ['PAGO'],
    });
    await checkout.pay();
    expect(checkout.state).toEqual({ step: 'bought', orderId: 'order-paid-elsewhere' });
    expect([shop.cart.lineCount, fake.orders.length]).toEqual([0, 1]);
    shop.dispose();
  });

  test.each([
    [
      { 'itens.0.produto_id': ['Sold out'] },
      { kind: 'unavailable', products: ['Furadeira de impacto'] },
    ],
    [{ token_entrega: ['Wrong'] }, { kind: 'deliveryGone' }],
    [{ id_ponto_entrega: ['Wrong'] }, { kind: 'deliveryGone' }],
    [{ cliente_endereco_id: ['Wrong'] }, { kind: 'deliveryGone' }],
  ])('refused for %j goes back to the review: %j', async (errors, error) => {
    const { shop, checkout } = await atPayment({
      over: (request) =>
        isCheckout(request) ? { status: 422, body: { message: 'Invalid', errors } } : undefined,
    });
    await checkout.pay();
    expect(checkout.state).toMatchObject({ step: 'review', error });
    // A shopper who changes the cart, or reviews it and goes on, is not sent back.
    checkout.back();
    expect(checkout.error).toBeNull();
    shop.dispose();
  });
});
