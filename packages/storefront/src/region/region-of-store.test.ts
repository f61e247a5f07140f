import { createApi, type StoreInfo } from '@ponte/domain';
import { regionBR } from '@ponte/domain/testing';
import { expect, test } from 'vitest';
import { region as built } from '../testing/shown-shop.ts';
import { regionOfStore } from './region-of-store.ts';

/** What a store that says nothing of itself is read as. */
async function readNothing(): Promise<StoreInfo> {
  const none = { banners: [], brands: [], categories: [], exchange_rates: [], faq: [] };
  const body = { ...none, categories_special: [], loja: {} };
  const fetch = async () => Response.json({ ...body });
  const clock = { now: () => 0, after: () => () => undefined };
  const start = await createApi({ region: regionBR, origin: '', fetch, clock }).call(
    'getStart',
    {},
  );
  if (!start.ok || !start.value.store) throw new Error('The store is read.');
  return start.value.store;
}

const nothing = await readNothing();

test('a store that says nothing of itself is what the application was built with', () => {
  expect(regionOfStore(built, null)).toBe(built);
  expect(regionOfStore(built, nothing)).toEqual({
    ...built,
    isAnotherShop: false,
    store: nothing,
    collectsOnly: false,
  });
});

test('a store’s own information replaces the built-in one', () => {
  const networks = { instagram: 'https://instagram.example/sol' };
  const said = { name: 'Sol', phone: '+595 1', whatsapp: '5951', email: 'a@sol.example' };
  const place = { address: 'Calle 1', hours: 'Lun a vie' };

  const region = regionOfStore(built, { ...nothing, ...said, ...place, networks });

  expect(region).toMatchObject({ name: 'Sol', whatsapp: '5951', code: built.code });
  expect(region.contact).toEqual({
    phone: '+595 1',
    email: 'a@sol.example',
    address: 'Calle 1',
    hours: 'Lun a vie',
    openingHours: undefined,
    networks,
  });
});

test('of a store of another name nothing is said that it does not say', () => {
  const another = regionOfStore(built, { ...nothing, name: 'Sol' });
  const same = regionOfStore(built, { ...nothing, name: built.name });

  expect(another).toMatchObject({ isAnotherShop: true, tagline: undefined });
  expect([another.mark, another.sharing]).toEqual([null, null]);
  expect([same.mark, same.sharing]).toEqual([undefined, undefined]);
  const { phone, address, email, networks, hours } = another.contact;
  expect([phone, another.whatsapp, address]).toEqual(['', '', '']);
  expect([email, networks, hours]).toEqual([undefined, undefined, undefined]);
  expect(same).toMatchObject({ isAnotherShop: false, tagline: built.tagline });
  expect(same.contact).toMatchObject({
    email: built.contact.email,
    networks: built.contact.networks,
  });
  expect(regionOfStore(built, { ...nothing, name: 'Sol', tagline: 'Mates' }).tagline).toBe('Mates');
});

test('a store that could not be asked is called by its address, and nothing is said of it', () => {
  const { name, isAnotherShop, mark, whatsapp, contact } = regionOfStore(built, undefined);

  expect(name).toBe(new URL(built.origins[built.code]).hostname);
  expect([isAnotherShop, mark, whatsapp]).toEqual([true, null, '']);
  expect(contact).toEqual({
    phone: '',
    email: undefined,
    address: '',
    hours: undefined,
    openingHours: undefined,
    networks: undefined,
  });
});

test('nothing can be bought where either the application or the store is closed', () => {
  const closed = { ...nothing, sellsOnline: false };

  expect(regionOfStore(built, closed).onlinePurchase).toBe(false);
  expect(regionOfStore({ ...built, onlinePurchase: false }, nothing).onlinePurchase).toBe(false);
});
