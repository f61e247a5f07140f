import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderBy, ranksOf } from './orders.ts';
import { inSlices } from './slices.ts';

const size = 12;
const ranks = fc
  .array(fc.integer({ min: 0, max: 4 }), { minLength: size, maxLength: size })
  .map((list) => Uint32Array.from(list));
const step = fc.record({ ranks, descending: fc.boolean() });

test('sorts by each step in turn and at last by the id, as a comparison would', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 3 }),
      fc.boolean(),
      async (steps, idDescending) => {
        const { sorted, place } = await inSlices(orderBy(steps, size, idDescending));

        const compared = Array.from({ length: size }, (_, at) => at).toSorted((a, b) => {
          for (const { ranks, descending } of steps) {
            const difference = (ranks[a] ?? 0) - (ranks[b] ?? 0);
            if (difference !== 0) return descending ? -difference : difference;
          }
          return idDescending ? b - a : a - b;
        });
        expect([...sorted]).toEqual(compared);
        expect(compared.map((product) => place[product])).toEqual(compared.map((_, at) => at));
      },
    ),
  );
});

test('ranks amounts by their size, equal ones alike, if they are exact', async () => {
  const amount = fc.oneof(
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(amount), async (amounts) => {
      const found = await inSlices(ranksOf(Float64Array.from(amounts)));

      const distinct = [...new Set(amounts)].toSorted((a, b) => a - b);
      expect([...found]).toEqual(amounts.map((one) => distinct.indexOf(one)));
    }),
  );
});
