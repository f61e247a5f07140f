import { describe, expect, it } from 'vitest';
import { minutesOf } from './explore.mjs';

describe('for how long new cases are drawn', () => {
  it.each([
    [[], 10],
    [['0.5'], 0.5],
    [['120'], 120],
  ])('%j is %d minutes', (words, minutes) => {
    expect(minutesOf(words)).toBe(minutes);
  });

  it.each(['0', '-1', 'long', ''])('cannot be %j', (word) => {
    expect(() => minutesOf([word])).toThrow(
      'Say for how many minutes, such as npm run explore -- 10.',
    );
  });
});
