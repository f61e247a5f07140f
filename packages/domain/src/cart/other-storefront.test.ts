import { describe, expect, test } from 'vitest';
import { FakeStore } from '../testing/fake-store.ts';
import { MemoryStorage, regionPY, settle } from '../testing/index.ts';
import { drill, Line, saw } from '../testing/open-purchase.ts';
import { openShop } from '../testing/open-shop.ts';

describe('on the way to the other storefront', () => {
  const away = async (store: FakeStore) => {
    const { shop } = openShop(store.respond);
    shop.start();
    shop.cart.add(drill, 2);
    await settle();
    return shop.cart.fragment;
  };
  const py = (fragment: string) => `${regionPY.origins.PY}/produtos?page=2${fragment}`;

  // Spec: decision 32
  test('the cart goes along, is repriced, and leaves the address', async () => {
    const store = new FakeStore();
    const fragment = await away(store);
    const { shop, page } = openShop(store.respond, { region: regionPY, address: py(fragment) });
    shop.start();
    await settle();

    expect(fragment).toMatch(/^#carrinho=[A-Za-z0-9-]{16,64}$/);
    expect(page.address()).toBe(py(''));
    expect(shop.cart.quantityOf(drill.id)).toBe(2);
    expect(shop.cart.currency).toBe('PYG');
    expect(shop.cart.total.currency).toBe('PYG');
  });

  // Spec: decision 42
  test('it is copied: the sender keeps the original, and neither reads the other’s lines', async () => {
    const store = new FakeStore();
    const made = openShop(store.respond);
    made.shop.start();
    made.shop.cart.add(drill, 2);
    await settle();
    const { shop } = openShop(store.respond, {
      region: regionPY,
      address: py(made.shop.cart.fragment),
    });
    shop.start();
    await settle();

    shop.cart.add(saw);
    made.shop.cart.setQuantity(drill.id, 5);
    await settle();
    await Promise.all([made.shop.cart.refresh(), shop.cart.refresh()]);

    expect(shop.cart.fragment).not.toBe(made.shop.cart.fragment);
    expect(shop.cart.status).toEqual({ kind: 'saved' });
    expect(made.shop.cart.lines.map(({ productId }) => productId)).toEqual([drill.id]);
    expect([shop.cart.quantityOf(drill.id), shop.cart.quantityOf(saw.id)]).toEqual([2, 1]);
  });

  // Spec: decision 32
  test('it stays behind when the other one has its own cart', async () => {
    const store = new FakeStore();
    const fragment = await away(store);
    const storage = new MemoryStorage();
    const before = openShop(store.respond, { region: regionPY, storage: storage.tab() });
    before.shop.start();
    before.shop.cart.add(saw);
    await settle();
    const { shop } = openShop(store.respond, {
      region: regionPY,
      storage: storage.tab(),
      address: py(fragment),
    });
    shop.start();
    await settle();
    expect(shop.cart.lines.map(({ productId }) => productId)).toEqual([saw.id]);
  });

  test.each(['#carrinho=', '#carrinho=../../x', '#carrinho=unknown-cart-of-nobody'])(
    'nothing comes of %s, and it leaves the address',
    async (fragment) => {
      const { shop, page } = openShop(new FakeStore().respond, {
        region: regionPY,
        address: py(fragment),
      });
      shop.start();
      await settle();
      expect(shop.cart.lineCount).toBe(0);
      expect(page.address()).toBe(py(''));
      shop.cart.add(drill);
      await settle();
      expect(shop.cart.status).toEqual({ kind: 'saved' });
    },
  );

  test('it comes when the network does', async () => {
    const line = new Line();
    const fragment = await away(line.store);
    line.connected = false;
    const { shop, network } = openShop(line.respond, { region: regionPY, address: py(fragment) });
    shop.start();
    await settle();
    expect(shop.cart.lineCount).toBe(0);
    line.connected = true;
    network.goOnline();
    await settle();
    expect(shop.cart.quantityOf(drill.id)).toBe(2);
  });

  test('an empty cart, and a customer’s, which is found by signing in, have nothing to take along', async () => {
    const { shop } = openShop(new FakeStore().respond);
    shop.start();
    expect(shop.cart.fragment).toBe('');
    shop.cart.add(drill);
    await settle();
    shop.session.signIn('secret', { id: '1', name: 'Ana', kind: 'foreign' });
    expect(shop.cart.fragment).toBe('');
  });
});
