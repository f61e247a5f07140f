import { describe, expect, test } from 'vitest';
import { FakeStore } from '../testing/fake-store.ts';
import {
  ManualClock,
  MemoryStorage,
  oneAtATime,
  regionPY,
  settle,
  type Answer,
  type SeenRequest,
} from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { product } from '../testing/samples.ts';

const drill = product();
const saw = product({ id: 8, name: 'Serra', price: { minor: 1250, currency: 'USD' } });
const tape = product({ id: 9, name: 'Fita', price: { minor: 99, currency: 'USD' } });

const offline = (): undefined => undefined;

/** What was said about the cart, in short: `POST 7×1`, `PUT 7×2 8×0`; removed lines are ×0. */
function cartCalls(requests: readonly SeenRequest[]): readonly string[] {
  return requests
    .filter(({ url }) => url.pathname.startsWith('/ecom/'))
    .map(({ method, body }) => [method, ...itemsOf(body)].join(' '));
}

function itemsOf(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null || !('itens' in body)) return [];
  const items: readonly { produto_id: number; qtde: number; ativo: boolean }[] = JSON.parse(
    JSON.stringify(body.itens),
  );
  return items.map((item) => `${item.produto_id}×${item.ativo ? item.qtde : 0}`);
}

/** A store that can be taken off the network. */
class Line {
  connected = true;
  readonly store: FakeStore;

  constructor(store = new FakeStore()) {
    this.store = store;
  }

  readonly respond = (request: SeenRequest): Answer | undefined =>
    this.connected ? this.store.respond(request) : offline();
}

describe('shopping', () => {
  test('creates the cart with the first product and updates it afterwards', async () => {
    const store = new FakeStore();
    const { shop, requests } = openShop(store.respond);
    shop.start();

    expect(shop.cart.add(drill)).toBe('added');
    await settle();
    shop.cart.add(drill, 2);
    await settle();
    shop.cart.add(saw);
    await settle();
    shop.cart.remove(drill.id);
    await settle();

    expect(cartCalls(requests)).toEqual(['POST 7×1', 'PUT 7×3', 'PUT 7×3 8×1', 'PUT 7×0 8×1']);
    expect(store.quantities(shop.cart.externalId)).toEqual({ 8: 1 });
    expect(shop.cart.status).toEqual({ kind: 'saved' });
  });

  test('shows each change at once, before the store has answered', () => {
    const { shop } = openShop(new FakeStore().respond);
    shop.cart.add(drill, 2);
    shop.cart.add(saw);

    expect(shop.cart.count).toBe(2);
    expect(shop.cart.quantityOf(7)).toBe(2);
    expect(shop.cart.total).toEqual({ minor: 2 * 6490 + 1250, currency: 'USD' });
    expect(shop.cart.status).toEqual({ kind: 'saving' });
  });

  test('leaves removed lines out of the lines, the count and the total', async () => {
    const { shop } = openShop(new FakeStore().respond);
    shop.cart.add(drill);
    shop.cart.add(saw);
    shop.cart.remove(7);
    await settle();

    expect(shop.cart.lines.map(({ productId }) => productId)).toEqual([8]);
    expect(shop.cart.count).toBe(1);
    expect(shop.cart.total).toEqual({ minor: 1250, currency: 'USD' });
  });

  test('sends the token that came with the product, and fixed branch and warehouse', async () => {
    const { shop, requests } = openShop(new FakeStore().respond);
    shop.cart.add(drill);
    await settle();

    expect(requests[0]?.url.pathname).toBe('/ecom/venda/carrinho');
    expect(requests[0]?.body).toEqual({
      external_id: shop.cart.externalId,
      filial_id: 1,
      moeda_id: 2,
      itens: [
        {
          produto_id: 7,
          qtde: 1,
          armazem_id: 1,
          valor_unitario: '64.90',
          ativo: true,
          token: 'token-7',
        },
      ],
    });
  });

  test('says why a product can’t be bought, and sends nothing', async () => {
    const { shop, requests } = openShop(new FakeStore().respond);
    expect(shop.cart.add(product({ stock: 'outOfStock' }))).toBe('unavailable');
    await settle();
    expect(requests).toEqual([]);
    expect(shop.cart.count).toBe(0);
  });

  test('adds the cost of delivery to the total, in the cart’s currency', async () => {
    const { shop } = openShop(new FakeStore().respond);
    await shop.startData.load();
    shop.cart.add(drill);
    shop.cart.setShipping({ minor: 74_200, currency: 'PYG' });

    expect(shop.cart.subtotal).toEqual({ minor: 6490, currency: 'USD' });
    expect(shop.cart.total).toEqual({ minor: 6490 + 1000, currency: 'USD' });
  });

  test('begins in the region’s currency', () => {
    const { shop } = openShop(new FakeStore().respond, { region: regionPY });
    expect(shop.cart.currency).toBe('PYG');
    expect(shop.cart.total).toEqual({ minor: 0, currency: 'PYG' });
  });

  test('tells who listens of each successful save', async () => {
    const line = new Line();
    const { shop } = openShop(line.respond);
    let saves = 0;
    const stop = shop.cart.onSaved(() => {
      saves += 1;
    });
    shop.cart.add(drill);
    await settle();
    line.connected = false;
    shop.cart.add(saw);
    await settle();
    expect(saves).toBe(1);

    line.connected = true;
    await shop.cart.flush();
    expect(saves).toBe(2);
    stop();
  });
});

describe('clearing', () => {
  test('begins a new cart under another id and sends nothing', async () => {
    const { shop, requests } = openShop(new FakeStore().respond);
    shop.cart.add(drill);
    await settle();
    const before = shop.cart.externalId;

    shop.cart.clear();
    await settle();

    expect(shop.cart.count).toBe(0);
    expect(shop.cart.externalId).not.toBe(before);
    expect(requests).toHaveLength(1);
  });

  test('while a save is under way drops its late answer', async () => {
    const store = new FakeStore();
    let release: (() => void) | undefined;
    const { shop, requests } = openShop(async (request) => {
      const answer = store.respond(request);
      if (!release) {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      }
      return answer;
    });
    shop.cart.add(drill);
    await settle();
    shop.cart.clear();
    shop.cart.add(saw);
    release?.();
    await settle();

    expect(shop.cart.lines.map(({ productId }) => productId)).toEqual([8]);
    expect(cartCalls(requests)).toEqual(['POST 7×1', 'POST 8×1']);
  });

  test('by deleting the last line does not bring the line back with the next visit', async () => {
    const store = new FakeStore();
    const storage = new MemoryStorage();
    const first = openShop(store.respond, { storage: storage.tab() });
    first.shop.cart.add(drill);
    await settle();
    first.shop.cart.setQuantity(7, 0);
    await settle();

    const second = openShop(store.respond, { storage: storage.tab() });
    second.shop.start();
    await settle();

    expect(second.shop.cart.count).toBe(0);
  });
});

describe('saving', () => {
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

    expect(shop.cart.count).toBe(1);
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

  test('creates the cart anew, with its lines, when the store does not know it any more', async () => {
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

  test('gives up on a store that never knows the cart, instead of asking for ever', async () => {
    const { shop, requests } = openShop(({ method }) =>
      method === 'POST'
        ? { status: 422, body: { errors: { external_id: ['En uso.'] } } }
        : { status: 404, body: { message: '' } },
    );
    shop.cart.add(drill);
    await settle();

    expect(shop.cart.status).toMatchObject({ kind: 'unsaved', retryAt: null });
    expect(requests.length).toBeLessThan(20);
    expect(shop.cart.count).toBe(1);
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
});

describe('what the store answers', () => {
  test('reprices the cart, and the shopper is told', async () => {
    const store = new FakeStore();
    store.prices.set(7, 7000);
    const { shop } = openShop(store.respond);
    shop.cart.add(drill, 2);
    await settle();

    expect(shop.cart.total).toEqual({ minor: 14_000, currency: 'USD' });
    expect(shop.cart.notice).toEqual({ kind: 'repriced', names: ['Furadeira de impacto'] });
    shop.cart.dismissNotice();
    expect(shop.cart.notice).toBeNull();
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

  test('takes a product that is not sold any more out of the cart, and names it', async () => {
    const store = new FakeStore();
    const { shop } = openShop(store.respond);
    shop.cart.add(drill);
    shop.cart.add(saw);
    await settle();
    store.prices.delete(8);

    shop.cart.setQuantity(7, 3);
    await settle();

    expect(shop.cart.lines.map(({ productId }) => productId)).toEqual([7]);
    expect(shop.cart.notice).toEqual({ kind: 'refused', names: ['Furadeira de impacto'] });
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

  test('that refuses a line again and again is believed in the end', async () => {
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
    expect(shop.cart.count).toBe(1);
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(4);
  });

  test('that can’t be read keeps the cart and is no reason to hurry', async () => {
    const { shop, clock, requests } = openShop(() => ({ status: 200, body: { id: 'seven' } }));
    shop.cart.add(drill);
    await clock.advance(60_000);

    expect(shop.cart.count).toBe(1);
    expect(shop.cart.status).toMatchObject({ error: { kind: 'contract', path: 'id' } });
    expect(requests).toHaveLength(1);
  });
});

describe('coming back', () => {
  test('shows the cart of the last visit at once and asks the store for its prices', async () => {
    const store = new FakeStore();
    const storage = new MemoryStorage();
    const first = openShop(store.respond, { storage: storage.tab() });
    first.shop.cart.add(drill, 2);
    await settle();
    store.prices.set(7, 6000);

    const { shop, requests } = openShop(store.respond, { storage: storage.tab() });
    expect(shop.cart.count).toBe(0);
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

  test('does not believe a copy that a late request may have undone', async () => {
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

  test('creates the cart anew with its lines when the store has forgotten it', async () => {
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

  test('keeps the cart when it can’t be loaded, and tells nobody but the log', async () => {
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

    expect(shop.cart.count).toBe(1);
    expect(shop.cart.status).toEqual({ kind: 'saved' });
    expect(shop.cart.notice).toBeNull();
    expect(log).toEqual(['The cart could not be loaded.']);
  });

  test('starts empty when what the browser keeps can’t be read', () => {
    const storage = new MemoryStorage().tab();
    storage.set('ponte.cart', '{"lines": 5}');
    const { shop } = openShop(new FakeStore().respond, { storage });
    shop.start();
    shop.cart.add(drill);
    expect(shop.cart.count).toBe(1);
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
    expect(one.cart.count).toBe(0);
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

describe('the customer', () => {
  test('of another kind has the cart in their own currency, priced by the store', async () => {
    const store = new FakeStore();
    const { shop, requests } = openShop(store.respond);
    shop.start();
    await shop.startData.load();
    shop.cart.add(drill);
    await settle();

    shop.session.signIn('secret', { name: 'Ana', kind: 'resident' });
    expect(shop.cart.currency).toBe('PYG');
    expect(shop.cart.total).toEqual({ minor: 481_558, currency: 'PYG' });
    await settle();

    const saved = requests.findLast(({ method }) => method === 'PUT');
    expect(saved?.body).toMatchObject({ moeda_id: 3, itens: [{ valor_unitario: '481558' }] });
    expect(saved?.headers.get('Authorization')).toBe('Bearer secret');
    expect(shop.cart.total).toEqual({ minor: 481_558, currency: 'PYG' });
    expect(shop.cart.notice).toBeNull();
  });

  test('takes over the cart that was filled before signing in', async () => {
    const { shop, requests } = openShop(new FakeStore().respond);
    shop.start();
    shop.cart.add(drill);
    await settle();

    shop.session.signIn('secret', { name: 'João', kind: 'foreign' });
    await settle();

    expect(cartCalls(requests)).toEqual(['POST 7×1', 'GET']);
    expect(requests.at(-1)?.headers.get('Authorization')).toBe('Bearer secret');
    expect(shop.cart.count).toBe(1);
  });

  test('takes the cart along when the session ends: it is empty and under another id', async () => {
    const { shop, clock } = openShop(new FakeStore().respond);
    shop.start();
    shop.session.signIn('secret', { name: 'Ana', kind: 'resident' });
    shop.cart.add(drill);
    await settle();
    const before = shop.cart.externalId;

    await clock.advance(60 * 60_000);

    expect(shop.session.customer).toBeNull();
    expect(shop.cart.count).toBe(0);
    expect(shop.cart.externalId).not.toBe(before);
    expect(shop.cart.currency).toBe('USD');
  });
});
