import { expect, test } from 'vitest';
import { MemoryStorage, settle } from '../testing/index.ts';
import { drill, Line, saw } from '../testing/open-purchase.ts';
import { openShop } from '../testing/open-shop.ts';

/** A shop whose cart has not reached its store, in the first tab of a browser. */
async function openUnsaved() {
  const line = new Line();
  const browser = new MemoryStorage();
  const opened = openShop(line.respond, { storage: browser.tab() });
  const { shop } = opened;
  shop.start();
  shop.session.signIn('secret', { id: '1', name: 'Ana', kind: 'foreign' });
  await settle();
  line.connected = false;
  shop.cart.add(drill);
  await settle();
  expect(shop.cart.notice).toEqual({ kind: 'unsaved', error: { kind: 'offline' } });
  return { ...opened, line, browser };
}

type Unsaved = Awaited<ReturnType<typeof openUnsaved>>;

test.each<[string, (opened: Unsaved) => unknown]>([
  ['the cart was cleared', ({ shop }) => shop.cart.clear()],
  ['its last line was deleted', ({ shop }) => shop.cart.setQuantity(drill.id, 0)],
  ['its customer signed out', ({ shop }) => shop.session.end()],
  [
    'another tab has saved it',
    async ({ line, browser, clock }) => {
      line.connected = true;
      const other = openShop(line.respond, { storage: browser.tab(), clock });
      other.shop.start();
      await other.shop.cart.flush();
    },
  ],
  [
    'another tab has cleared it',
    ({ line, browser, clock }) => {
      const other = openShop(line.respond, { storage: browser.tab(), clock });
      other.shop.start();
      other.shop.cart.clear();
    },
  ],
])('a cart is not called unsaved any more when %s', async (_, happen) => {
  const opened = await openUnsaved();
  await happen(opened);
  await settle();
  const { cart } = opened.shop;

  expect(cart.notice).toBeNull();
  expect(cart.status).toEqual({ kind: 'saved' });
  await opened.clock.advance(120_000);
  expect(cart.notice).toBeNull();
});

test('the failure of one cart is not shown for the next', async () => {
  const { shop } = await openUnsaved();
  shop.cart.clear();
  await settle();

  shop.cart.add(saw);

  expect(shop.cart.notice).toBeNull();
  await settle();
  expect(shop.cart.notice).toEqual({ kind: 'unsaved', error: { kind: 'offline' } });
});
