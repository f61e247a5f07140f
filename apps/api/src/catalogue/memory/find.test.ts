import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PriceOrder } from '../../pricing/prices.ts';
import type { OrderStep, ProductRequest } from '../product-query.ts';
import { countFiltered, findProducts } from './find.ts';
import { inSlices } from './slices.ts';
import { SnapshotDraft } from './snapshot-draft.ts';
import { Snapshot } from './snapshot.ts';
import { oneTypoAway, plainWords, startsOf } from './words.ts';

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
});
type Product = typeof product extends fc.Arbitrary<infer One> ? One : never;

const text = fc.constantFrom(
  ...'broca|BROCAS|aco|com aço|brcoa|martelos 10|marteo|fur1|fur-1|FUR|mar7|foi|xyzzy|?|broca broca|m'.split(
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
  .map(({ text, categoryId, brandIds, inStockOnly, ...rest }): ProductRequest => {
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
      expect(await findProducts(snapshot, asked, { lang: 'pt', prices })).toEqual(expected);
      const { text: _, ...filter } = asked.filter;
      expect(countFiltered(snapshot, filter)).toBe(
        catalogue.filter((one) => passes(one, filter)).length,
      );
    }),
    { numRuns: 1000 },
  );
});

async function snapshotOf(catalogue: readonly Product[]): Promise<Snapshot> {
  const draft = new SnapshotDraft();
  const rows = {
    ids: catalogue.map((_, at) => idOf(at)),
    codes: catalogue.map(({ code }) => code),
    namesPt: catalogue.map(({ name }) => name),
    namesEs: catalogue.map(({ name }) => name),
    keywords: catalogue.map(() => ''),
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
  { filter, order, page, perPage }: ProductRequest,
  prices: PriceOrder,
) {
  const all = catalogue.map((one, at) => ({ ...one, id: idOf(at) }));
  const search = filter.text === undefined ? undefined : searchIn(catalogue, filter.text);
  const found = all.filter((one) => passes(one, filter) && (!search || search.finds(one)));
  const steps = order.length > 0 ? order : usual;
  const last = steps.at(-1)?.descending ?? true;
  const sorted = found.toSorted((a, b) => {
    const code = Number(search?.isCode(b) ?? 0) - Number(search?.isCode(a) ?? 0);
    if (code !== 0) return code;
    const begins = Number(search?.begins(b) ?? 0) - Number(search?.begins(a) ?? 0);
    if (order.length === 0 && !search?.isCode(a) && a.inStock === b.inStock && begins !== 0) {
      return begins;
    }
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

function valueOf(
  field: OrderStep['field'],
  one: Product & { id: number },
  prices: PriceOrder,
): number | string {
  const { id, inStock, name, price, code, taxPercent } = one;
  const codigo = plainWords(code).join('');
  // What 100, 105 and 110 can be divided by, so that all of these are whole.
  const whole = 100 * 105 * 110;
  const factors = { kept: 1, taxed: 100 + taxPercent, untaxed: whole / (100 + taxPercent) };
  const valor_venda = (price ?? 0) * factors[prices];
  return { id, tem_estoque: Number(inStock), nome: name, valor_venda, codigo }[field];
}

function passes(one: Product, { categoryId, brandIds, inStockOnly }: ProductRequest['filter']) {
  return (
    (categoryId === undefined || one.category === categoryId) &&
    (brandIds === undefined || brandIds.includes(one.brand)) &&
    (!inStockOnly || one.inStock)
  );
}

function searchIn(catalogue: readonly Product[], text: string) {
  const wordsOf = ({ code, name }: Product) => plainWords(`${code} ${name}`);
  const codeOf = ({ code }: Product) => plainWords(code).join('');
  const known = new Map<string, number>();
  for (const one of catalogue) {
    for (const word of new Set(wordsOf(one))) known.set(word, (known.get(word) ?? 0) + 1);
  }
  const startsFor = (word: string): string[] => {
    const starts = startsOf(word);
    const isKnown = starts.some((start) => [...known.keys()].some((one) => one.startsWith(start)));
    if (isKnown || word.length < 3 || !/^[a-z]+$/.test(word)) return starts;
    const meant = [...oneTypoAway(word)].filter((one) => known.has(one));
    return meant.flatMap(startsOf);
  };
  const words = plainWords(text).map((word) => ({ word, starts: startsFor(word) }));
  const isCode = (one: Product) => codeOf(one) === plainWords(text).join('') && words.length > 0;
  const hasWord = (one: Product, { word, starts }: (typeof words)[number]) =>
    wordsOf(one).some((own) => starts.some((start) => own.startsWith(start))) ||
    (/\d/.test(word) && codeOf(one).startsWith(word));
  return {
    isCode,
    finds: (one: Product) =>
      isCode(one) || (words.length > 0 && words.every((word) => hasWord(one, word))),
    begins: ({ name }: Product) =>
      (words[0]?.starts ?? []).some((start) => plainWords(name)[0]?.startsWith(start)),
  };
}
