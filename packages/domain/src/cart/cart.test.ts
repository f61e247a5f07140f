import { describe, expect, test } from 'vitest';
import type { Shop } from '../shop/index.ts';
import { FakeStore } from '../testing/fake-store.ts';
import { MemoryStorage, regionPY, settle } from '../testing/index.ts';
import { cartCalls, drill, Line, saw } from '../testing/open-purchase.ts';
import { openShop } from '../testing/open-shop.ts';
import { product } from '../testing/samples.ts';

describe('shopping', () => {
  // Spec: storefront 1.2
  // Spec: accounts 7.16, 7.17
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

  // Spec: storefront 7.16
  test('shows each change at once, before the store has answered', () => {
    const { shop } = openShop(new FakeStore().respond);
    shop.cart.add(drill, 2);
    shop.cart.add(saw);

    expect([shop.cart.lineCount, shop.cart.pieceCount]).toEqual([2, 3]);
    expect(shop.cart.quantityOf(7)).toBe(2);
    expect(shop.cart.total).toEqual({ minor: 2 * 6490 + 1250, currency: 'USD' });
    expect(shop.cart.status).toEqual({ kind: 'saving' });
  });

  // Spec: storefront 2.17, 3.24
  test('leaves removed lines out of the lines, both counts and the total', async () => {
    const { shop } = openShop(new FakeStore().respond);
    shop.cart.add(drill);
    shop.cart.add(saw);
    shop.cart.remove(7);
    await settle();

    expect(shop.cart.lines.map(({ productId }) => productId)).toEqual([8]);
    expect([shop.cart.lineCount, shop.cart.pieceCount]).toEqual([1, 1]);
    expect(shop.cart.total).toEqual({ minor: 1250, currency: 'USD' });
  });

  // Spec: storefront 3.10, 9.20
  // Spec: accounts 3.5, 9.8
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
    expect(shop.cart.lineCount).toBe(0);
  });

  test('knows how much of the total is I.V.A. in guaranis, of each product’s rate', async () => {
    const store = new FakeStore();
    const { shop } = openShop(store.respond, { region: regionPY });
    shop.cart.add({ ...drill, price: { minor: 529_800, currency: 'PYG' } });
    shop.cart.add({ ...saw, price: { minor: 97_400, currency: 'PYG' }, taxPercent: 5 }, 2);
    shop.cart.setShipping({ minor: 24_500, currency: 'PYG' });

    // (529,800 + 24,500) ÷ 11 = 50,390.9… and 194,800 ÷ 21 = 9,276.1…
    expect(shop.cart.total).toEqual({ minor: 749_100, currency: 'PYG' });
    expect(shop.cart.tax).toEqual({ minor: 59_667, currency: 'PYG' });
  });

  test('has no I.V.A. in dollars', () => {
    const { shop } = openShop(new FakeStore().respond);
    shop.cart.add(drill);

    expect(shop.cart.tax).toEqual({ minor: 0, currency: 'USD' });
  });

  // Spec: storefront 9.19
  test('adds the cost of delivery without its I.V.A. to a total in dollars', async () => {
    const { shop } = openShop(new FakeStore().respond);
    await shop.startData.load();
    shop.cart.add(drill);
    shop.cart.setShipping({ minor: 81_620, currency: 'PYG' });

    expect(shop.cart.subtotal).toEqual({ minor: 6490, currency: 'USD' });
    expect(shop.cart.total).toEqual({ minor: 6490 + 1000, currency: 'USD' });
  });

  test.each<[string, (shop: Shop) => void]>([
    ['a piece is added', (shop) => shop.cart.add(drill)],
    ['a quantity changes', (shop) => shop.cart.setQuantity(7, 3)],
    ['a line is removed', (shop) => shop.cart.remove(7)],
    ['the cart is cleared', (shop) => shop.cart.clear()],
  ])('forgets what delivery costs when %s', (_, change) => {
    const { shop } = openShop(() => undefined);
    shop.cart.add(drill);
    shop.cart.setShipping({ minor: 1000, currency: 'USD' });
    expect(shop.cart.total.minor).toBe(7490);
    change(shop);
    expect(shop.cart.shipping).toBeNull();
    expect(shop.cart.total).toEqual(shop.cart.subtotal);
  });

  test('drops the delivery price when the store reprices a line', async () => {
    const store = new FakeStore();
    const { shop } = openShop(store.respond);
    store.prices.set(7, 7000);
    shop.start();
    shop.cart.add(drill);
    shop.cart.setShipping({ minor: 1000, currency: 'USD' });
    await settle();
    expect(shop.cart.subtotal.minor).toBe(7000);
    expect(shop.cart.shipping).toBeNull();
    shop.dispose();
  });

  test('does not take over the delivery price of an earlier cart', () => {
    const { shop } = openShop(() => undefined);
    shop.cart.add(drill);
    const asked = shop.cart.contents;
    shop.cart.add(saw);
    shop.cart.setShipping({ minor: 1000, currency: 'USD' }, asked);
    expect(shop.cart.shipping).toBeNull();

    shop.cart.remove(8);
    expect(shop.cart.shipping).toEqual({ minor: 1000, currency: 'USD' });
  });

  // Spec: storefront 1.3, 4.12, 4.18, 9.16
  // Spec: decision 1, 5
  test('begins in the region’s currency', () => {
    const { shop } = openShop(new FakeStore().respond, { region: regionPY });
    expect(shop.cart.currency).toBe('PYG');
    expect(shop.cart.total).toEqual({ minor: 0, currency: 'PYG' });
  });

  test('notifies listeners of each successful save', async () => {
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
  // Spec: accounts 4.6
  test('begins a new cart under another id and sends nothing', async () => {
    const { shop, requests } = openShop(new FakeStore().respond);
    shop.cart.add(drill);
    await settle();
    const before = shop.cart.externalId;

    shop.cart.clear();
    await settle();

    expect(shop.cart.lineCount).toBe(0);
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

    expect(second.shop.cart.lineCount).toBe(0);
  });
});
