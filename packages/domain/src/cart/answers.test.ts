import { describe, expect, test } from 'vitest';
import { FakeStore } from '../testing/fake-store.ts';
import { MemoryStorage, settle } from '../testing/index.ts';
import { drill, saw } from '../testing/open-purchase.ts';
import { openShop } from '../testing/open-shop.ts';

describe('what the store answers', () => {
  test('reprices the cart, and the shopper is notified', async () => {
    const store = new FakeStore();
    store.prices.set(7, 7000);
    const storage = new MemoryStorage();
    const { shop } = openShop(store.respond, { storage: storage.tab() });
    shop.start();
    shop.cart.add(drill, 2);
    await settle();

    expect(shop.cart.total).toEqual({ minor: 14_000, currency: 'USD' });
    expect(shop.cart.notice).toEqual({
      kind: 'changed',
      repriced: [
        {
          productId: 7,
          name: 'Furadeira de impacto',
          before: { minor: 6490, currency: 'USD' },
          after: { minor: 7000, currency: 'USD' },
        },
      ],
      refused: [],
    });
    // Also after a reload before it was seen, and in another tab.
    const next = openShop(store.respond, { storage: storage.tab() });
    next.shop.start();
    await settle();
    expect(next.shop.cart.notice).toMatchObject({ kind: 'changed' });
    shop.cart.dismissNotice();
    expect([shop.cart.notice, next.shop.cart.notice]).toEqual([null, null]);
    next.shop.dispose();
  });

  test('does not undo a change made while it was on its way', async () => {
    const store = new FakeStore();
    const waiting: (() => void)[] = [];
    const { shop } = openShop(async (request) => {
      const answer = store.respond(request);
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
      return answer;
    });
    shop.cart.add(drill);
    await settle();
    shop.cart.setQuantity(7, 5);
    waiting.shift()?.();
    await settle();
    expect(shop.cart.quantityOf(7)).toBe(5);

    waiting.shift()?.();
    await settle();
    expect(store.quantities(shop.cart.externalId)).toEqual({ 7: 5 });
  });

  test('removes a product that is no longer sold from the cart, and names it', async () => {
    const store = new FakeStore();
    const { shop } = openShop(store.respond);
    shop.cart.add(drill);
    shop.cart.add(saw);
    await settle();
    store.prices.delete(8);

    shop.cart.setQuantity(7, 3);
    await settle();

    expect(shop.cart.lines.map(({ productId }) => productId)).toEqual([7]);
    expect(shop.cart.notice).toEqual({
      kind: 'changed',
      repriced: [],
      refused: [{ productId: 8, name: 'Furadeira de impacto', why: 'noLongerSold' }],
    });
    expect(shop.cart.status).toEqual({ kind: 'saved' });
    expect(store.quantities(shop.cart.externalId)).toEqual({ 7: 3 });
  });

  test('refreshes a line whose signature the store refuses, keeping its quantity', async () => {
    const store = new FakeStore();
    const { shop, requests } = openShop((request) => {
      const stale = JSON.stringify(request.body ?? '').includes('"token-7"');
      return stale
        ? { status: 422, body: { errors: { 'itens.0.token': ['Expired'] } } }
        : store.respond(request);
    });
    shop.cart.add(drill, 4);
    await settle();

    expect(shop.cart.status).toEqual({ kind: 'saved' });
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST']);
    expect(store.quantities(shop.cart.externalId)).toEqual({ 7: 4 });
    expect(shop.cart.notice).toBeNull();
  });

  test('that refuses a line repeatedly is accepted in the end', async () => {
    const store = new FakeStore();
    const { shop, requests } = openShop((request) =>
      request.method === 'POST'
        ? { status: 422, body: { errors: { 'itens.0.token': ['Expired'] } } }
        : store.respond(request),
    );
    shop.cart.add(drill);
    await settle();
    await settle();

    expect(shop.cart.status).toMatchObject({ error: { kind: 'validation' }, retryAt: null });
    expect(shop.cart.lineCount).toBe(1);
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(4);
  });

  test('that can’t be read keeps the cart and is no reason to hurry', async () => {
    const { shop, clock, requests } = openShop(() => ({ status: 200, body: { id: 'seven' } }));
    shop.cart.add(drill);
    await clock.advance(60_000);

    expect(shop.cart.lineCount).toBe(1);
    expect(shop.cart.status).toMatchObject({ error: { kind: 'contract', path: 'id' } });
    expect(requests).toHaveLength(1);
  });
});
