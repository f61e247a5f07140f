import { describe, expect, it } from 'vitest';
import { minutesOf } from './explore.ts';

describe('for how long new cases are drawn', () => {
  it.each([
    [undefined, 10],
    ['0.5', 0.5],
    ['120', 120],
  ])('%j is %d minutes', (word, minutes) => {
    expect(minutesOf(word)).toBe(minutes);
  });

  it.each(['0', '-1', 'long', ''])('cannot be %j', (word) => {
    expect(minutesOf(word)).toBeUndefined();
  });
});
