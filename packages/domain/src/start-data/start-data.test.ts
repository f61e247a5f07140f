import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { FakeStore } from '../testing/fake-store.ts';
import { MemoryPage, ok, regionBR, settle, type Respond } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { wireStart } from '../testing/samples.ts';

const store = new FakeStore();

// Spec: storefront 4.13, 4.14, 4.15, 9.2, 9.11
// Spec: decision 19
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
  expect(shop.startData.whole).toBeUndefined();
  expect(shop.startData.shell.categories).toEqual([]);
  await shop.startData.load();
  await clock.advance(5 * 60_000);
  void shop.startData.load();
  expect(shop.startData.status).toBe('loading');
  expect(shop.startData.shell.categories.map(({ slug }) => slug)).toEqual([
    'ferramentas',
    'iluminacao',
  ]);
  expect(shop.startData.whole?.brands).toHaveLength(3);
  expect(shop.startData.whole?.faq).toHaveLength(1);
});

test('is fetched in the other language when the language changes', async () => {
  const { shop, requests } = openShop(store.respond);
  shop.start();
  await shop.startData.load();
  shop.language.changeInPlace('es-PY');
  await shop.startData.load();
  expect(requests.map(({ url }) => url.searchParams.get('lang'))).toEqual(['pt', 'es']);
});

// Spec: storefront 8.1
test('failing shows as empty lists and can be retried', async () => {
  let broken = true;
  const { shop } = openShop((request) => (broken ? undefined : store.respond(request)), {
    shop: { retries: 0 },
  });
  await shop.startData.load();
  expect(shop.startData.error).toEqual({ kind: 'offline' });
  expect(shop.startData.shell.rates).toEqual({});
  broken = false;
  await shop.startData.retry();
  expect(shop.startData.status).toBe('ready');
});

/** A browser whose page was rendered with the shell alone, and hydrates when the test says so. */
async function openOnPage(respond: Respond = store.respond) {
  const { shop: server } = openShop(store.respond);
  await server.startData.loadShell();
  let hydrate = () => {};
  const hydrated = new Promise<void>((resolve) => (hydrate = resolve));
  const changes: unknown[] = [];
  const page = Object.assign(new MemoryPage(`${regionBR.origins.BR}/`), {
    hydrated(all?: boolean) {
      changes.push(all);
      return hydrated;
    },
  });
  const snapshot = server.pageSnapshot();
  const opened = openShop(respond, { shop: { retries: 0, page, snapshot } });
  return { ...opened, hydrate, snapshot, changes };
}

test('a page carries the shell, and the browser loads the whole once', async () => {
  const { shop, requests, hydrate, snapshot } = await openOnPage();
  expect(snapshot).toEqual({ shell: [{ status: 'ready', key: [''], data: shop.startData.shell }] });
  expect(shop.startData.shell.categories).toHaveLength(2);
  await shop.startData.loadShell();
  expect(requests).toHaveLength(0);

  hydrate();
  await Promise.all([shop.startData.load(), shop.startData.load()]);
  await shop.startData.load();
  expect(shop.startData.whole?.faq).toHaveLength(1);
  expect(requests).toHaveLength(1);
});

test('the whole waits until the page is hydrated that was rendered without it', async () => {
  const { shop, requests, hydrate } = await openOnPage();
  const loaded = shop.startData.load();
  await settle();
  expect(requests).toHaveLength(1);
  expect(shop.startData.whole).toBeUndefined();

  hydrate();
  await loaded;
  expect(shop.startData.whole).toBeDefined();
});

test.each([
  ['5.42', false],
  ['9876', true],
])('with a rate of %s it changes what is far from the screen: %s', async (tax, differs) => {
  const { shop, hydrate, changes } = await openOnPage(() => {
    const { exchange_rates: rates, ...start } = wireStart();
    return ok({
      ...start,
      exchange_rates: rates.map((rate, at) => (at ? rate : { ...rate, tax })),
    });
  });
  expect(shop.startData.shell.categories).toHaveLength(2);
  hydrate();
  await shop.startData.load();
  expect(changes).toEqual([differs]);
});

test('what the page shows stands when the whole does not come', async () => {
  const { shop, hydrate } = await openOnPage(() => undefined);
  hydrate();
  await shop.startData.load();
  expect(shop.startData.error).toEqual({ kind: 'offline' });
  expect(shop.startData.shell.categories).toHaveLength(2);
});

test('the shell stays the same object while a later answer says the same of it', async () => {
  let question = 'Como comprar?';
  let rate = '5.42';
  const respond: Respond = () => {
    const { exchange_rates: rates, ...start } = wireStart({
      faq: [{ pergunta: question, resposta: '' }],
    });
    return ok({ ...start, exchange_rates: rates.map((each) => ({ ...each, tax: rate })) });
  };
  const { shop } = openShop(respond);
  await shop.startData.load();
  let shown = 0;
  const stop = autorun(() => {
    if (shop.startData.shell.rates.BRL) shown += 1;
  });

  question = 'Como pagar?';
  await shop.startData.retry();
  expect(shop.startData.whole?.faq[0]?.question).toBe('Como pagar?');
  expect(shown).toBe(1);
  rate = '5.50';
  await shop.startData.retry();
  expect(shown).toBe(2);
  stop();
});
