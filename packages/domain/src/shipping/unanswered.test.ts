import { describe, expect, test } from 'vitest';
import { settle } from '../testing/index.ts';
import { calculations, openDelivery } from '../testing/open-delivery.ts';
import { product } from '../testing/samples.ts';

const saw = product({ id: 8, name: 'Serra', price: { minor: 1250, currency: 'USD' } });

describe('a delivery that the store does not say at once', () => {
  test('drops the answer to an earlier cart, however late it comes', async () => {
    const answers: (() => void)[] = [];
    const { shop, requests, shipping } = await openDelivery({
      over: ({ url }) =>
        url.pathname.endsWith('/calcular-frete')
          ? new Promise((resolve) => answers.push(() => resolve(undefined)))
          : undefined,
    });
    shop.cart.add(saw);
    await settle();
    expect(calculations(requests)).toHaveLength(2);
    answers[0]?.();
    await settle();
    expect([shipping.state.at, shop.cart.shipping]).toEqual(['calculating', null]);
    answers[1]?.();
    await settle();
    expect(shipping.state.at).toBe('offered');
    shop.dispose();
  });

  // Spec: accounts 9.7
  test('waits two seconds while the store does not know the cart, and asks again', async () => {
    let known = false;
    const { shop, clock, shipping, requests } = await openDelivery({
      over: ({ url }) =>
        url.pathname.endsWith('/calcular-frete') && !known
          ? { status: 404, body: { message: 'Not found' } }
          : undefined,
    });
    expect(shipping.state.at).toBe('waiting');
    known = true;
    const before = calculations(requests).length;
    await clock.advance(1999);
    expect(calculations(requests)).toHaveLength(before);
    await clock.advance(1);
    expect(shipping.state.at).toBe('offered');
    shop.dispose();
  });

  test('is calculated by itself once a cart is saved that could not be for long, as without a network', async () => {
    let broken = false;
    const { shop, clock, shipping } = await openDelivery({
      over: () => (broken ? { status: 503, body: '' } : undefined),
    });
    broken = true;
    shop.cart.add(saw);
    await clock.advance(20_000);
    expect([shipping.state.at, shop.cart.status.kind]).toEqual(['failed', 'unsaved']);

    broken = false;
    await clock.advance(60_000);
    expect([shipping.state.at, shop.cart.status.kind]).toEqual(['offered', 'saved']);
    shop.dispose();
  });

  // Spec: accounts 8.5
  test('says why it failed, and is tried again by hand', async () => {
    let broken = true;
    const { shop, shipping } = await openDelivery({
      over: ({ url }) =>
        url.pathname.endsWith('/calcular-frete') && broken ? { status: 500, body: '' } : undefined,
    });
    expect(shipping.error).toEqual({ kind: 'server', status: 500 });
    expect(shop.cart.shipping).toBeNull();
    broken = false;
    shipping.retry();
    await settle();
    expect(shipping.options).toHaveLength(3);
    shop.dispose();
  });
});
