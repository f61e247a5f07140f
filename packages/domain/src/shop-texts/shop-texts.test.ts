import { expect, test } from 'vitest';
import { ok, type Respond } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { wireStart } from '../testing/samples.ts';
import { shopTextsOf } from './index.ts';

/** A store with texts of this version, which answers for them as given. */
const storeWith =
  (version: () => string | undefined, respond: Respond): Respond =>
  (request) =>
    request.url.pathname.endsWith('/start')
      ? ok({ ...wireStart(), loja: { textos: version() } })
      : respond(request);

const ownTerms: Respond = ({ url }) =>
  url.pathname === '/api/public/texts/terms'
    ? ok({ texto: `<p>${url.searchParams.get('lang')}</p>` })
    : { status: 404, body: { message: 'None' } };

test('of a store without any nothing is asked', async () => {
  const { shop, requests } = openShop(storeWith(() => undefined, ownTerms));
  await shop.startData.load();
  const texts = shopTextsOf(shop);

  expect(await texts.load('terms')).toEqual({ kind: 'shown' });

  expect(requests).toHaveLength(1);
  expect(texts.view('terms')).toEqual({ status: 'ready', html: null });
});

test('are shown each on its page, and one that is missing is none', async () => {
  const { shop } = openShop(storeWith(() => 'v1', ownTerms));
  await shop.startData.load();
  const texts = shopTextsOf(shop);

  const loading = texts.load('terms');
  expect(texts.view('terms')).toEqual({ status: 'loading' });
  expect(await loading).toEqual({ kind: 'shown' });
  expect(texts.view('terms')).toEqual({ status: 'ready', html: '<p>pt</p>' });

  expect(await texts.load('privacy')).toEqual({ kind: 'shown' });
  expect(texts.view('privacy')).toEqual({ status: 'ready', html: null });
});

test('are read again once the store says that they have changed, and stay until then', async () => {
  let version = 'v1';
  const { shop, requests } = openShop(storeWith(() => version, ownTerms));
  await shop.startData.load();
  const texts = shopTextsOf(shop);
  await texts.load('terms');
  await texts.load('terms');
  expect(requests).toHaveLength(2);
  expect(texts.view('terms')).toMatchObject({ html: '<p>pt</p>' });

  version = 'v2';
  await shop.startData.retry();
  expect(texts.view('terms')).toMatchObject({ html: '<p>pt</p>' });
  await texts.load('terms');
  expect(requests).toHaveLength(4);
});

test('that can not be loaded are a failure, which can be tried again', async () => {
  let broken = true;
  const respond = storeWith(
    () => 'v1',
    (request) => (broken ? undefined : ownTerms(request)),
  );
  const { shop } = openShop(respond, { shop: { retries: 0 } });
  await shop.startData.load();
  const texts = shopTextsOf(shop);

  expect(await texts.load('terms')).toEqual({ kind: 'failed' });
  expect(texts.view('terms')).toEqual({ status: 'failed', error: { kind: 'offline' } });

  broken = false;
  texts.retry();
  await expect.poll(() => texts.view('terms')).toEqual({ status: 'ready', html: '<p>pt</p>' });
});
