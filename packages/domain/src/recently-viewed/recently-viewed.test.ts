import { expect, test } from 'vitest';
import { MemoryStorage } from '../testing/index.ts';
import { RecentlyViewed, recentlyViewedLimit, recentlyViewedStorageKey } from './index.ts';

const product = (id: number) => ({
  id,
  slug: `p-${id}`,
  name: `No. ${id}`,
  code: `C${id}`,
  picture: `/media/${id}.webp`,
});

function open(storage: MemoryStorage) {
  const viewed = new RecentlyViewed(storage.tab());
  viewed.start();
  return viewed;
}

const ids = (viewed: RecentlyViewed, without?: number) =>
  viewed.besides(without).map(({ id }) => id);

test('the last one opened stands first, each once, and the open one is left out', () => {
  const viewed = open(new MemoryStorage());
  for (const id of [1, 2, 3, 1]) viewed.note(product(id));
  expect(ids(viewed)).toEqual([1, 3, 2]);
  expect(ids(viewed, 1)).toEqual([3, 2]);
});

test('twelve are remembered for the next visit', () => {
  const storage = new MemoryStorage();
  const viewed = open(storage);
  for (let id = 1; id <= 14; id += 1) viewed.note(product(id));
  expect(ids(open(storage))).toHaveLength(recentlyViewedLimit);
  expect(ids(open(storage))[0]).toBe(14);
});

test('they are forgotten on demand', () => {
  const storage = new MemoryStorage();
  const viewed = open(storage);
  viewed.note(product(1));
  viewed.clear();
  expect(ids(viewed)).toEqual([]);
  expect(ids(open(storage))).toEqual([]);
});

test.each(['junk', '[{"id":"1"}]', '{}'])('what cannot be read counts for nothing: %s', (text) => {
  const storage = new MemoryStorage();
  storage.tab().set(recentlyViewedStorageKey, text);
  expect(ids(open(storage))).toEqual([]);
});
