import { describe, expect, test } from 'vitest';
import { FakeStore } from '../testing/fake-store.ts';
import { settle } from '../testing/index.ts';
import { cartCalls, drill, saw } from '../testing/open-purchase.ts';
import { openShop } from '../testing/open-shop.ts';

describe('the customer', () => {
  // Spec: storefront 1.4, 4.16, 4.17, 6.3
  // Spec: accounts 6.3
  // Spec: decision 5
  test('of another kind has the cart in their own currency, priced by the store', async () => {
    const store = new FakeStore();
    const { shop, requests } = openShop(store.respond);
    shop.start();
    await shop.startData.load();
    shop.cart.add(drill);
    await settle();

    shop.session.signIn('secret', { id: '1', name: 'Ana', kind: 'resident' });
    expect(shop.cart.currency).toBe('PYG');
    expect(shop.cart.total).toEqual({ minor: 529_800, currency: 'PYG' });
    await settle();

    const saved = requests.findLast(({ method }) => method === 'PUT');
    expect(saved?.body).toMatchObject({ moeda_id: 3, itens: [{ valor_unitario: '529800' }] });
    expect(saved?.headers.get('Authorization')).toBe('Bearer secret');
    expect(shop.cart.total).toEqual({ minor: 529_800, currency: 'PYG' });
    expect(shop.cart.notice).toBeNull();
  });

  test('takes over the cart that was filled before signing in', async () => {
    const { shop, requests } = openShop(new FakeStore().respond);
    shop.start();
    shop.cart.add(drill);
    await settle();

    shop.session.signIn('secret', { id: '1', name: 'João', kind: 'foreign' });
    await settle();

    // The cart that they have from elsewhere, of which there is none, and this one.
    expect(cartCalls(requests)).toEqual(['POST 7×1', 'GET', 'GET']);
    expect(requests.at(-1)?.headers.get('Authorization')).toBe('Bearer secret');
    expect(shop.cart.lineCount).toBe(1);
  });

  // Spec: accounts 4.3
  test('takes the cart along when the session ends: it is empty and under another id', async () => {
    const { shop, clock } = openShop(new FakeStore().respond);
    shop.start();
    shop.session.signIn('secret', { id: '1', name: 'Ana', kind: 'resident' });
    shop.cart.add(drill);
    await settle();
    const before = shop.cart.externalId;

    await clock.advance(60 * 60_000);

    expect(shop.session.customer).toBeNull();
    expect(shop.cart.lineCount).toBe(0);
    expect(shop.cart.externalId).not.toBe(before);
    expect(shop.cart.currency).toBe('USD');
  });

  const ana = { id: '1', name: 'Ana', kind: 'resident' } as const;
  const luis = { id: '2', name: 'Luis', kind: 'resident' } as const;

  /** A shop whose customer's hour was over with a drill in the cart. */
  async function shopLeftBy() {
    const opened = openShop(new FakeStore().respond);
    opened.shop.start();
    opened.shop.session.signIn('secret', ana);
    opened.shop.cart.add(drill, 2);
    await settle();
    const { externalId } = opened.shop.cart;
    await opened.clock.advance(60 * 60_000);
    return { ...opened, externalId };
  }

  // Spec: accounts 4.3
  test('whose hour was over finds the same cart again by signing in', async () => {
    const { shop, externalId } = await shopLeftBy();
    shop.session.signIn('another secret', ana);
    await settle();

    expect(shop.cart.externalId).toBe(externalId);
    expect(shop.cart.quantityOf(drill.id)).toBe(2);
  });

  test('keeps what was put in the cart meanwhile instead of what was left', async () => {
    const { shop } = await shopLeftBy();
    shop.cart.add(saw);
    shop.session.signIn('another secret', ana);
    await settle();

    expect(shop.cart.lines.map(({ productId }) => productId)).toEqual([saw.id]);
  });

  test('does not find what another one left, nor what they left themselves before that', async () => {
    const { shop } = await shopLeftBy();
    shop.session.signIn('secret of Luis', luis);
    await settle();
    expect(shop.cart.lineCount).toBe(0);

    shop.session.end();
    shop.session.signIn('another secret', ana);
    await settle();
    expect(shop.cart.lineCount).toBe(0);
  });

  test('who signs out leaves nothing behind', async () => {
    const { shop } = openShop(new FakeStore().respond);
    shop.start();
    shop.session.signIn('secret', ana);
    shop.cart.add(drill);
    await settle();
    shop.session.end();
    shop.session.signIn('another secret', ana);
    await settle();

    expect(shop.cart.lineCount).toBe(0);
  });
});
