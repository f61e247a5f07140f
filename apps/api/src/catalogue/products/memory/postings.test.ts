import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { better } from './places.ts';
import { exactly, membersIn, PostingsDraft, productOf, startingWith } from './postings.ts';
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
      expect(Array.from(membersIn(postings, exactly(postings, asked)), productOf)).toEqual(
        having((key) => key === asked),
      );
      const starting = membersIn(postings, startingWith(postings, asked)).map(productOf);
      expect([...new Set(starting)].toSorted((a, b) => a - b)).toEqual(
        having((key) => key.startsWith(asked)),
      );
    }),
  );
});

test('a product that has a key at several places keeps the best in each language', async () => {
  const draft = new PostingsDraft();
  const key = draft.numberOf('a');
  for (const place of [0x13, 0x21, 0x14]) draft.add(key, 7, place);
  const postings = await inSlices(draft.finish());

  expect(better(0x13, 0x21)).toBe(0x23);
  expect([...membersIn(postings, exactly(postings, 'a'))]).toEqual([7 * 256 + 0x24]);
});

test('sorts many texts in parts as all at once', async () => {
  const texts = Array.from({ length: 9_000 }, (_, index) => ((index * 7919) % 9_001).toString(36));

  expect(await inSlices(sortedTexts(texts))).toEqual(texts.toSorted());
});
