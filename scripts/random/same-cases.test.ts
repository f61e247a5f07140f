import * as fc from 'fast-check';
import { expect, test } from 'vitest';

test('random cases are the same in every run', () => {
  const draw = () => fc.sample(fc.integer(), 5);
  expect(draw()).toEqual(draw());
});
