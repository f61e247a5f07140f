import { describe, expect, test } from 'vitest';
import { FakeStore } from '../testing/fake-store.ts';
import { settle, type SeenRequest } from '../testing/index.ts';
import { cartCalls, drill, Line, saw } from '../testing/open-purchase.ts';
import { openShop } from '../testing/open-shop.ts';

describe('saving', () => {
  test('more pieces than are left keeps as many as there are, and says so until it was read', async () => {
    const store = new FakeStore();
    store.pieces.set(7, 2);
    const { shop, requests } = openShop(store.respond);
    shop.cart.add(drill, 99);
    shop.cart.add(saw);
    await settle();

    expect(cartCalls(requests)).toEqual(['POST 7×99 8×1', 'POST 7×2 8×1']);
    expect(store.quantities(shop.cart.externalId)).toEqual({ 7: 2, 8: 1 });
    const reduced = [{ productId: 7, name: drill.name, left: 2 }];
    expect(shop.cart.notice).toEqual({ kind: 'changed', repriced: [], refused: [], reduced });
    shop.cart.dismissNotice();
    expect([shop.cart.notice, shop.cart.status.kind]).toEqual([null, 'saved']);
  });

  test('is done one at a time, and what changed meanwhile goes together', async () => {
    const store = new FakeStore();
    const waiting: (() => void)[] = [];
    const { shop, requests } = openShop(async (request) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
      return store.respond(request);
    });
    shop.cart.add(drill);
    await settle();
    for (let click = 0; click < 5; click += 1) shop.cart.add(drill);
    shop.cart.add(saw);
    await settle();
    expect(requests).toHaveLength(1);

    waiting.shift()?.();
    await settle();
    expect(cartCalls(requests)).toEqual(['POST 7×1', 'PUT 7×6 8×1']);
    waiting.shift()?.();
    await settle();

    expect(shop.cart.status).toEqual({ kind: 'saved' });
    expect(store.quantities(shop.cart.externalId)).toEqual({ 7: 6, 8: 1 });
  });

  test('keeps a failed change, says so, and tries again later and later', async () => {
    const line = new Line();
    line.connected = false;
    const { shop, clock, requests } = openShop(line.respond);
    shop.cart.add(drill);
    await settle();

    expect(shop.cart.lineCount).toBe(1);
    expect(shop.cart.status).toEqual({
      kind: 'unsaved',
      error: { kind: 'offline' },
      retryAt: clock.now() + 2000,
    });
    expect(shop.cart.notice).toEqual({ kind: 'unsaved', error: { kind: 'offline' } });

    await clock.advance(2000);
    await clock.advance(4000);
    expect(requests).toHaveLength(3);
    expect(shop.cart.status).toMatchObject({ retryAt: clock.now() + 8000 });

    line.connected = true;
    await clock.advance(8000);
    expect(shop.cart.status).toEqual({ kind: 'saved' });
    expect(shop.cart.notice).toBeNull();
    expect(line.store.quantities(shop.cart.externalId)).toEqual({ 7: 1 });
  });

  test('waits for a minute at the most, and as long as a busy store asks for', async () => {
    const { shop, clock, requests } = openShop(() => ({
      status: 429,
      body: { message: 'Slow down' },
      headers: { 'Retry-After': '90' },
    }));
    shop.cart.add(drill);
    await settle();
    expect(shop.cart.status).toMatchObject({ retryAt: clock.now() + 90_000 });

    const broken = openShop(() => ({ status: 500, body: {} }));
    broken.shop.cart.add(drill);
    await broken.clock.advance(10 * 60_000);
    expect(broken.shop.cart.status).toMatchObject({ error: { kind: 'server', status: 500 } });
    expect(broken.requests).toHaveLength(14);
    expect(requests).toHaveLength(1);
  });

  test('tries again at once when the network is back, when the visitor is, and on a change', async () => {
    const line = new Line();
    line.connected = false;
    const { shop, network, page, requests } = openShop(line.respond);
    shop.start();
    shop.cart.add(drill);
    await settle();
    page.return();
    await settle();
    shop.cart.add(saw);
    await settle();
    expect(cartCalls(requests)).toEqual(['POST 7×1', 'POST 7×1', 'POST 7×1 8×1']);

    line.connected = true;
    network.goOnline();
    await settle();
    expect(shop.cart.status).toEqual({ kind: 'saved' });
    expect(requests).toHaveLength(4);
  });

  test('leaves no timer behind when it succeeds before the retry was due', async () => {
    const line = new Line();
    line.connected = false;
    const { shop, clock } = openShop(line.respond);
    shop.cart.add(drill);
    await settle();
    line.connected = true;
    await shop.cart.flush();
    shop.dispose();

    // The one that confirms the save which never got an answer.
    expect(clock.waiting).toBe(1);
  });

  // Spec: accounts 4.6, 8.5
  test('updates instead when the external id is in use, because an answer was lost', async () => {
    const store = new FakeStore();
    let losing = true;
    const { shop, clock, requests } = openShop((request) => {
      const answer = store.respond(request);
      return losing ? undefined : answer;
    });
    shop.cart.add(drill);
    await settle();
    losing = false;
    shop.cart.add(saw);
    await settle();

    expect(cartCalls(requests)).toEqual(['POST 7×1', 'POST 7×1 8×1', 'PUT 7×1 8×1']);
    expect(requests[2]?.url.pathname).toBe(`/ecom/venda/carrinho/${shop.cart.externalId}`);
    expect(store.carts.size).toBe(1);
    expect(store.quantities(shop.cart.externalId)).toEqual({ 7: 1, 8: 1 });
    await clock.advance(60_000);
  });

  test('creates the cart again, with its lines, when the store has lost it', async () => {
    const store = new FakeStore();
    const { shop, requests } = openShop(store.respond);
    shop.cart.add(drill);
    await settle();
    const lost = shop.cart.externalId;
    store.carts.clear();

    shop.cart.add(saw);
    await settle();

    expect(cartCalls(requests)).toEqual(['POST 7×1', 'PUT 7×1 8×1', 'POST 7×1 8×1']);
    expect(shop.cart.externalId).not.toBe(lost);
    expect(store.quantities(shop.cart.externalId)).toEqual({ 7: 1, 8: 1 });
  });

  test('gives up on a store that never knows the cart', async () => {
    const { shop, requests } = openShop(({ method }) =>
      method === 'POST'
        ? { status: 422, body: { errors: { external_id: ['En uso.'] } } }
        : { status: 404, body: { message: '' } },
    );
    shop.cart.add(drill);
    await settle();

    expect(shop.cart.status).toMatchObject({ kind: 'unsaved', retryAt: null });
    expect(requests.length).toBeLessThan(20);
    expect(shop.cart.lineCount).toBe(1);
  });

  test('does not repeat what the store refuses until something changes', async () => {
    const { shop, clock, requests } = openShop(() => ({
      status: 422,
      body: { message: 'Too dear', errors: { itens: ['Too dear'] } },
    }));
    shop.cart.add(drill);
    await clock.advance(10 * 60_000);
    expect(requests).toHaveLength(1);
    expect(shop.cart.status).toMatchObject({ kind: 'unsaved', retryAt: null });

    shop.cart.setQuantity(7, 2);
    await settle();
    expect(requests).toHaveLength(2);
  });

  test('sends once more after a save without an answer, whose request may come late', async () => {
    const store = new FakeStore();
    const late: SeenRequest[] = [];
    let losing = false;
    const { shop, clock } = openShop((request) => {
      if (!losing) return store.respond(request);
      late.push(request);
      return undefined;
    });
    shop.cart.add(drill);
    await settle();
    losing = true;
    shop.cart.setQuantity(7, 2);
    await settle();
    losing = false;
    shop.cart.setQuantity(7, 3);
    await settle();
    // The request of the save before arrives at last, and undoes the newer one.
    for (const request of late) store.respond(request);
    expect(store.quantities(shop.cart.externalId)).toEqual({ 7: 2 });

    await clock.advance(30_000);
    expect(store.quantities(shop.cart.externalId)).toEqual({ 7: 3 });
    expect(shop.cart.quantityOf(7)).toBe(3);
    expect(clock.waiting).toBe(0);
  });

  test('goes on where the browser refuses its locks, as where it blocks site data', async () => {
    const line = new Line();
    const exclusive = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    const { shop, requests } = openShop(line.respond, { shop: { exclusive } });
    shop.start();
    shop.cart.add(drill);

    expect(await shop.cart.flush()).toBe(true);
    expect(cartCalls(requests)).toEqual(['POST 7×1']);
    expect(shop.cart.status).toEqual({ kind: 'saved' });
  });
});
