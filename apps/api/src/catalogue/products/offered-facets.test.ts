import { expect, test } from 'vitest';
import { rangeOf } from './measure-ranges.ts';
import { offeredFacets, valuesNamed } from './offered-facets.ts';

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

/** A list's powers, of which each has so many products. */
function powers(watts: readonly number[], chosen: readonly string[] = []) {
  const singles = watts.map((size) => ({ slug: `${size}-w`, size }));
  const ranges = new Map(
    singles.flatMap((one) => rangeOf(one) ?? []).map((one) => [one.slug, one]),
  );
  const named = singles.map((one) => ({ ...one, names: { pt: one.slug, es: one.slug } }));
  const values = [...named, ...ranges.values()];
  const counts = values.map(
    ({ slug }) => singles.filter((one) => rangeOf(one)?.slug === slug || one.slug === slug).length,
  );
  const facet = {
    slug: 'potencia',
    names: { pt: 'Potência', es: 'Potencia' },
    values: [...values.keys()],
  };
  const names = { facets: [facet], values };
  const found = new Map(
    chosen.length > 0 ? [['potencia', valuesNamed(names, 'potencia', chosen)]] : [],
  );
  const [offered] = offeredFacets(names, {
    size: watts.length,
    inScope: counts,
    counts,
    chosen: found,
    without: () => counts,
  });
  return offered?.values.map(({ names: { pt }, count }) => [pt, count]);
}

const dozen = [300, 320, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800];

test('up to a dozen measures are offered each for itself, more in ranges', () => {
  expect(powers(dozen)).toHaveLength(12);
  expect(powers([...dozen, 1200])).toEqual([
    ['500 a 1.000 W', 7],
    ['300 a 500 W', 5],
    ['1.000 a 2.000 W', 1],
  ]);
});

test('a chosen measure stays beside the ranges', () => {
  expect(powers([...dozen, 1200], ['450-w'])?.[0]).toEqual(['450-w', 1]);
});
