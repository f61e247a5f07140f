import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactly, membersIn, PostingsDraft, startingWith } from './postings.ts';
import { inSlices, sortedTexts } from './slices.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'z', '0', '9'), maxLength: 4 });

test('finds who has a key, and whose key starts with a text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(word)), word, async (keysOf, asked) => {
      const draft = new PostingsDraft();
      for (const [product, keys] of keysOf.entries()) {
        for (const key of keys) draft.add(draft.numberOf(key), product);
      }
      const postings = await inSlices(draft.finish());

      const having = (fits: (key: string) => boolean) =>
        keysOf.flatMap((keys, product) => (keys.some(fits) ? [product] : []));
      expect([...membersIn(postings, exactly(postings, asked))]).toEqual(
        having((key) => key === asked),
      );
      const starting = membersIn(postings, startingWith(postings, asked));
      expect([...new Set(starting)].toSorted((a, b) => a - b)).toEqual(
        having((key) => key.startsWith(asked)),
      );
    }),
  );
});

test('sorts many texts in parts as all at once', async () => {
  const texts = Array.from({ length: 9_000 }, (_, index) => ((index * 7919) % 9_001).toString(36));

  expect(await inSlices(sortedTexts(texts))).toEqual(texts.toSorted());
});
