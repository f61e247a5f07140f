import { expect, test } from 'vitest';
import { offeredFacets } from './offered-facets.ts';

/** Facets whose values have so many products, in the order of their first product. */
function offered(facets: Readonly<Record<string, readonly number[]>>, size: number) {
  const counts: number[] = [];
  const names = Object.entries(facets).map(([slug, own]) => {
    const values = own.map((count) => counts.push(count) - 1);
    return { slug, names: { pt: slug, es: slug }, values };
  });
  const values = counts.map((_, at) => {
    const text = `value ${at}`;
    return { slug: String(at), names: { pt: text, es: text }, size: undefined };
  });
  return offeredFacets(
    { facets: names, values },
    { size, inScope: counts, counts, chosen: new Map(), without: () => counts },
  );
}

test('facets by which the trade chooses come before those that tell more products apart', () => {
  const facets = offered(
    {
      material: [20, 15, 15],
      comprimento: [10, 10, 10],
      mandril: [17, 6],
      tensao: [11, 6, 4],
      potencia: [2, 3, 3],
    },
    60,
  );

  expect(facets.map(({ slug }) => slug)).toEqual([
    'tensao',
    'potencia',
    'mandril',
    'material',
    'comprimento',
  ]);
});

test('facets of the trade that few of the goods have are not offered', () => {
  expect(offered({ material: [20, 15], tensao: [1, 2] }, 60).map(({ slug }) => slug)).toEqual([
    'material',
  ]);
});

test('at most a dozen are offered', () => {
  const many = Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`facet-${at}`, [5, 5]]));

  expect(offered(many, 20)).toHaveLength(12);
});
