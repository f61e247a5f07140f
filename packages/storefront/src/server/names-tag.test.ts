import { expect, it } from 'vitest';
import { namesTag } from './names-tag.ts';

it.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"x", W/"a"', true],
  ['"x","a" ,"y"', true],
  ['*', true],
  [undefined, false],
  ['', false],
  ['"b"', false],
  ['W/"ab"', false],
  ['a', false],
])('If-None-Match: %s names W/"a": %s', (header, isNamed) => {
  expect(namesTag(header, 'W/"a"')).toBe(isNamed);
});
