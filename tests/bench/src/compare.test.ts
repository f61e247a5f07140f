import { describe, expect, test } from 'vitest';
import { compare, quantile } from './compare.ts';

test.each([
  [[3], 0.5, 3],
  [[5, 1, 3], 0.5, 3],
  [[10, 9, 2, 1], 0.5, 5.5],
  [[1, 2, 3, 4, 5], 0.25, 2],
  [[1, 2, 3, 4], 0.75, 3.25],
  [[Infinity, Infinity], 0.75, Infinity],
])('of %j at %d lies at %d', (figures, share, expected) => {
  expect(quantile(figures, share)).toBe(expected);
});

describe('two builds', () => {
  test('differ by the median of the ratios of their pairs', () => {
    const { mine, theirs, ratio, quartiles } = compare([50, 120, 60], [100, 200, 100]);

    expect({ mine, theirs, ratio }).toEqual({ mine: 60, theirs: 100, ratio: 0.6 });
    expect(quartiles).toEqual([0.55, 0.6]);
  });

  test('differ when they do by more than a build from itself', () => {
    expect(compare([50, 52, 51], [100, 103, 99])).toMatchObject({ verdict: 'different' });
    expect(compare([150, 152, 151], [100, 103, 99])).toMatchObject({ verdict: 'different' });
  });

  test('do not differ where one build differs as much from itself', () => {
    // As measured: theirs 100 and 150, mine 80 and 120, one after the other.
    const { noise, verdict } = compare([70, 80, 120], [100, 150, 160]);

    expect(noise).toBeCloseTo(1.5);
    expect(verdict).toBe('unknown');
  });

  test('do not differ by pairs that contradict each other', () => {
    expect(compare([90, 110, 90, 110], [100, 100, 100, 100])).toMatchObject({ verdict: 'unknown' });
  });

  test('do not differ by two pairs, which say too little about noise', () => {
    expect(compare([50, 50], [100, 100])).toMatchObject({ noise: Infinity, verdict: 'unknown' });
  });

  test('are equal when they differ as little as one from itself', () => {
    expect(compare([101, 100, 101], [100, 101, 100])).toMatchObject({ verdict: 'equal' });
  });

  test('that both need nothing are equal', () => {
    expect(compare([0, 0, 0], [0, 0, 0])).toMatchObject({ ratio: 1, noise: 1, verdict: 'equal' });
  });
});
