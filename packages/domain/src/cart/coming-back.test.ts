import { describe, expect, test } from 'vitest';
import { FakeStore } from '../testing/fake-store.ts';
import { MemoryStorage, settle, type SeenRequest } from '../testing/index.ts';
import { cartCalls, drill, Line, saw } from '../testing/open-purchase.ts';
import { openShop } from '../testing/open-shop.ts';

describe('coming back', () => {
  test('shows the cart of the last visit at once and asks the store for its prices', async () => {
    const store = new FakeStore();
    const storage = new MemoryStorage();
    const first = openShop(store.respond, { storage: storage.tab() });
    first.shop.cart.add(drill, 2);
    await settle();
    store.prices.set(7, 6000);

    const { shop, requests } = openShop(store.respond, { storage: storage.tab() });
    expect(shop.cart.lineCount).toBe(0);
    shop.start();
    expect(shop.cart.total).toEqual({ minor: 12_980, currency: 'USD' });
    await settle();

    expect(cartCalls(requests)).toEqual(['GET']);
    expect(requests[0]?.url.search).toBe('?moeda_id=2&lang=pt');
    expect(shop.cart.total).toEqual({ minor: 12_000, currency: 'USD' });
  });

  test('asks for nothing when no cart was ever saved', async () => {
    const { shop, requests } = openShop(new FakeStore().respond);
    shop.start();
    await settle();
    expect(cartCalls(requests)).toEqual([]);
  });

  test('sends what the last visit could not save, instead of asking for the old copy', async () => {
    const line = new Line();
    const storage = new MemoryStorage();
    const first = openShop(line.respond, { storage: storage.tab() });
    first.shop.cart.add(drill);
    await settle();
    line.connected = false;
    first.shop.cart.setQuantity(7, 4);
    first.shop.cart.add(saw);
    await settle();
    first.shop.dispose();

    line.connected = true;
    const { shop, requests } = openShop(line.respond, { storage: storage.tab() });
    shop.start();
    await settle();

    expect(cartCalls(requests)).toEqual(['PUT 7×4 8×1']);
    expect(line.store.quantities(shop.cart.externalId)).toEqual({ 7: 4, 8: 1 });
  });

  test.each([
    { title: 'updates', reached: true, calls: ['POST 7×1', 'PUT 7×1'] },
    { title: 'creates', reached: false, calls: ['POST 7×1'] },
  ])(
    '$title a cart whose page was left while it was created (it reached the store: $reached)',
    async ({ reached, calls }) => {
      const store = new FakeStore();
      const storage = new MemoryStorage();
      const never = new Promise<undefined>(() => {});
      const left = openShop(
        (request) => {
          if (reached) void store.respond(request);
          return never;
        },
        { storage: storage.tab() },
      );
      left.shop.cart.add(drill);
      await settle();
      expect(cartCalls(left.requests)).toEqual(['POST 7×1']);

      const { shop, requests } = openShop(store.respond, { storage: storage.tab() });
      shop.start();
      await settle();

      expect(cartCalls(requests)).toEqual(calls);
      expect(shop.cart.status).toEqual({ kind: 'saved' });
      expect([...store.carts.keys()]).toEqual([left.shop.cart.externalId]);
      expect(store.quantities(shop.cart.externalId)).toEqual({ 7: 1 });
    },
  );

  test('does not trust a copy that a late request may have undone', async () => {
    const store = new FakeStore();
    const storage = new MemoryStorage();
    const late: SeenRequest[] = [];
    let losing = false;
    const first = openShop(
      (request) => {
        if (!losing) return store.respond(request);
        late.push(request);
        return undefined;
      },
      { storage: storage.tab() },
    );
    first.shop.cart.add(drill);
    await settle();
    losing = true;
    first.shop.cart.setQuantity(7, 2);
    await settle();
    losing = false;
    first.shop.cart.setQuantity(7, 3);
    await settle();
    first.shop.dispose();
    for (const request of late) store.respond(request);

    const { shop, requests } = openShop(store.respond, { storage: storage.tab() });
    shop.start();
    await settle();

    expect(cartCalls(requests)).toEqual(['PUT 7×3']);
    expect(store.quantities(shop.cart.externalId)).toEqual({ 7: 3 });
  });

  // Spec: accounts 4.6, 7.18
  test('creates the cart again with its lines when the store has lost it', async () => {
    const store = new FakeStore();
    const storage = new MemoryStorage();
    const first = openShop(store.respond, { storage: storage.tab() });
    first.shop.cart.add(drill);
    await settle();
    store.carts.clear();

    const { shop, requests } = openShop(store.respond, { storage: storage.tab() });
    shop.start();
    await settle();

    expect(cartCalls(requests)).toEqual(['GET', 'POST 7×1']);
    expect(shop.cart.externalId).not.toBe(first.shop.cart.externalId);
  });

  // Spec: storefront 8.1
  test('keeps the cart when it can’t be loaded, which is only logged', async () => {
    const line = new Line();
    const storage = new MemoryStorage();
    openShop(line.respond, { storage: storage.tab() }).shop.cart.add(drill);
    await settle();
    line.connected = false;
    const log: string[] = [];

    const { shop } = openShop(line.respond, {
      storage: storage.tab(),
      shop: { log: (what) => log.push(what) },
    });
    shop.start();
    await settle();

    expect(shop.cart.lineCount).toBe(1);
    expect(shop.cart.status).toEqual({ kind: 'saved' });
    expect(shop.cart.notice).toBeNull();
    expect(log).toEqual(['The cart could not be loaded.']);
  });

  test('sends a new cart’s first line when the copy of the one before does not come', async () => {
    const store = new FakeStore();
    const storage = new MemoryStorage();
    openShop(store.respond, { storage: storage.tab() }).shop.cart.add(drill);
    await settle();
    let giveUp: (() => void) | undefined;
    const noCopy = new Promise<undefined>((resolve) => {
      giveUp = () => resolve(undefined);
    });
    const { shop, requests } = openShop(
      (request) => (request.method === 'GET' ? noCopy : store.respond(request)),
      { storage: storage.tab() },
    );
    shop.start();
    await settle();

    shop.cart.clear();
    shop.cart.add(drill);
    giveUp?.();
    await settle();

    expect(cartCalls(requests)).toEqual(['GET', 'POST 7×1']);
    expect(shop.cart.status).toEqual({ kind: 'saved' });
  });

  test('starts empty when what the browser keeps can’t be read', () => {
    const storage = new MemoryStorage().tab();
    storage.set('ponte.cart', '{"lines": 5}');
    const { shop } = openShop(new FakeStore().respond, { storage });
    shop.start();
    shop.cart.add(drill);
    expect(shop.cart.lineCount).toBe(1);
  });

  test('works for the visit where the browser keeps nothing', async () => {
    const storage = new MemoryStorage();
    storage.full = true;
    const store = new FakeStore();
    const { shop } = openShop(store.respond, { storage: storage.tab() });
    shop.start();
    shop.cart.add(drill);
    shop.cart.add(saw);
    await settle();
    shop.cart.remove(7);
    await settle();
    expect(store.quantities(shop.cart.externalId)).toEqual({ 8: 1 });
  });
});
