import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addBits,
  addSet,
  countBits,
  fillBits,
  hasBit,
  keepCommon,
  membersOf,
  noBits,
} from './bits.ts';

const size = 100;
const members = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }));
const setOf = (list: readonly number[]) => {
  const bits = noBits(size);
  addBits(bits, Uint32Array.from(list));
  return bits;
};

test('sets of bits do what sets do', () => {
  fc.assert(
    fc.property(members, members, (a, b) => {
      const common = setOf(a);
      keepCommon(common, setOf(b));
      const either = setOf(a);
      addSet(either, setOf(b));

      const ascending = a.toSorted((x, y) => x - y);
      expect([...membersOf(common)]).toEqual(ascending.filter((one) => b.includes(one)));
      expect([...membersOf(either)]).toEqual([...new Set([...a, ...b])].toSorted((x, y) => x - y));
      expect(countBits(setOf(a))).toBe(a.length);
      expect(a.every((member) => hasBit(setOf(a), member))).toBe(true);
    }),
  );
});

test('a part of the members is what a part of all of them would be', () => {
  const number = fc.integer({ min: 0, max: size + 1 });
  fc.assert(
    fc.property(members, number, number, (list, skip, limit) => {
      const ascending = list.toSorted((x, y) => x - y);
      expect([...membersOf(setOf(list), { skip, limit })]).toEqual(
        ascending.slice(skip, skip + limit),
      );
    }),
  );
});

test.each([0, 1, 31, 32, 33, 64, 100])('the set of all of %i products holds no more', (all) => {
  const bits = noBits(all);
  fillBits(bits, all);

  expect(countBits(bits)).toBe(all);
  expect([...membersOf(bits)].at(-1)).toBe(all === 0 ? undefined : all - 1);
});
