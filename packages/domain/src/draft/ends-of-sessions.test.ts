import { beforeEach, expect, test } from 'vitest';
import { signOut } from '../account/index.ts';
import type { Shop } from '../shop/index.ts';
import { MemoryStorage, ok } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { draftsOf } from './index.ts';

const ana = { id: '1', name: 'Ana', kind: 'resident' } as const;
const bruno = { id: '2', name: 'Bruno', kind: 'resident' } as const;
const typed = { street: 'Avenida Brasil' };

let local: MemoryStorage;
beforeEach(() => {
  local = new MemoryStorage();
});

/** A tab where Ana has typed half an address. */
function openTab() {
  const { shop, clock } = openShop(() => ok({}), {
    storage: local.tab(),
    shop: { tabStorage: new MemoryStorage().tab() },
  });
  shop.start();
  if (!shop.session.customer) shop.session.signIn('token', ana);
  addressOf(shop).save(typed);
  return { shop, clock };
}

const addressOf = (shop: Shop, owner: string | null = '1') =>
  draftsOf(shop).of({ name: 'address', owner });

test('what was typed is there again after the hour is over and a new sign-in', async () => {
  const { shop, clock } = openTab();
  await clock.advance(3_600_000);
  expect(shop.session.hasExpired).toBe(true);
  expect(addressOf(shop, null).read()).toBeNull();
  shop.session.signIn('another', ana);
  expect(addressOf(shop).read()).toEqual(typed);
});

test('what was typed is there again after the store has refused the session', () => {
  const { shop } = openTab();
  shop.session.refuse('token');
  shop.session.signIn('another', ana);
  expect(addressOf(shop).read()).toEqual(typed);
});

test('what was typed is gone once another person signs in', () => {
  const { shop } = openTab();
  shop.session.refuse('token');
  shop.session.signIn('another', bruno);
  expect(shop.options.tabStorage?.get('ponte.drafts')).toBeNull();
});

test('what was typed is gone after signing out, here and in another tab', async () => {
  const [here, there] = [openTab(), openTab()];
  await signOut(here.shop);
  for (const { shop } of [here, there]) {
    expect(shop.session.customer).toBeNull();
    expect(shop.options.tabStorage?.get('ponte.drafts')).toBeNull();
  }
});
