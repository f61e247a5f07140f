import { expect, test } from 'vitest';
import { FakeStore } from '../testing/fake-store.ts';
import type { Respond } from '../testing/index.ts';
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

/** A shop in a browser whose page shows the first category's name and nothing else. */
async function openWithPart(respond: Respond = store.respond) {
  const { shop: server } = openShop(store.respond);
  await server.startData.load();
  const [first] = server.startData.categories;
  return openShop(respond, {
    shop: {
      retries: 0,
      snapshot: {
        'start-data': {
          status: 'ready',
          key: 'pt-BR',
          data: {
            banners: [],
            brands: [],
            categories: [{ ...first, departments: [] }],
            specialCategories: [],
            rates: {},
            faq: [],
            partial: true,
          },
        },
      },
    },
  });
}

test('begins with what the page shows, without asking, and loads the rest once', async () => {
  const { shop, requests } = await openWithPart();
  await shop.startData.load();
  expect(shop.startData.complete).toBe(false);
  expect(shop.startData.categories).toHaveLength(1);
  expect(requests).toHaveLength(0);

  await Promise.all([shop.startData.loadRest(), shop.startData.loadRest()]);
  await shop.startData.loadRest();
  expect(shop.startData.complete).toBe(true);
  expect(shop.startData.categories).toHaveLength(2);
  expect(requests).toHaveLength(1);
});

test('what the page shows stands when the rest does not come', async () => {
  const { shop } = await openWithPart(() => undefined);
  await shop.startData.loadRest();
  expect(shop.startData.status).toBe('ready');
  expect(shop.startData.categories).toHaveLength(1);
});
