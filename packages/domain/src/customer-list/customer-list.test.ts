import { changeCustomerListBody } from '@ponte/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { comparisonOf } from '../comparison/index.ts';
import { favouritesStorageKey } from '../favourites/index.ts';
import {
  ManualClock,
  MemoryStorage,
  ok,
  settle,
  type Answer,
  type SeenRequest,
} from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { product } from '../testing/samples.ts';

const drill = product();
const saw = product({ id: 8, slug: 'serra', name: 'Serra' });
const tape = product({ id: 9, slug: 'trena', name: 'Trena' });
const ana = { id: '1', name: 'Ana', kind: 'foreign' } as const;
const luis = { id: '2', name: 'Luis', kind: 'foreign' } as const;

/** A store that keeps lists by token and name. */
class FakeLists {
  readonly lists = new Map<string, number[]>();
  readonly gone = new Set<number>();
  /** Instead of an answer, where it is not undefined. */
  fault: Answer | 'none' | undefined;
  asked = 0;
  isAnswering = Promise.resolve();

  readonly respond = async (request: SeenRequest): Promise<Answer | undefined> => {
    const { url, body, headers } = request;
    const name = /^\/ecom\/cliente\/listas\/(\w+)$/.exec(url.pathname)?.[1];
    if (!name) return { status: 404, body: { message: 'None' } };
    this.asked += 1;
    if (this.fault) return this.fault === 'none' ? undefined : this.fault;
    await this.isAnswering;
    const key = `${headers.get('Authorization')} ${name}`;
    const { incluir, excluir } = v.parse(changeCustomerListBody, body);
    const kept = (this.lists.get(key) ?? []).filter((id) => !excluir.includes(id));
    const list = [...incluir.filter((id) => !kept.includes(id)), ...kept];
    this.lists.set(key, list);
    return ok(
      list
        .filter((id) => !this.gone.has(id))
        .map((id) => ({ id, slug: `product-${id}`, nome: `Product ${id}`, codigo: `C${id}` })),
    );
  };

  of(token: string, name = 'favoritos'): readonly number[] {
    return this.lists.get(`Bearer ${token} ${name}`) ?? [];
  }
}

function open(store: FakeLists, storage = new MemoryStorage().tab()) {
  const clock = new ManualClock();
  const tabStorage = new MemoryStorage().tab();
  const opened = openShop(store.respond, { storage, clock, shop: { tabStorage } });
  opened.shop.start();
  const favourites = () => opened.shop.favourites.items.map(({ id }) => id);
  return { ...opened, favourites };
}

describe('favourites of a customer', () => {
  test('that were gathered before the sign-in join those of the account', async () => {
    const store = new FakeLists();
    store.lists.set('Bearer ana favoritos', [9]);
    const { shop, favourites } = open(store);
    shop.favourites.toggle(drill);
    shop.favourites.toggle(saw);

    shop.session.signIn('ana', ana);
    await settle();

    expect(favourites()).toEqual([8, 7, 9]);
    expect(store.of('ana')).toEqual([8, 7, 9]);
    expect(shop.favourites.items.at(-1)).toEqual({
      id: 9,
      slug: 'product-9',
      name: 'Product 9',
      code: 'C9',
      picture: null,
    });
  });

  test('are the same on two devices', async () => {
    const store = new FakeLists();
    const phone = open(store);
    const computer = open(store);
    for (const { shop } of [phone, computer]) shop.session.signIn('ana', ana);
    await settle();

    phone.shop.favourites.toggle(drill);
    await settle();
    await computer.clock.advance(61_000);
    computer.page.return();
    await settle();
    expect(computer.favourites()).toEqual([7]);

    computer.shop.favourites.toggle(drill);
    computer.shop.favourites.toggle(saw);
    await settle();
    await phone.clock.advance(61_000);
    phone.page.return();
    await settle();
    expect(phone.favourites()).toEqual([8]);
  });

  test('are there again when the page is opened later', async () => {
    const store = new FakeLists();
    const storage = new MemoryStorage();
    const before = open(store, storage.tab());
    before.shop.session.signIn('ana', ana);
    before.shop.favourites.toggle(drill);
    await settle();
    before.shop.dispose();
    store.lists.set('Bearer ana favoritos', [9, 7]);

    const { favourites } = open(store, storage.tab());
    expect(favourites()).toEqual([7]);
    await settle();

    expect(favourites()).toEqual([9, 7]);
  });

  test('leave nothing behind when the customer signs out', async () => {
    const store = new FakeLists();
    const storage = new MemoryStorage();
    const { shop, favourites } = open(store, storage.tab());
    shop.session.signIn('ana', ana);
    shop.favourites.toggle(drill);
    await settle();

    shop.session.end();

    expect(favourites()).toEqual([]);
    expect(storage.tab().get(favouritesStorageKey)).toBe('[]');
    await settle();
    expect(store.of('ana')).toEqual([7]);
  });

  test('are gone as well when the session ended while the page was closed', async () => {
    const store = new FakeLists();
    const storage = new MemoryStorage();
    const { shop } = open(store, storage.tab());
    shop.session.signIn('ana', ana);
    shop.favourites.toggle(drill);
    await settle();
    shop.dispose();
    storage.tab().remove('ponte.session');

    expect(open(store, storage.tab()).favourites()).toEqual([]);
  });

  test('are never those of the one before', async () => {
    const store = new FakeLists();
    const { shop, favourites } = open(store);
    shop.session.signIn('ana', ana);
    shop.favourites.toggle(drill);
    await settle();

    shop.session.signIn('luis', luis);
    expect(favourites()).toEqual([]);
    await settle();

    expect(store.of('luis')).toEqual([]);
  });

  test('of a product that is gone go silently', async () => {
    const store = new FakeLists();
    const { shop, favourites } = open(store);
    shop.favourites.toggle(drill);
    shop.favourites.toggle(saw);
    store.gone.add(8);

    shop.session.signIn('ana', ana);
    await settle();

    expect(favourites()).toEqual([7]);
    expect(store.asked).toBe(1);
  });

  test('that are changed while the answer is awaited stay changed', async () => {
    const store = new FakeLists();
    store.lists.set('Bearer ana favoritos', [9, 7]);
    const { shop, favourites } = open(store);
    shop.favourites.toggle(drill);
    let answer = () => {};
    store.isAnswering = new Promise<void>((resolve) => (answer = resolve));
    shop.session.signIn('ana', ana);
    await settle();
    shop.favourites.toggle(drill);
    shop.favourites.toggle(saw);
    answer();
    await settle();

    expect(favourites()).toEqual([8, 9]);
    expect(store.of('ana')).toEqual([8, 9]);
  });

  test('that were changed without a network are sent when it is back', async () => {
    const store = new FakeLists();
    const { shop, network } = open(store);
    shop.session.signIn('ana', ana);
    await settle();
    store.fault = 'none';
    shop.favourites.toggle(tape);
    await settle();
    expect(store.of('ana')).toEqual([]);

    store.fault = undefined;
    network.goOnline();
    await settle();

    expect(store.of('ana')).toEqual([9]);
  });

  test('stay with the browser where the store keeps none', async () => {
    const store = new FakeLists();
    store.fault = { status: 404, body: { message: 'None' } };
    const { shop, favourites } = open(store);
    shop.favourites.toggle(drill);
    shop.session.signIn('ana', ana);
    await settle();
    shop.favourites.toggle(saw);
    await settle();
    expect(store.asked).toBe(1);

    shop.session.end();

    expect(favourites()).toEqual([8, 7]);
  });

  test('are sent once, whichever of two tabs sends them', async () => {
    const store = new FakeLists();
    const storage = new MemoryStorage();
    const one = open(store, storage.tab());
    one.shop.session.signIn('ana', ana);
    await settle();
    const other = open(store, storage.tab());
    await settle();

    one.shop.favourites.toggle(drill);
    await settle();

    expect(other.favourites()).toEqual([7]);
    expect(store.of('ana')).toEqual([7]);
  });

  test('are not requested without a session', async () => {
    const store = new FakeLists();
    const { shop } = open(store);
    shop.favourites.toggle(drill);
    comparisonOf(shop).toggle(7);
    await settle();

    expect(store.asked).toBe(0);
  });
});

describe('what a customer compares', () => {
  test('follows to another device in its order, and leaves this one', async () => {
    const store = new FakeLists();
    const { shop } = open(store);
    const compared = comparisonOf(shop);
    compared.toggle(7);
    compared.toggle(8);
    shop.session.signIn('ana', ana);
    await settle();
    const other = open(store);
    other.shop.session.signIn('ana', ana);
    comparisonOf(other.shop);
    await settle();
    expect(comparisonOf(other.shop).ids).toEqual([7, 8]);

    comparisonOf(other.shop).toggle(9);
    await settle();
    expect(store.of('ana', 'comparacao')).toEqual([9, 8, 7]);
    shop.session.end();
    expect(compared.ids).toEqual([]);
  });
});
