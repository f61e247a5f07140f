import { expect, it } from 'vitest';
import { objectIn } from './object-in.ts';

it('reads the object that a text is', () => {
  expect(objectIn(' {"store": {}} ')).toEqual({ store: {} });
});

it.each(['', '{', '[]', 'null', '"text"', '1', '{"a": 1,}'])('"%s" is not an object', (text) => {
  expect(objectIn(text)).toBeUndefined();
});
