import { describe, expect, test } from 'vitest';
import { pageWindow } from './model.ts';

describe('pageWindow', () => {
  // Spec: storefront 2.44, 9.5
  test.each([
    [1, 24, [1, 2, 3, 4, 24]],
    [3, 24, [1, 2, 3, 4, 24]],
    [4, 24, [1, 3, 4, 5, 24]],
    [12, 24, [1, 11, 12, 13, 24]],
    [23, 24, [1, 21, 22, 23, 24]],
    [24, 24, [1, 21, 22, 23, 24]],
    [2, 3, [1, 2, 3]],
    [1, 1, [1]],
  ])('around page %d of %d is %j', (page, pageCount, expected) => {
    expect(pageWindow(page, pageCount)).toEqual(expected);
  });

  test('is empty when there are no pages', () => {
    expect(pageWindow(1, 0)).toEqual([]);
  });

  test('stays within the list for a page beyond it', () => {
    expect(pageWindow(99, 6)).toEqual([1, 3, 4, 5, 6]);
  });
});
