import type { ShopSnapshot } from '@ponte/domain';
import { expect, test } from 'vitest';
import { CachedStartData } from './cached-start-data.ts';

const answer = (name: string): ShopSnapshot => ({
  'start-data': [{ status: 'ready', key: ['pt-BR'], data: name }],
});
const failure: ShopSnapshot = {
  'start-data': [{ status: 'failed', key: ['pt-BR'], error: { kind: 'offline' } }],
};

/** Start data whose answers come when the test gives them. */
function keptStartData() {
  let time = 0;
  const asked: ((snapshot: ShopSnapshot) => void)[] = [];
  const kept = new CachedStartData({
    load: () => new Promise((resolve) => asked.push(resolve)),
    freshFor: 300,
    pauseAfterFailure: 10,
    now: () => time,
  });
  return {
    kept,
    asked,
    pass: (ms: number) => {
      time += ms;
    },
    reply: (snapshot: ShopSnapshot) => asked.at(-1)?.(snapshot),
  };
}

test('pages that come at once share one question', async () => {
  const { kept, asked, reply } = keptStartData();
  const pages = [kept.get(), kept.get(), kept.get()];
  reply(answer('first'));

  expect(await Promise.all(pages)).toEqual([answer('first'), answer('first'), answer('first')]);
  expect(asked).toHaveLength(1);
});

test('an answer serves every page until its time is over', async () => {
  const { kept, asked, pass, reply } = keptStartData();
  const first = kept.get();
  reply(answer('first'));
  await first;

  pass(299);
  expect(await kept.get()).toEqual(answer('first'));
  expect(asked).toHaveLength(1);

  pass(1);
  const second = kept.get();
  reply(answer('second'));
  expect(await second).toEqual(answer('second'));
});

test('an old answer is preferred to an error, and the store is left alone for a moment', async () => {
  const { kept, asked, pass, reply } = keptStartData();
  const first = kept.get();
  reply(answer('first'));
  await first;

  pass(300);
  const second = kept.get();
  reply(failure);
  expect(await second).toEqual(answer('first'));
  expect(await kept.get()).toEqual(answer('first'));
  expect(asked).toHaveLength(2);

  pass(10);
  const third = kept.get();
  reply(answer('third'));
  expect(await third).toEqual(answer('third'));
});

test('a failure without an older answer is not kept', async () => {
  const { kept, reply } = keptStartData();
  const first = kept.get();
  reply(failure);
  expect(await first).toEqual(failure);

  const second = kept.get();
  reply(answer('second'));
  expect(await second).toEqual(answer('second'));
});

test('only an answer that says something else is another version', async () => {
  const { kept, pass, reply } = keptStartData();
  const versions: number[] = [];
  for (const each of [answer('first'), answer('first'), failure, answer('second')]) {
    const asked = kept.get();
    reply(each);
    await asked;
    versions.push(kept.version);
    pass(300);
  }

  expect(versions).toEqual([1, 1, 1, 2]);
});

test('a page that is kept waits for what may have changed, and for a slow store a moment only', async () => {
  const { kept, asked, reply } = keptStartData();
  const waited = kept.refreshed(60_000);
  reply(answer('first'));
  await waited;
  expect(kept.version).toBe(1);
  await kept.refreshed(60_000);
  expect(asked).toHaveLength(1);

  const slow = keptStartData();
  await slow.kept.refreshed(1);
  expect(slow.asked).toHaveLength(1);
  expect(slow.kept.version).toBe(0);
});
