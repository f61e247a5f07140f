import { describe, expect, test } from 'vitest';
import type { Api } from '../api/index.ts';
import type { KeyValueStorage } from '../environment/index.ts';
import { loadedAreas, wholeStore, type LoadedArea } from '../testing/areas.ts';
import { faults, longerThanPatience } from '../testing/faults.ts';
import { settle, type Respond } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';

/** A storage as it is where the browser blocks site data. */
const blocked: KeyValueStorage = {
  get: () => null,
  set: () => false,
  remove: () => undefined,
  onChange: () => () => undefined,
};

/** A shop with Ana signed in, and how often its store was asked for what the area shows. */
async function open(area: LoadedArea, respond: Respond, storage?: KeyValueStorage) {
  const opened = openShop(respond, storage ? { storage } : {});
  opened.shop.start();
  opened.shop.session.signIn('secret', { id: '1', name: 'Ana', kind: 'foreign' });
  await settle();
  const asked = () => opened.requests.filter(({ url }) => url.pathname.endsWith(area.path)).length;
  return { ...opened, asked };
}

describe.each(loadedAreas)('$name', (area) => {
  test('left in the middle is as it was, and asks for nothing any more', async () => {
    let letCome = () => {};
    const coming = new Promise<void>((resolve) => (letCome = resolve));
    const { shop, clock, asked } = await open(area, async (request) => {
      await coming;
      return wholeStore(request);
    });
    const before = area.status(shop);
    const leaving = new AbortController();
    const loading = area.load(shop, leaving.signal);
    await settle();
    const [questions, timers] = [asked(), clock.waiting];

    leaving.abort();
    await loading;
    letCome();
    await clock.advance(longerThanPatience);

    expect(area.status(shop)).toBe(before);
    expect(asked()).toBe(questions);
    expect(clock.waiting).toBeLessThan(timers);
  });

  test('run again is asked for once, at once or when its answer is fresh', async () => {
    const { shop, asked } = await open(area, wholeStore);
    await Promise.all([area.load(shop), area.load(shop)]);
    await settle();
    const shown = area.status(shop);
    expect(shown).toMatch(/^(?:ready|shown)$/);

    await area.load(shop);
    await settle();
    expect(area.status(shop)).toBe(shown);
    expect(asked()).toBe(1);
  });

  test('run again after it was left is loaded', async () => {
    const { shop } = await open(area, wholeStore);
    const leaving = new AbortController();
    const left = area.load(shop, leaving.signal);
    leaving.abort();
    await left;

    await area.load(shop);
    await settle();
    expect(area.status(shop)).toMatch(/^(?:ready|shown)$/);
  });

  test.each(faults)('by $name has failed, says why, and waits for nothing', async (fault) => {
    const { shop, clock } = await open(area, () => fault.answer);
    const loading = area.load(shop);
    await clock.advance(longerThanPatience);
    await loading;

    expect([area.status(shop)]).toSatisfy(
      ([status]) => status === 'failed' || status === `failed: ${fault.kind}`,
    );
  });

  test('by a defect of ours has failed, and lets it through instead of calling it a lost network', async () => {
    const { shop } = await open(area, wholeStore);
    const defect = new TypeError('a mistake of ours');
    const broken: Api['call'] = () => Promise.reject(defect);
    Object.assign(shop.api, { call: broken });

    await expect(area.load(shop)).rejects.toBe(defect);
    expect(area.status(shop)).toMatch(/^failed(?:: defect)?$/);
  });

  test('is loaded where the browser keeps nothing', async () => {
    const { shop } = await open(area, wholeStore, blocked);
    await area.load(shop);
    await settle();
    expect(area.status(shop)).toMatch(/^(?:ready|shown)$/);
  });

  test('requests nothing without observers', async () => {
    const { shop, asked } = await open(area, wholeStore);
    await area.load(shop, AbortSignal.abort());
    await settle();
    expect(asked()).toBe(0);
  });
});
