import { toDecimalString } from '@ponte/regional/money';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '../catalogue/product-index.ts';
import type { Database, Db } from '../db/client.ts';
import { brands, products } from '../db/schema/index.ts';
import type { Clock } from '../runtime/clock.ts';
import { openDemoShop, openFilled } from './filled-database.ts';
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
import { judgeCases, searchCases } from './search-cases.ts';
import { smallCatalogue } from './small-catalogue.ts';

/** Opens an adapter's index of what a database holds. */
export type OpenIndex = (database: Database, clock: Clock) => Catalogue;

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
    searches(open);
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

  test('shows a change by anybody a second later', async () => {
    const before = await found('politriz');
    await change(2, { namePt: 'Politriz', detailsPt: '' });

    expect(before).toEqual([]);
    expect(await found('politriz')).toEqual([2]);
    expect(await found('coluna')).toEqual([]);
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

function searches(open: OpenIndex): void {
  let database: Database;
  let catalogue: Catalogue;
  let all: ReadonlyMap<number, typeof products.$inferSelect>;
  beforeAll(async () => {
    database = await openDemoShop();
    catalogue = open(database, { now: () => Date.UTC(2026, 10, 24) });
    all = await readProducts(database.db);
  });
  afterAll(() => database.close());

  const find = async (text: string, more: object = {}, lang: 'pt' | 'es' = 'pt') => {
    const { index } = await catalogue();
    const filter = { text, inStockOnly: false, ...more };
    const request = { filter, order: [], page: 1, perPage: 5000 };
    return index.findPage(request, lang === 'pt' ? shownToBrazil : shownToParaguay);
  };
  const named = (ids: readonly number[]) => ids.flatMap((id) => all.get(id) ?? []);

  test('is asked at least 300 cases in both languages, none of them twice', () => {
    const texts = searchCases.map(({ lang, text }) => `${lang} ${text}`);

    expect(new Set(texts).size).toBe(searchCases.length);
    expect(searchCases.length).toBeGreaterThanOrEqual(300);
  });

  test('finds what is searched among the first five in 95 of 100 cases, and nothing that must not be there', async () => {
    const { missed, wrong } = await judgeCases(async (text, lang) => {
      const { ids } = await find(text, {}, lang);
      return named(ids.slice(0, 5)).map(({ namePt, nameEs }) => (lang === 'es' ? nameEs : namePt));
    });

    expect(wrong).toEqual([]);
    expect(missed.slice(Math.floor(searchCases.length * 0.05))).toEqual([]);
  });

  test('puts the product of exactly the searched code first, however it is written', async () => {
    for (const { id, code } of [...all.values()].filter((_, at) => at % 100 === 0)) {
      const { ids, codeIds } = await find(code.toLowerCase().replaceAll('-', ' '));

      expect([ids[0], ...codeIds]).toEqual([id, id]);
    }
  });

  test('leaves of a search what its filter leaves', async () => {
    const { ids: whole } = await find('broca');
    const [first] = named(whole);
    const departmentId = first?.departmentId;

    const { ids } = await find('broca', { departmentId, inStockOnly: true });

    const own = named(whole).filter((one) => one.departmentId === departmentId && one.available);
    expect(own.length).toBeGreaterThan(0);
    expect(ids).toEqual(own.map(({ id }) => id));
  });

  test('has each product of a search on one page', async () => {
    const { index } = await catalogue();
    const { ids: whole } = await find('chave');
    const request = { filter: { text: 'chave', inStockOnly: false }, order: [], perPage: 20 };
    const pages: number[] = [];
    for (let page = 1; page <= Math.ceil(whole.length / 20); page += 1) {
      pages.push(...(await index.findPage({ ...request, page }, shownToBrazil)).ids);
    }

    expect(pages).toEqual(whole);
  });

  test('sorts what it finds as it is asked to', async () => {
    const { index } = await catalogue();
    const filter = { text: 'broca', inStockOnly: false };
    const order = [{ field: 'valor_venda', descending: true } as const];
    const { ids } = await index.findPage({ filter, order, page: 1, perPage: 50 }, shownToBrazil);

    const cents = named(ids).map((one) => (one.showPrice ? one.priceUsdCents : -1));
    expect(cents).toEqual(cents.toSorted((a, b) => b - a));
  });

  test('counts the facets of what a search finds', async () => {
    const { index } = await catalogue();
    const { total } = await find('furadeira');

    const counts = await index.findFacets({ text: 'furadeira', inStockOnly: false }, shownToBrazil);

    expect(counts?.total).toBe(total);
    expect([...(counts?.brands.values() ?? [])].reduce((sum, count) => sum + count, 0)).toBe(total);
  });

  test('finds nothing for a text without letters and digits', async () => {
    const { index } = await catalogue();

    expect(await find('???')).toEqual({ ids: [], total: 0, codeIds: [], readings: [] });
    expect(await index.findFacets({ text: '???', inStockOnly: false }, shownToBrazil)).toBe(
      undefined,
    );
  });

  test('says which word it took for another, and which none has', async () => {
    const { readings } = await find('furadiera xyzzyq');

    const [mistyped, unknown] = readings;
    expect(mistyped).toMatchObject({ isFound: true, isKnown: false });
    expect(mistyped?.corrections[0]).toBe('furadeira');
    expect(unknown).toMatchObject({ isFound: false, corrections: [] });
    expect((await find('furadeira')).readings).toMatchObject([{ isKnown: true }]);
  });

  test('knows a product that has a word in its name', async () => {
    const { index } = await catalogue();
    const id = await index.findNamed('furadeira', 'pt');

    expect(named(id === undefined ? [] : [id])[0]?.namePt).toMatch(/furadeira/i);
    expect(await index.findNamed('xyzzyq', 'pt')).toBeUndefined();
  });

  test('finds strictly only what has all words as they are', async () => {
    const { ids } = await find('broca concreto', { isStrict: true });

    expect(ids.length).toBeGreaterThan(0);
    expect((await find('brocca concreto', { isStrict: true })).ids).toEqual([]);
    expect((await find('broca xyzzyq', { isStrict: true })).ids).toEqual([]);
  });

  test('finds in a department what is named alike', async () => {
    const { index } = await catalogue();
    const drill = [...all.values()].find(({ namePt }) => namePt.startsWith('Broca para concreto'));
    const { departmentId = 0, namePt = '' } = drill ?? {};

    const ids = await index.findNamedAlike({ departmentId, name: namePt, lang: 'pt' }, 5);

    expect(named(ids)).toHaveLength(5);
    for (const one of named(ids)) expect(one.departmentId).toBe(departmentId);
    for (const one of named(ids.slice(0, 2))) expect(one.namePt).toMatch(/^Broca para concreto/);
  });

  test('finds by two letters alone names that begin with them', async () => {
    const { ids } = await find('se');

    expect(ids.length).toBeGreaterThan(10);
    for (const { namePt, nameEs } of named(ids)) expect(`${namePt}|${nameEs}`).toMatch(/^se|\|se/i);
  });
}

async function readProducts(db: Db) {
  return new Map((await db.select().from(products)).map((one) => [one.id, one]));
}
