import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { membersOf, noBits } from './bits.ts';
import { PostingsDraft } from './postings.ts';
import { inSlices } from './slices.ts';
import { StartSets } from './start-sets.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', '0'), maxLength: 3 });
const catalogue = fc.array(fc.array(word, { maxLength: 2 }), { maxLength: 200 });

test('gives the same products however often a start is asked for, rare or frequent', async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, fc.array(word), async (keysOf, asked) => {
      const draft = new PostingsDraft();
      for (const [product, keys] of keysOf.entries()) {
        for (const key of keys) draft.add(draft.numberOf(key), product);
      }
      const sets = new StartSets(await inSlices(draft.finish()), keysOf.length);

      for (const start of [...asked, ...asked]) {
        const set = noBits(keysOf.length);
        sets.addTo(set, start);
        expect([...membersOf(set)]).toEqual(
          keysOf.flatMap((keys, product) =>
            keys.some((key) => key.startsWith(start)) ? [product] : [],
          ),
        );
      }
    }),
  );
});
