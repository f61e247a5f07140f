import { expect, it } from 'vitest';
import { isFarDown } from './is-far-down.ts';

it.each([
  [740, 740, 16, false],
  [741, 740, 16, true],
  // A phone on its side.
  [500, 320, 16, true],
  // The narrowest phones with text twice as large.
  [900, 568, 32, true],
  [900, 480, 32, false],
])('%i px down in a window of %i px, at %i px for 1 rem: %s', (scrolled, height, rem, isFar) => {
  expect(isFarDown({ scrolled, height, rem: () => rem })).toBe(isFar);
});
