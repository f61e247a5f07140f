import { money, toDecimalString } from '@ponte/regional/money';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pricesIn } from '../../../platform/pricing/prices.ts';
import { chosenFacet, facetsOf } from '../../../testing/invented-goods.ts';
import type { ProductFilter } from '../product-query.ts';
import { indexInMemory } from './index-in-memory.ts';
import { inSlices } from './slices.ts';
import { SnapshotDraft } from './snapshot-draft.ts';
import { Snapshot } from './snapshot.ts';

/** A product of a made-up catalogue, in which everything comes again and again. */
const product = fc.record({
  voltage: fc.constantFrom(undefined, '127 V', '220 V', '0,22 kV', 'Bivolt'),
  size: fc.constantFrom(undefined, '10 mm', '1 cm', '1/2"', '12,7 mm'),
  material: fc.constantFrom(undefined, 'Aço', 'aço', 'Latão'),
  category: fc.integer({ min: 1, max: 2 }),
  brand: fc.integer({ min: 1, max: 3 }),
  price: fc.option(fc.constantFrom(100, 101, 250)),
  inStock: fc.boolean(),
});
type Product = typeof product extends fc.Arbitrary<infer One> ? One : never;

const prices = [100, 101, 250];

const filter = fc
  .record({
    categoryId: fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined }),
    brandIds: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }), {
      nil: undefined,
    }),
    inStockOnly: fc.boolean(),
    facets: fc.uniqueArray(chosenFacet, { maxLength: 2, selector: ({ facet }) => facet }),
    price: fc.option(
      fc.record({ least: fc.constantFrom(...prices), most: fc.constantFrom(...prices) }),
      {
        nil: undefined,
      },
    ),
  })
  .filter(({ price }) => price === undefined || price.least <= price.most);
type Chosen = typeof filter extends fc.Arbitrary<infer One> ? One : never;

async function snapshotOf(products: readonly Product[]): Promise<Snapshot> {
  const specifications = products.map(({ voltage, size, material }) =>
    Object.entries({ Tensão: voltage, Medida: size, Material: material, Marca: 'x' }).flatMap(
      ([name, value]) => (value === undefined ? [] : [{ name, value }]),
    ),
  );
  const draft = new SnapshotDraft({
    categories: new Map(),
    departments: new Map(),
    brands: new Map(),
    sold: new Map(),
    synonyms: [],
    companions: [],
  });
  await inSlices(
    draft.add({
      ids: products.map((_, index) => index + 1),
      codes: products.map(() => ''),
      namesPt: products.map(() => 'Broca'),
      namesEs: products.map(() => 'Mecha'),
      specificationsPt: specifications,
      specificationsEs: specifications,
      detailsPt: products.map(() => ''),
      detailsEs: products.map(() => ''),
      categories: products.map(({ category }) => category),
      departments: products.map(({ category }) => category * 10),
      brands: products.map(({ brand }) => brand),
      prices: products.map(({ price }) => price),
      taxPercents: products.map(() => 10),
      inStock: products.map(({ inStock }) => inStock),
    }),
  );
  const same = new Uint32Array(products.length);
  return new Snapshot(await inSlices(draft.finish('1', { 'nome pt': same, 'nome es': same })));
}

type Part = 'category' | 'brand' | 'stock' | 'price' | `facet ${string}`;

/** The parts of a choice as predicates, one by one. */
function tests(chosen: Chosen): [Part, (one: Product) => boolean][] {
  const { categoryId, brandIds, inStockOnly, facets, price } = chosen;
  return [
    ['category', ({ category }) => categoryId === undefined || category === categoryId],
    ['brand', ({ brand }) => brandIds === undefined || brandIds.includes(brand)],
    ['stock', ({ inStock }) => !inStockOnly || inStock],
    [
      'price',
      (one) =>
        price === undefined ||
        (one.price !== null && one.price >= price.least && one.price <= price.most),
    ],
    ...facets.map(({ facet, values }): [Part, (one: Product) => boolean] => [
      `facet ${facet}`,
      (one) =>
        facetsOf(one).some(
          (own) => own.facet === facet && values.some((value) => value === own.value),
        ),
    ]),
  ];
}

function filterOf({ price, categoryId, brandIds, ...rest }: Chosen): ProductFilter {
  const inDollars = (cents: number) => toDecimalString(money(cents, 'USD'));
  return {
    ...rest,
    ...(categoryId !== undefined && { categoryId }),
    ...(brandIds !== undefined && { brandIds }),
    ...(price && { price: { least: inDollars(price.least), most: inDollars(price.most) } }),
  };
}

const shown = { lang: 'pt', prices: pricesIn('USD', {}, { taxIncluded: false }) } as const;

test('counts are what each choice leaves, for 10,000 random choices', async () => {
  const catalogues = fc.array(product, { minLength: 1, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(
      catalogues,
      fc.array(filter, { minLength: 10, maxLength: 10 }),
      async (products, choices) => {
        const index = indexInMemory(await snapshotOf(products));
        for (const chosen of choices) {
          const asked = filterOf(chosen);
          const counts = await index.findFacets(asked, shown);
          const leaves = (without?: Part) =>
            products.filter((one) =>
              tests(chosen).every(([part, passes]) => part === without || passes(one)),
            );
          const page = await index.findPage(
            { filter: asked, order: [], page: 1, perPage: 5 },
            shown,
          );
          const [all, ofBrands, ofCategories] = [leaves(), leaves('brand'), leaves('category')];
          const priced = leaves('price').flatMap(({ price }) => (price === null ? [] : [price]));
          const ends = counts?.price;
          // One comparison of them all: one for each count takes most of the test's time.
          const counted = {
            total: counts?.total,
            onPage: page.total,
            inStock: counts?.inStock,
            brands: [...(counts?.brands ?? [])],
            categories: [...(counts?.categories ?? [])],
            prices: ends ? [ends.least, ends.most].map((one) => one.priceUsdCents) : [],
            facets: counts?.facets,
          };
          expect(counted).toEqual({
            total: all.length,
            onPage: all.length,
            inStock: leaves('stock').filter(({ inStock }) => inStock).length,
            brands: counted.brands.map(([brand]) => [
              brand,
              ofBrands.filter((one) => one.brand === brand).length,
            ]),
            categories: counted.categories.map(([category]) => [
              category,
              ofCategories.filter((one) => one.category === category).length,
            ]),
            prices: priced.length > 0 ? [Math.min(...priced), Math.max(...priced)] : [],
            facets: counted.facets?.map(({ values, ...facet }) => {
              const left = leaves(`facet ${facet.slug}`)
                .flatMap(facetsOf)
                .filter((own) => own.facet === facet.slug)
                .map(({ value }) => value);
              const offered = new Set(values.map(({ slug }) => slug));
              const isChosen = chosen.facets.some((one) => one.facet === facet.slug);
              const fewest = isChosen ? 0 : 2;
              const missing = left.filter((value) => !offered.has(value));
              if (offered.size < fewest || missing.length > 0) {
                throw new Error(
                  `${facet.slug} offers ${offered.size} values, without ${missing.join()}`,
                );
              }
              return {
                ...facet,
                values: values.map((one) => ({
                  ...one,
                  count: left.filter((value) => value === one.slug).length,
                })),
              };
            }),
          });
        }
      },
    ),
    { numRuns: 1000 },
  );
});
