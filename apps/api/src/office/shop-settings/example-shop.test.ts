import { expect, test } from 'vitest';
import { everyPromise } from '../../platform/store-info/promises.ts';
import { ownShop } from '../../testing/own-shop.ts';
import { differencesOf } from './differences.ts';
import { exampleShop } from './example-shop.ts';
import { promisesTold } from './promises-told.ts';
import { sentenceOf } from './settings-problems.ts';
import { readShopSettings } from './shop-json.ts';
import { shopSchema } from './shop-schema.ts';

test('the example is refused where it still has its own words, and no other field is wrong', () => {
  const read = readShopSettings(JSON.stringify(exampleShop));

  expect(read.ok ? '' : sentenceOf(read.problems)).toBe(
    'shop.json still has the example’s words: put your own in store.name, store.tagline.pt, store.tagline.es, store.contacts.phone, store.contacts.whatsapp, store.contacts.email, store.address.pt, store.address.es, store.networks.instagram, texts.terms.pt, texts.terms.es, texts.privacy.pt, texts.privacy.es, texts.about.pt, texts.about.es, team.0.name, team.0.whatsapp, pickupPoints.0.name, pickupPoints.0.address, or take them out.',
  );
});

test('one text of the example that was left is named', () => {
  const text = ownShop().replace('<h2>Quem vende</h2><p>Sol</p>', '<p>Sol</p><p>…</p>');

  expect(readShopSettings(text)).toEqual({
    ok: false,
    problems: [{ path: 'texts.terms.pt', code: 'placeholder', params: {} }],
  });
});

test('the example can be applied in a merchant’s words, and promises all that a shop can', () => {
  const read = readShopSettings(ownShop());

  expect(read).toMatchObject({ ok: true, settings: { delivery: [{ stateId: 38 }] } });
  const told = read.ok ? promisesTold(read.settings).join('\n') : '';
  expect(told).toContain('store.promises.keptDays (for how many days a paid purchase is kept): 15');
  expect(told).not.toContain('leaves out');
});

test('the example has every part of the file', () => {
  const parts = Object.keys(shopSchema().properties ?? {});

  // An editor's, what `shop show` writes, and an address that has to answer.
  const others = new Set(['$schema', 'shownAt', 'ratesFrom']);
  expect(Object.keys(exampleShop).toSorted()).toEqual(
    parts.filter((part) => !others.has(part)).toSorted(),
  );
});

test('what a shop leaves out is listed', () => {
  const { store, ...rest }: typeof exampleShop = JSON.parse(ownShop());
  const { promises: _, ...silent } = store ?? {};
  const read = readShopSettings(JSON.stringify({ ...rest, store: silent, texts: {} }));

  const told = read.ok ? promisesTold(read.settings) : [];
  expect(told).toContain('  store.promises.warranty (the guarantee, beside each product)');
  expect(told.slice(told.indexOf('It leaves out:'))).toEqual([
    'It leaves out:',
    ...everyPromise.map(({ name, where }) => `  store.promises.${name} (${where})`),
    '  texts.howToBuy (the page "how to buy" and the links to it)',
    '  texts.terms (the terms and the links to them)',
    '  texts.privacy (the page on privacy and the links to it)',
  ]);
});

test('differences name the field, with what was and what will be', () => {
  const before = { store: { name: 'Ponte', tagline: { pt: 'A' } }, team: [{ name: 'Ana' }] };
  const after = { store: { name: 'Sol' }, team: [{ name: 'Ana' }, { name: 'Eva' }] };

  expect(differencesOf(before, before)).toEqual([]);
  expect(differencesOf(before, after)).toEqual([
    'store.name: "Ponte" → "Sol"',
    'store.tagline: removed, was {"pt":"A"}',
    'team.1: new, {"name":"Eva"}',
  ]);
});
