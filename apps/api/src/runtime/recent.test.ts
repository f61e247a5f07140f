import { expect, test } from 'vitest';
import { Recent } from './recent.ts';

test('makes a value once while it is kept, and lets go of what was not asked for the longest', () => {
  const recent = new Recent<string, string>(2);
  const made: string[] = [];
  const get = (key: string) =>
    recent.get(key, () => {
      made.push(key);
      return key.toUpperCase();
    });

  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
