import { expect, it } from 'vitest';
import { ScrollPositions } from './scroll-positions.ts';

/** As much of the browser's storage as positions are kept in. */
function memoryStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    clear: () => texts.clear(),
    getItem: (key) => texts.get(key) ?? null,
    key: (index) => [...texts.keys()][index] ?? null,
    removeItem: (key) => texts.delete(key),
    setItem: (key, text) => texts.set(key, text),
  };
}

// Spec: storefront 2.1
it('remembers where a page was left, across a reload', () => {
  const storage = memoryStorage();
  const before = new ScrollPositions(() => storage);
  before.remember('list', 812.4);
  before.store();

  expect(new ScrollPositions(() => storage).of('list')).toBe(812);
});

it('forgets the pages visited longest ago', () => {
  const positions = new ScrollPositions(memoryStorage);
  for (let page = 0; page < 60; page += 1) positions.remember(`page ${page}`, page);

  expect(positions.of('page 9')).toBeUndefined();
  expect(positions.of('page 10')).toBe(10);
});

it.each(['not json', '{"a":1}', '[["a","b"],[1,2],"c"]'])(
  'starts afresh from a stored text that is not its own: %s',
  (text) => {
    const storage = memoryStorage();
    storage.setItem('ponte:scroll', text);

    expect(new ScrollPositions(() => storage).of('a')).toBeUndefined();
  },
);

it('works where the browser forbids storage', () => {
  const positions = new ScrollPositions(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  positions.remember('list', 5);
  positions.store();

  expect(positions.of('list')).toBe(5);
});
