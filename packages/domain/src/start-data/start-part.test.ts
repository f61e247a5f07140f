import { expect, test } from 'vitest';
import type { StartData } from '../entities/index.ts';
import { ok, settle, type Respond } from '../testing/index.ts';
import { openShop, type OpenShop } from '../testing/open-shop.ts';
import { wireStart } from '../testing/samples.ts';
import { StartPart } from './start-part.ts';

interface FirstBrand {
  readonly name: string | undefined;
}
const firstBrand = ({ brands: [first] }: StartData): FirstBrand => ({ name: first?.name });
const storeOf =
  (name: string): Respond =>
  () =>
    ok(wireStart({ brands: [{ id: 3, nome: name }] }));
const partOf = ({ shop }: OpenShop) =>
  new StartPart<FirstBrand>(shop.startData, shop.resources, 'part');

/** A browser on a page that was rendered with the part. */
async function openOnPage(respond: Respond) {
  const server = openShop(storeOf('As rendered'));
  await partOf(server).load('brand', firstBrand);
  const snapshot = server.shop.pageSnapshot();
  const opened = openShop(respond, { shop: { retries: 0, snapshot } });
  return { ...opened, part: partOf(opened) };
}

test('is loaded with the whole, which is then asked for no more', async () => {
  const opened = openShop(storeOf('Makro'));
  const part = partOf(opened);
  expect(part.of('brand', firstBrand)).toBeUndefined();
  expect(await part.load('brand', firstBrand)).toEqual({ ok: true, value: { name: 'Makro' } });
  await part.load('brand', firstBrand);
  expect(opened.requests).toHaveLength(1);
  expect(part.of('brand', firstBrand)).toBe(part.of('brand', firstBrand));
});

test('of a page is known without asking, and gives way to the whole', async () => {
  const { part, shop, requests } = await openOnPage(storeOf('Makro'));
  expect(part.of('brand', firstBrand)).toEqual({ name: 'As rendered' });
  expect(await part.load('brand', firstBrand)).toMatchObject({ value: { name: 'As rendered' } });
  expect(requests).toEqual([]);

  await shop.startData.load();
  expect(part.of('brand', firstBrand)).toEqual({ name: 'Makro' });
});

test('of a page says nothing of another question', async () => {
  const { part, requests } = await openOnPage(storeOf('Makro'));
  expect(part.of('other', firstBrand)).toBeUndefined();
  expect(await part.load('other', firstBrand)).toMatchObject({ value: { name: 'Makro' } });
  expect(requests).toHaveLength(1);
});

test('of a stale whole is good enough, and the whole is loaded again meanwhile', async () => {
  let name = 'Makro';
  const opened = openShop((request) => storeOf(name)(request));
  const part = partOf(opened);
  await part.load('brand', firstBrand);
  await opened.clock.advance(5 * 60_000);
  name = 'Toral';

  expect(await part.load('brand', firstBrand)).toMatchObject({ value: { name: 'Makro' } });
  await settle();
  expect(part.of('brand', firstBrand)).toEqual({ name: 'Toral' });
  expect(opened.requests).toHaveLength(2);
});

test('fails with the whole, and of a page it stands', async () => {
  const failing = openShop(() => undefined, { shop: { retries: 0 } });
  expect(await partOf(failing).load('brand', firstBrand)).toEqual({
    ok: false,
    error: { kind: 'offline' },
  });

  const { part, shop } = await openOnPage(() => undefined);
  await shop.startData.load();
  expect(part.of('brand', firstBrand)).toEqual({ name: 'As rendered' });
});

test('that its asker has left ends the load of the whole', async () => {
  const opened = openShop(() => new Promise(() => undefined));
  const leaving = new AbortController();
  const loading = partOf(opened).load('brand', firstBrand, leaving.signal);
  leaving.abort();
  expect(await loading).toEqual({ ok: false, error: { kind: 'aborted' } });
  await settle();
  expect(opened.shop.startData.status).toBe('idle');
});
