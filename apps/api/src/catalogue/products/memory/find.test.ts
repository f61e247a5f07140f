import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PriceOrder } from '../../../platform/pricing/prices.ts';
import type { OrderStep } from '../product-query.ts';
import { inTurn, isShort, readQuery } from '../text/query.ts';
import { synonymsWith } from '../text/synonyms.ts';
import { codeKey, searchKeysOf } from '../text/tokens.ts';
import { canBeMistyped, oneTypoAway } from '../text/typos.ts';
import type { RankedRequest } from './filters.ts';
import { countGroups, findProducts } from './find.ts';
import { better, placeInBoth, places, worthsFor, type MatchKind } from './places.ts';
import { inSlices } from './slices.ts';
import { SnapshotDraft } from './snapshot-draft.ts';
import { Snapshot } from './snapshot.ts';

/** A product of a made-up catalogue, in which words, prices and groups come again and again. */
const product = fc.record({
  code: fc.constantFrom('FUR-1', 'FUR-12', 'MAR-7', 'Broca'),
  name: fc
    .array(fc.constantFrom('Broca', 'brocas', 'aço', 'rápida', 'com', 'martelo', '10', 'fio'), {
      minLength: 1,
      maxLength: 3,
    })
    .map((words) => words.join(' ')),
  category: fc.integer({ min: 1, max: 2 }),
  brand: fc.integer({ min: 1, max: 3 }),
  price: fc.option(fc.constantFrom(0, 1, 2, 100, 105, 110)),
  taxPercent: fc.constantFrom(0, 5, 10),
  inStock: fc.boolean(),
  sold: fc.constantFrom(0, 0, 3),
});
type Product = typeof product extends fc.Arbitrary<infer One> ? One : never;

const text = fc.constantFrom(
  ...'broca|BROCAS|aco|com aço|brcoa|martelos 10|marteo|fur1|fur-1|FUR|mar7|foi|xyzzy|?|broca broca|m|br|fi|10|1|fio br|br xyzzy|xyzzy fio br'.split(
    '|',
  ),
);

const step = fc.record({
  field: fc.constantFrom('tem_estoque', 'id', 'nome', 'valor_venda', 'codigo'),
  descending: fc.boolean(),
}) satisfies fc.Arbitrary<OrderStep>;

const request = fc
  .record({
    text: fc.option(text),
    categoryId: fc.option(fc.integer({ min: 1, max: 3 })),
    brandIds: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 })),
    inStockOnly: fc.boolean(),
    order: fc.array(step, { maxLength: 3 }),
    page: fc.integer({ min: 1, max: 3 }),
    perPage: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ text, categoryId, brandIds, inStockOnly, ...rest }): RankedRequest => {
    const groups = {
      ...(categoryId !== null && { categoryId }),
      ...(brandIds !== null && { brandIds }),
    };
    return { ...rest, filter: { inStockOnly, ...groups, ...(text !== null && { text }) } };
  });

const prices = fc.constantFrom('kept', 'taxed', 'untaxed') satisfies fc.Arbitrary<PriceOrder>;

/** Goods of several rates, or of one. */
const catalogues = fc.oneof(
  fc.array(product, { maxLength: 120 }),
  fc.array(
    product.map((one) => ({ ...one, taxPercent: 10 as const })),
    { maxLength: 120 },
  ),
);

test('a page holds what looking at every product would put on it, in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(catalogues, request, prices, async (catalogue, asked, prices) => {
      const snapshot = await snapshotOf(catalogue);

      const expected = lookedUp(catalogue, asked, prices);
      expect(await findProducts(snapshot, asked, { lang: 'pt', prices })).toMatchObject(expected);
      const { text: _, ...filter } = asked.filter;
      for (const [brand, count] of countGroups(snapshot, filter).brands) {
        const own = catalogue.filter((one) => one.brand === brand && passes(one, filter));
        expect(count).toBe(own.length);
      }
    }),
    { numRuns: 1000 },
  );
});

async function snapshotOf(catalogue: readonly Product[]): Promise<Snapshot> {
  const sold = new Map(catalogue.map(({ sold }, at) => [idOf(at), sold]));
  const [none, synonyms] = [new Map(), []];
  const draft = new SnapshotDraft({
    categories: none,
    departments: none,
    brands: none,
    sold,
    synonyms,
    companions: [],
  });
  const rows = {
    ids: catalogue.map((_, at) => idOf(at)),
    codes: catalogue.map(({ code }) => code),
    namesPt: catalogue.map(({ name }) => name),
    namesEs: catalogue.map(({ name }) => name),
    specificationsPt: catalogue.map(() => []),
    specificationsEs: catalogue.map(() => []),
    detailsPt: catalogue.map(() => ''),
    detailsEs: catalogue.map(() => ''),
    categories: catalogue.map(({ category }) => category),
    departments: catalogue.map(({ category }) => category * 10),
    brands: catalogue.map(({ brand }) => brand),
    prices: catalogue.map(({ price }) => price),
    taxPercents: catalogue.map(({ taxPercent }) => taxPercent),
    inStock: catalogue.map(({ inStock }) => inStock),
  };
  await inSlices(draft.add(rows));
  const names = ranked(rows.namesPt);
  return new Snapshot(await inSlices(draft.finish('1', { 'nome pt': names, 'nome es': names })));
}

/** Ids have gaps. */
const idOf = (at: number): number => at * 3 + 5;

function ranked(texts: readonly string[]): Uint32Array {
  const distinct = [...new Set(texts)].toSorted();
  return Uint32Array.from(texts, (one) => distinct.indexOf(one));
}

/** The rules of a list, one product at a time. */
function lookedUp(
  catalogue: readonly Product[],
  { filter, order, page, perPage }: RankedRequest,
  prices: PriceOrder,
) {
  const all = catalogue.map((one, at) => ({ ...one, id: idOf(at) }));
  const scores = filter.text === undefined ? undefined : searchIn(catalogue, filter.text);
  const scoreOf = ({ id }: { id: number }) => scores?.get(id) ?? 0;
  const found = all.filter((one) => passes(one, filter) && (!scores || scores.has(one.id)));
  const isRanked = scores !== undefined && order.length === 0;
  const steps = isRanked ? lastWord : order.length > 0 ? order : usual;
  const last = steps.at(-1)?.descending ?? true;
  const sorted = found.toSorted((a, b) => {
    const better = scoreOf(b) - scoreOf(a);
    const hasCode = Number(scoreOf(b) === Infinity) - Number(scoreOf(a) === Infinity);
    if (hasCode !== 0) return hasCode;
    if (isRanked && scoreOf(a) !== scoreOf(b)) return better;
    for (const { field, descending } of [...steps, { field: 'id', descending: last } as const]) {
      const priceless = Number(a.price === null) - Number(b.price === null);
      if (field === 'valor_venda' && priceless !== 0) return priceless;
      const [one, other] = [valueOf(field, a, prices), valueOf(field, b, prices)];
      const difference = one < other ? -1 : 1;
      if (one !== other) return descending ? -difference : difference;
    }
    return 0;
  });
  const start = (page - 1) * perPage;
  return { ids: sorted.slice(start, start + perPage).map(({ id }) => id), total: found.length };
}

const usual: readonly OrderStep[] = [
  { field: 'tem_estoque', descending: true },
  { field: 'id', descending: true },
];

const lastWord: readonly OrderStep[] = [
  { field: 'tem_estoque', descending: true },
  { field: 'sold', descending: true },
];

function valueOf(
  field: OrderStep['field'],
  one: Product & { id: number },
  prices: PriceOrder,
): number | string {
  const { id, inStock, sold, name, price, code, taxPercent } = one;
  const codigo = codeKey(code);
  // What 100, 105 and 110 can be divided by, so that all of these are whole.
  const whole = 100 * 105 * 110;
  const factors = { kept: 1, taxed: 100 + taxPercent, untaxed: whole / (100 + taxPercent) };
  const valor_venda = (price ?? 0) * factors[prices];
  return { id, tem_estoque: Number(inStock), sold, nome: name, valor_venda, codigo }[field];
}

function passes(one: Product, { categoryId, brandIds, inStockOnly }: RankedRequest['filter']) {
  return (
    (categoryId === undefined || one.category === categoryId) &&
    (brandIds === undefined || brandIds.includes(one.brand)) &&
    (!inStockOnly || one.inStock)
  );
}

/** How well each product fits, by its id; infinitely with exactly that code. */
function searchIn(catalogue: readonly Product[], text: string): ReadonlyMap<number, number> {
  const indexed = catalogue.map(keysOf);
  const known = new Set(indexed.flatMap((keys) => [...keys.keys()]));
  const worths = worthsFor('pt');
  const words = readQuery(text, synonymsWith([]));
  const isAlone = words.length === 1 && words[0]?.tokens.length === 1;
  let areFound = true;
  const partsOf = (sought: (typeof words)[number]) => {
    const { tokens, code, isLast } = sought;
    const isLiteral = isShort(sought) && !areFound;
    const fits: { kind: MatchKind; fits: (key: string) => boolean }[][] = tokens.map(
      (token, at) => [
        { kind: 'exact', fits: (key) => key === token.key || key.startsWith(`${token.key} `) },
        {
          kind: isAlone && token.text.length < 3 ? 'begun' : 'prefix',
          fits: (key) =>
            !isLiteral &&
            token.text.length > 1 &&
            ((isLast && at === tokens.length - 1) || !known.has(token.key)) &&
            key.startsWith(token.text),
        },
      ],
    );
    const [word] = tokens;
    const isUnknown = !catalogue.some(
      (one, at) =>
        (code !== undefined && codeKey(one.code).startsWith(code)) ||
        fits.every((ways) => worthIn(indexed[at] ?? new Map(), ways) > 0),
    );
    const meant = isUnknown && !isLiteral && word ? correctionsOf(word.key) : new Set<string>();
    if (tokens.length === 1) fits[0]?.push({ kind: 'typo', fits: (key) => meant.has(key) });
    areFound &&=
      !isUnknown || indexed.some((keys) => [...keys.keys()].some((key) => meant.has(key)));
    const isWord = tokens.some(({ kind }) => kind === 'word');
    return { fits, code, isWord, weight: tokens.length };
  };
  const correctionsOf = (word: string) =>
    canBeMistyped(word) ? oneTypoAway(word) : new Set<string>();
  const worthIn = (
    keys: ReadonlyMap<string, number>,
    ways: readonly { kind: MatchKind; fits: (key: string) => boolean }[],
  ) =>
    Math.max(
      0,
      ...ways.flatMap(({ kind, fits }) =>
        Array.from(keys, ([key, place]) => (fits(key) ? (worths[kind][place] ?? 0) : 0)),
      ),
    );
  const parts = inTurn(words).map(partsOf);
  const most = parts.reduce((sum, { weight }) => sum + weight, 0);
  const judged = catalogue.map((one, at) => {
    const keys = indexed[at] ?? new Map<string, number>();
    const each = parts.map(({ fits, code, isWord, weight }) => {
      const own = fits.map((ways) => worthIn(keys, ways));
      const average = own.includes(0)
        ? 0
        : Math.ceil(own.reduce((sum, worth) => sum + worth, 0) / own.length);
      const isCode = code !== undefined && codeKey(one.code).startsWith(code);
      const worth = Math.max(average, isCode ? (worths.exact[placeInBoth(places.code)] ?? 0) : 0);
      return { worth: worth * weight, found: worth > 0 ? weight : 0, isWord };
    });
    // Numbers alone are shared by goods of all kinds.
    const hasWord = each.some(({ found, isWord }) => isWord && found > 0);
    const found = each.reduce((sum, { found }) => sum + found, 0);
    return {
      id: idOf(at),
      isCode: most > 0 && codeKey(one.code) === codeKey(text),
      found: hasWord || !parts.some(({ isWord }) => isWord) ? found : 0,
      score: each.reduce((sum, { worth }) => sum + worth, 0),
    };
  });
  const best = Math.max(most / 2, ...judged.map(({ found }) => found));
  return new Map(
    judged
      .filter(({ isCode, found }) => isCode || (most > 0 && found === best))
      .map(({ id, isCode, score }) => [id, isCode ? Infinity : score]),
  );
}

/** The keys of a product with their places. */
function keysOf({ code, name }: Product): ReadonlyMap<string, number> {
  const keys = new Map<string, number>();
  const add = (key: string, place: number) => keys.set(key, better(keys.get(key) ?? 0, place));
  for (const { key } of searchKeysOf(code)) add(key, placeInBoth(places.code));
  for (const { key, place } of searchKeysOf(name)) {
    const rank = place === 0 ? places.nameFirst : place === 1 ? places.nameSecond : places.name;
    add(key, placeInBoth(rank));
  }
  return keys;
}
