import { toDecimalString } from '@ponte/regional/money';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '../catalogue/products/product-index.ts';
import type { Database } from '../platform/db/client.ts';
import { brands, products } from '../platform/db/schema/index.ts';
import { openFilled } from './filled-database.ts';
import {
  facetsOf,
  inventedFilter,
  inventedGoods,
  inventedRequest,
  left,
  pageOf,
  shownToBrazil,
  shownToParaguay,
  unpricedFilter,
  writeInvented,
  type FilterPart,
  type Invented,
} from './invented-goods.ts';
import { searchConformance, type OpenIndex } from './search-conformance.ts';
import { smallCatalogue } from './small-catalogue.ts';

/** How many filters are asked of each of a few invented catalogues. */
const asked = { minLength: 80, maxLength: 80 };
const catalogues = 4;

const shownTo = fc.constantFrom(shownToBrazil, shownToParaguay);

/**
 * Makes the rules of lists, searches and facets as tests of an adapter.
 *
 * @param open called with databases that change afterwards
 */
export function productIndexConformance(name: string, open: OpenIndex): void {
  describe(`the index ${name}`, () => {
    listsAndFacets(open);
    changes(open);
    searchConformance(open);
  });
}

/** A small shop for tests that change it. */
function filledShop(open: OpenIndex) {
  let database: Database;
  let catalogue: Catalogue;
  let time = Date.UTC(2026, 10, 24);
  beforeAll(async () => {
    database = await openFilled(smallCatalogue);
    catalogue = open(database, { now: () => time });
    await catalogue();
  });
  afterAll(() => database.close());
  return {
    db: () => database.db,
    catalogue: () => catalogue(),
    passTime: (ms: number) => void (time += ms),
  };
}

function listsAndFacets(open: OpenIndex): void {
  const shop = filledShop(open);

  /** Checks each of many questions about invented catalogues. */
  const check = <Question>(
    question: fc.Arbitrary<Question>,
    agrees: (question: Question, goods: readonly Invented[]) => Promise<void>,
  ) =>
    fc.assert(
      fc.asyncProperty(inventedGoods, fc.array(question, asked), async (invented, questions) => {
        const goods = await writeInvented(shop.db(), invented);
        shop.passTime(60_000);
        for (const one of questions) await agrees(one, goods);
      }),
      { numRuns: catalogues, endOnFailure: true },
    );

  test('has on a page what looking at every product would put on it, in the same order', async () => {
    await check(fc.tuple(inventedRequest, shownTo), async ([request, shown], goods) => {
      const { index } = await shop.catalogue();

      const { ids, total } = await index.findPage(request, shown);

      expect({ ids, total }).toEqual(pageOf(goods, request, shown));
    });
  });

  test('counts what each choice leaves, whatever else is chosen', async () => {
    await check(fc.tuple(inventedFilter, shownTo), async ([filter, shown], goods) => {
      const { index } = await shop.catalogue();
      const leaves = (...without: FilterPart[]) => left(goods, filter, shown, without);
      const isIn = (id: number) => (one: Invented) => one.place.categoryId === id;

      const counts = await index.findFacets(filter, shown);

      expect(counts?.total).toBe(leaves().length);
      expect(counts?.inStock).toBe(leaves('stock').filter(({ inStock }) => inStock).length);
      for (const [brand, count] of counts?.brands ?? []) {
        expect(count).toBe(leaves('brand').filter((one) => one.brandId === brand).length);
      }
      for (const category of [1, 2]) {
        const own = leaves('place', 'department').filter(isIn(category));
        expect(counts?.categories.get(category) ?? 0).toBe(own.length);
      }
      for (const department of [11, 12, 21]) {
        const own = leaves('department').filter(({ place }) => place.departmentId === department);
        expect(counts?.departments.get(department) ?? 0).toBe(own.length);
      }
      const priced = leaves('price').filter(({ showPrice }) => showPrice);
      const shownPrices = priced.map((one) => Number(toDecimalString(shown.prices.of(one))));
      const ends = counts?.price && [counts.price.least, counts.price.most];
      expect(ends?.map((one) => Number(toDecimalString(shown.prices.of(one)))) ?? []).toEqual(
        shownPrices.length === 0 ? [] : [Math.min(...shownPrices), Math.max(...shownPrices)],
      );
      for (const { slug, values } of counts?.facets ?? []) {
        const own = leaves(`facet ${slug}`)
          .flatMap(facetsOf)
          .filter(({ facet }) => facet === slug);
        for (const value of values) {
          expect(value.count).toBe(own.filter((one) => one.value === value.slug).length);
        }
        expect(values.map((value) => value.slug)).toEqual(
          expect.arrayContaining([...new Set(own.map(({ value }) => value))]),
        );
      }
    });
  });

  test('offers a facet that a tenth of the goods have in two values', async () => {
    await check(fc.constant({ inStockOnly: false }), async (filter, goods) => {
      const { index } = await shop.catalogue();
      const shown = left(goods, filter, shownToBrazil);
      const usual = ['tensao', 'medida', 'material'].filter((slug) => {
        const own = shown.flatMap(facetsOf).filter(({ facet }) => facet === slug);
        return own.length >= shown.length / 10 && new Set(own.map(({ value }) => value)).size > 1;
      });

      const counts = await index.findFacets(filter, shownToBrazil);

      expect(counts?.facets.map(({ slug }) => slug).toSorted()).toEqual(usual.toSorted());
    });
  });

  test('counts the goods of all groups that a filter leaves', async () => {
    await check(unpricedFilter, async (filter, goods) => {
      const { index } = await shop.catalogue();
      const shown = left(goods, filter, shownToBrazil);

      const counts = await index.countGroups(filter);

      for (const id of [1, 2, 3]) {
        const inCategory = shown.filter(({ place }) => place.categoryId === id);
        expect(counts.categories.get(id) ?? 0).toBe(inCategory.length);
        const ofBrand = shown.filter(({ brandId }) => brandId === id);
        expect(counts.brands.get(id) ?? 0).toBe(ofBrand.length);
      }
      for (const id of [11, 12, 21]) {
        const inDepartment = shown.filter(({ place }) => place.departmentId === id);
        expect(counts.departments.get(id) ?? 0).toBe(inDepartment.length);
      }
    });
  });
}

function changes(open: OpenIndex): void {
  const shop = filledShop(open);

  const found = async (text: string) => {
    const { index } = await shop.catalogue();
    const request = { filter: { text, inStockOnly: false }, order: [], page: 1, perPage: 50 };
    return (await index.findPage(request, shownToBrazil)).ids;
  };
  const change = async (id: number, values: Partial<typeof products.$inferInsert>) => {
    await shop.db().update(products).set(values).where(eq(products.id, id));
    shop.passTime(1_000);
  };

  test('shows a change by any process a second later', async () => {
    const before = await found('politriz');
    await change(2, { namePt: 'Politriz', detailsPt: '' });

    expect(before).toEqual([]);
    expect(await found('politriz')).toEqual([2]);
    expect(await found('coluna')).toEqual([]);
  });

  test('finds and sorts what has a name in one language in the other as well', async () => {
    await change(2, { namePt: 'Politriz angular', nameEs: '' });
    const { index } = await shop.catalogue();
    const search = { filter: { text: 'politriz', inStockOnly: false }, page: 1, perPage: 50 };
    const all = { filter: { inStockOnly: false }, page: 1, perPage: 50 };
    const byName = [{ field: 'nome', descending: false }] as const;

    const found = await index.findPage({ ...search, order: [] }, shownToParaguay);
    const sorted = await index.findPage({ ...all, order: byName }, shownToParaguay);

    expect(found.ids).toEqual([2]);
    expect(sorted.ids[0]).not.toBe(2);
    await change(2, { namePt: 'Politriz', nameEs: 'Taladro de columna' });
  });

  test('knows a brand by its new name', async () => {
    const own = (await found('zimbro')).length;
    await shop.db().update(brands).set({ name: 'Quaruba' }).where(eq(brands.id, 3));
    shop.passTime(1_000);

    expect(await found('quaruba')).toHaveLength(own);
  });

  test('shows and counts no hidden product, and shows it again', async () => {
    const inAll = async () => {
      const counts = await (await shop.catalogue()).index.countGroups({ inStockOnly: false });
      return [...counts.brands.values()].reduce((sum, count) => sum + count, 0);
    };
    const before = await inAll();
    await change(2, { active: false });
    const hidden = [await found('politriz'), await inAll()];
    await change(2, { active: true });

    expect(hidden).toEqual([[], before - 1]);
    expect(await found('politriz')).toEqual([2]);
    expect(await inAll()).toBe(before);
  });

  test('has no product that is gone', async () => {
    await shop.db().delete(products).where(eq(products.id, 12));
    shop.passTime(1_000);
    const { index } = await shop.catalogue();
    const request = { filter: { inStockOnly: false }, order: [], page: 1, perPage: 50 };

    expect((await index.findPage(request, shownToBrazil)).ids).not.toContain(12);
  });
}
