import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { MemoryStorage } from '../testing/index.ts';
import { product } from '../testing/samples.ts';
import { Favourites, favouritesStorageKey } from './index.ts';

const drill = product();
const saw = product({ id: 8, slug: 'serra', name: 'Serra', code: '', picture: null });

// Spec: storefront 2.52
// Spec: decision 22
test('a product is marked, and unmarked again', () => {
  const favourites = new Favourites(new MemoryStorage().tab());
  expect(favourites.toggle(drill)).toBe(true);
  expect(favourites.has(7)).toBe(true);
  expect(favourites.toggle(drill)).toBe(false);
  expect(favourites.has(7)).toBe(false);
});

test('the newest is first, with what a list shows', () => {
  const favourites = new Favourites(new MemoryStorage().tab());
  favourites.toggle(drill);
  favourites.toggle(saw);
  expect(favourites.items).toEqual([
    { id: 8, slug: 'serra', name: 'Serra', code: '', picture: null },
    {
      id: 7,
      slug: 'furadeira-de-impacto',
      name: 'Furadeira de impacto',
      code: 'FI-650',
      picture: '/media/7.webp',
    },
  ]);
  expect(favourites.count).toBe(2);
});

test('they are there again with the next visit, once the shop has started', () => {
  const storage = new MemoryStorage();
  new Favourites(storage.tab()).toggle(drill);
  const later = new Favourites(storage.tab());
  expect(later.count).toBe(0);
  later.start();
  expect(later.has(7)).toBe(true);
});

test('all tabs show the same, and do not undo each other', () => {
  const storage = new MemoryStorage();
  const one = new Favourites(storage.tab());
  const other = new Favourites(storage.tab());
  one.start();
  const counts: number[] = [];
  autorun(() => counts.push(one.count));

  other.toggle(drill);
  one.toggle(saw);

  expect(counts).toEqual([0, 1, 2]);
  // The other tab has not started, so that it has not heard of the saw; it does not lose it.
  other.toggle(drill);
  expect(one.items.map(({ id }) => id)).toEqual([8]);
});

test('what is kept but can’t be read counts as none', () => {
  const storage = new MemoryStorage().tab();
  storage.set(favouritesStorageKey, '{"7": true}');
  const favourites = new Favourites(storage);
  favourites.start();
  expect(favourites.items).toEqual([]);
});

test('they last for the visit where the browser keeps nothing', () => {
  const storage = new MemoryStorage();
  storage.full = true;
  const favourites = new Favourites(storage.tab());
  favourites.toggle(drill);
  favourites.toggle(saw);
  expect(favourites.count).toBe(2);
});
