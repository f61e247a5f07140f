import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRange } from '../catalogue/products/measure-ranges.ts';
import type { Catalogue } from '../catalogue/products/product-index.ts';
import { tokensOf } from '../catalogue/products/text/tokens.ts';
import type { Database, Db } from '../platform/db/client.ts';
import { products } from '../platform/db/schema/index.ts';
import type { Clock } from '../platform/runtime/clock.ts';
import { openDemoShop } from './filled-database.ts';
import { shownToBrazil, shownToParaguay } from './invented-goods.ts';
import { judgeCases, searchCases } from './search-cases.ts';

/** Opens an adapter's index of what a database holds. */
export type OpenIndex = (database: Database, clock: Clock) => Catalogue;

/** The rules of searches in the demo shop. */
export function searchConformance(open: OpenIndex): void {
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

  test('offers ranges of measures, each with as many products as the list that it leaves', async () => {
    const { index } = await catalogue();
    const counts = await index.findFacets({ text: 'bomba', inStockOnly: false }, shownToBrazil);
    const ranges = (counts?.facets ?? []).flatMap(({ slug: facet, values }) =>
      values.filter(isRange).map(({ slug, count }) => ({ facet, slug, count })),
    );

    expect(ranges.length).toBeGreaterThan(2);
    for (const { facet, slug, count } of ranges) {
      const facets = [{ facet, values: [slug] }];
      expect([slug, (await find('bomba', { facets })).total]).toEqual([slug, count]);
    }
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

    const cents = named(ids).map((one) => (one.showPrice ? (one.priceUsdCents ?? 0) : -1));
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

  test('corrects a mistyped word to words of names before words of descriptions', async () => {
    // `cerca de` stands in more descriptions than `serra` in names.
    const { readings } = await find('cerra');

    expect(readings[0]?.corrections[0]).toBe('serra');
  });

  test.each(['torno', 'boca de lobo', 'forja', 'bigorna'])(
    'takes no word of the trade for another that is one typo away: "%s"',
    async (text) => {
      for (const lang of ['pt', 'es'] as const) {
        const { readings } = await find(text, {}, lang);
        expect(readings.flatMap(({ corrections }) => corrections)).toEqual([]);
      }
    },
  );

  test.each([
    ['pt', 'martilo', 'martelo'],
    ['es', 'martilo', 'martillo'],
  ] as const)('takes in %s "%s" for a word of that language: %s', async (lang, text, expected) => {
    const { readings } = await find(text, {}, lang);

    expect(readings[0]?.corrections[0]).toBe(expected);
  });

  test.each([
    ['pt', 'taladrro'],
    ['es', 'furadeiro'],
  ] as const)('takes in %s "%s" for no word of the other language', async (lang, text) => {
    const { readings } = await find(text, {}, lang);
    const names = (one: typeof products.$inferSelect) => (lang === 'pt' ? one.namePt : one.nameEs);
    const own = [...all.values()].flatMap((one) => tokensOf(names(one)).map(({ key }) => key));

    for (const key of readings.flatMap(({ corrections }) => corrections)) {
      expect(own).toContain(key);
    }
  });

  test.each([
    ['broca 1/4', '1/4', / 6 (mm|x)/],
    ['broca de concreto 7 mm', '7 mm', /concreto (8|6) mm/],
    ['parafuso 6x40', '6x40', /M6 x 30|M8 x 40|4 x 40/],
    ['parafuso M8x45', '8x45 mm', /M8 x 40/],
    ['lona 4x4', '4x4', /3 x 4 m|4 x 6 m/],
    ['gerador 1500', '1500', /1.200 W/],
  ])(
    'says that no goods of "%s" have that measure, and puts the nearest first',
    async (text, key, nearest) => {
      const { ids, readings } = await find(text);

      const missing = readings.filter(({ isMissing }) => isMissing);
      expect(missing.map(({ sought }) => sought.dimensions ?? sought.tokens[0]?.key)).toEqual([
        key,
      ]);
      expect(missing[0]?.isNear).toBe(true);
      expect(named(ids)[0]?.namePt).toMatch(nearest);
    },
  );

  test.each([
    'broca 6 mm',
    'broca sds 6x160',
    'lona 6x4',
    'eletrodo 6013',
    'disco 115',
    'parafuso m8',
  ])('misses no measure of "%s"', async (text) => {
    const { readings } = await find(text);

    for (const one of readings) expect(one).toMatchObject({ isFound: true, isMissing: false });
  });

  test.each([
    ['broca sds 6 mm 210 mm', ['6 mm', '210 mm']],
    ['broca sds 8 mm 160 mm', []],
    ['broca sds 6 mm', []],
  ])('says which measures of "%s" goods have apart alone', async (text, keys) => {
    const { ids, readings } = await find(text);

    const apart = readings.filter(({ isApart }) => isApart);
    expect(apart.map(({ sought }) => sought.tokens[0]?.key)).toEqual(keys);
    expect(named(ids)[0]?.namePt).toMatch(/^Broca SDS/);
  });

  test('puts nothing near to the number of a trade name that no goods have', async () => {
    const { readings } = await find('eletrodo 9018');

    expect(readings).toMatchObject([{ isFound: true }, { isMissing: true, isNear: false }]);
  });

  test.each([
    ['furadeira', 'furadeira até R$ 200'],
    ['furadeira', 'furadeira por menos de 50 dólares'],
    ['taladro', 'taladro hasta 150 mil'],
  ])('finds "%s" for "%s": no goods are called by an amount of money', async (text, asked) => {
    expect((await find(asked)).ids).toEqual((await find(text)).ids);
  });

  test.each(['100 dólares', 'R$ 200', '150 mil', 'até 50 dolares'])(
    'finds nothing for "%s", which names no goods',
    async (text) => {
      expect((await find(text)).total).toBe(0);
    },
  );

  test.each(['xbox 360', 'iphone 15 pro', 'pro iphone 15', 'playstation pro'])(
    'takes no short word of "%s" for another',
    async (text) => {
      expect((await find(text)).total).toBe(0);
    },
  );

  test('takes a short word beside what it finds for the beginning of another', async () => {
    const { ids } = await find('chave fen');

    expect(named(ids)[0]?.namePt).toMatch(/^chave .*fenda/i);
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
    const { namePt = '' } = drill ?? {};
    const departmentId = drill?.departmentId ?? 0;

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

  test('looks for a number alone in names and codes, and elsewhere when none has it', async () => {
    const has = (text: string, number: string) =>
      tokensOf(text).some(({ key }) => key === number || key.startsWith(`${number} `));
    const inNames = named((await find('5')).ids);
    const specified = named((await find('131')).ids);

    expect(inNames.length).toBeGreaterThan(10);
    for (const { namePt, nameEs, code } of inNames) {
      expect([namePt, nameEs, code].some((text) => has(text, '5'))).toBe(true);
    }
    expect(specified.length).toBeGreaterThan(0);
    for (const { specificationsPt } of specified) {
      expect(specificationsPt.some(({ value }) => has(value, '131'))).toBe(true);
    }
  });
}

async function readProducts(db: Db) {
  return new Map((await db.select().from(products)).map((one) => [one.id, one]));
}
