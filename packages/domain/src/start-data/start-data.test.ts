import { expect, test } from 'vitest';
import { FakeStore } from '../testing/fake-store.ts';
import { openShop } from '../testing/open-shop.ts';

const store = new FakeStore();

test('is fetched once for all who ask at a time, and not again for five minutes', async () => {
  const { shop, clock, requests } = openShop(store.respond);
  await Promise.all([shop.startData.load(), shop.startData.load()]);
  await clock.advance(5 * 60_000 - 1);
  await shop.startData.load();
  expect(requests).toHaveLength(1);
  await clock.advance(1);
  await shop.startData.load();
  expect(requests).toHaveLength(2);
});

test('is empty until it is there, and stays while it is fetched again', async () => {
  const { shop, clock } = openShop(store.respond);
  expect(shop.startData.categories).toEqual([]);
  expect(shop.startData.banner('main')).toBeUndefined();
  await shop.startData.load();
  await clock.advance(5 * 60_000);
  void shop.startData.load();
  expect(shop.startData.status).toBe('loading');
  expect(shop.startData.categories.map(({ slug }) => slug)).toEqual(['ferramentas', 'iluminacao']);
  expect(shop.startData.brands).toHaveLength(3);
  expect(shop.startData.specialCategories).toEqual([]);
  expect(shop.startData.banner('main')?.title).toBe('Semana da obra');
  expect(shop.startData.faq).toHaveLength(1);
});

test('is fetched in the other language when the language changes', async () => {
  const { shop, requests } = openShop(store.respond);
  shop.start();
  await shop.startData.load();
  shop.language.changeInPlace('es-PY');
  await shop.startData.load();
  expect(requests.map(({ url }) => url.searchParams.get('lang'))).toEqual(['pt', 'es']);
});

test('failing shows as empty lists and can be retried', async () => {
  let broken = true;
  const { shop } = openShop((request) => (broken ? undefined : store.respond(request)), {
    shop: { retries: 0 },
  });
  await shop.startData.load();
  expect(shop.startData.error).toEqual({ kind: 'offline' });
  expect(shop.startData.rates).toEqual({});
  broken = false;
  await shop.startData.retry();
  expect(shop.startData.status).toBe('ready');
});
