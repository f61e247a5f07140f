import { describe, expect, test } from 'vitest';
import { FakeStore } from '../testing/fake-store.ts';
import {
  ManualClock,
  MemoryStorage,
  oneAtATime,
  settle,
  type Answer,
  type SeenRequest,
} from '../testing/index.ts';
import { cartCalls, drill, saw, tape } from '../testing/open-purchase.ts';
import { openShop } from '../testing/open-shop.ts';

describe('two tabs', () => {
  function twoTabs(store = new FakeStore()) {
    const storage = new MemoryStorage();
    const clock = new ManualClock();
    const exclusive = oneAtATime();
    const open = () =>
      openShop(store.respond, { clock, storage: storage.tab(), shop: { exclusive } });
    const [one, other] = [open(), open()];
    one.shop.start();
    other.shop.start();
    return {
      store,
      one: one.shop,
      other: other.shop,
      requests: { one: one.requests, other: other.requests },
    };
  }

  test('show the same cart', async () => {
    const { one, other } = twoTabs();
    one.cart.add(drill);
    expect(other.cart.quantityOf(7)).toBe(1);
    other.cart.add(drill);
    expect(one.cart.quantityOf(7)).toBe(2);
    other.cart.remove(7);
    expect(one.cart.lineCount).toBe(0);
    await settle();
  });

  test('save one after the other, and what one has saved the other does not send again', async () => {
    const { store, one, other, requests } = twoTabs();
    one.cart.add(drill);
    other.cart.add(saw);
    await settle();

    expect(cartCalls(requests.one)).toEqual(['POST 7×1 8×1']);
    expect(cartCalls(requests.other)).toEqual([]);
    other.cart.remove(8);
    await settle();
    expect(cartCalls(requests.other)).toEqual(['PUT 7×1 8×0']);
    expect(store.quantities(one.cart.externalId)).toEqual({ 7: 1 });
    expect([one.cart.status, other.cart.status]).toEqual([{ kind: 'saved' }, { kind: 'saved' }]);
  });

  test('send a change made while one waits to load, instead of taking the old copy for it', async () => {
    const store = new FakeStore();
    const storage = new MemoryStorage();
    const clock = new ManualClock();
    const exclusive = oneAtATime();
    const options = () => ({ clock, storage: storage.tab(), shop: { exclusive } });
    const first = openShop(store.respond, options());
    first.shop.cart.add(drill);
    await settle();
    // Another tab holds the lock with a load whose answer does not come.
    const hanging = (request: SeenRequest) =>
      request.method === 'GET' ? new Promise<Answer>(() => undefined) : store.respond(request);
    openShop(hanging, options()).shop.start();
    await settle();

    const { shop } = openShop(store.respond, options());
    shop.start();
    shop.cart.setQuantity(7, 2);
    await clock.advance(15_000);

    expect(shop.cart.quantityOf(7)).toBe(2);
    expect(store.quantities(shop.cart.externalId)).toEqual({ 7: 2 });
  });

  test('do not undo each other although one has not heard of the other’s change', async () => {
    const { one, other } = twoTabs();
    one.cart.add(drill);
    await settle();
    // A change whose storage event has not come through: the tab still shows the old cart.
    one.cart.add(saw);
    other.cart.add(tape);
    expect(one.cart.lines.map(({ productId }) => productId)).toEqual([7, 8, 9]);
    await settle();
  });
});
