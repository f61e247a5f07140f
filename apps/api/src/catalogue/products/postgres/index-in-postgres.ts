import type { Lang } from '@ponte/contract/wire';
import { and, asc, count, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import {
  indexedFacetValues,
  indexedProducts,
  indexedWords,
} from '../../../platform/db/schema/index.ts';
import { pricesIn } from '../../../platform/pricing/prices.ts';
import { lastWord, usual } from '../memory/find.ts';
import { readSurroundings } from '../memory/read-snapshot.ts';
import type { Surroundings } from '../memory/snapshot-draft.ts';
import { tooManyValues, valuesNamed, type FacetNames } from '../offered-facets.ts';
import type { GroupCounts, ProductIndex, ShownIn } from '../product-index.ts';
import type { ProductFilter } from '../product-query.ts';
import { readVersion } from '../read-version.ts';
import { mostTokens } from '../text/query.ts';
import { synonymsWith } from '../text/synonyms.ts';
import { tokensOf } from '../text/tokens.ts';
import type { IndexReader } from '../watch-catalogue.ts';
import { conditionsOf, orderOf } from './conditions.ts';
import { countFacets } from './count-facets.ts';
import { anyProduct, rankOf, readSearch, type SearchConditions } from './read-search.ts';
import { anyOf, type Weight } from './search-terms.ts';
import { writeIndex } from './write-index.ts';

/** Keeps the index's tables as the goods are, and answers from them. */
export function readInPostgres(db: Db): IndexReader {
  return {
    read: async () => {
      const version = await readVersion(db);
      const surroundings = await readSurroundings(db);
      await writeIndex(db, surroundings);
      const [row] = await db.select({ size: count() }).from(indexedProducts);
      return { version, size: row?.size ?? 0, index: await openIndex(db, surroundings) };
    },
    close: () => Promise.resolve(),
  };
}

/** Groups are counted in no currency. */
const unpriced = { prices: pricesIn('USD', {}, { taxIncluded: false }) };

/** A search by its conditions; without a text undefined. `isNothing`: there is nothing to search. */
interface Asked {
  readonly isNothing: boolean;
  readonly search: SearchConditions | undefined;
}

async function openIndex(db: Db, surroundings: Surroundings): Promise<ProductIndex> {
  const of = indexedProducts;
  const { names, valueIds } = await readFacetNames(db);
  const rates = await db.selectDistinct({ rate: of.taxPercent }).from(of);
  const synonyms = synonymsWith(surroundings.synonyms);
  const ask = async ({ text, isStrict = false }: ProductFilter, lang: Lang): Promise<Asked> => {
    if (text === undefined) return { isNothing: false, search: undefined };
    const search = await readSearch(db, text, { lang, isStrict, synonyms });
    return { isNothing: search === undefined, search };
  };
  const conditionsIn = (filter: ProductFilter, shown: Pick<ShownIn, 'prices'>) =>
    conditionsOf(filter, shown, {
      taxPercents: rates.map(({ rate }) => rate),
      idsOf: (facet, values) =>
        valuesNamed(names, facet, values).map((value) => valueIds[value] ?? 0),
    });
  const passing = (
    filter: ProductFilter,
    shown: Pick<ShownIn, 'prices'>,
    search: Asked['search'],
  ) => and(search?.matching, ...conditionsIn(filter, shown).map(({ passes }) => passes));

  return {
    companions: surroundings.companions,

    findPage: async ({ filter, order, page, perPage }, shown) => {
      const { isNothing, search } = await ask(filter, shown.lang);
      if (isNothing) return { ids: [], total: 0, codeIds: [], readings: [] };
      const where = passing(filter, shown, search);
      const isRanked = search !== undefined && order.length === 0;
      const steps = isRanked ? lastWord : order.length > 0 ? order : usual;
      const best = search ? [desc(search.isCode), ...(isRanked ? [desc(search.score)] : [])] : [];
      const [rows, total, codeIds] = await Promise.all([
        db
          .select({ id: of.productId })
          .from(of)
          .leftJoin(indexedWords, eq(indexedWords.productId, of.productId))
          .where(where)
          .orderBy(...best, ...orderOf(steps, shown))
          .limit(perPage)
          .offset((page - 1) * perPage),
        countOf(db, where),
        search ? findCodes(db, search.isCode) : [],
      ]);
      const ids = rows.map(({ id }) => id);
      return { ids, total, codeIds, readings: search?.readings ?? [] };
    },

    findFacets: async (filter, shown) => {
      const { isNothing, search } = await ask(filter, shown.lang);
      if (isNothing) return undefined;
      const chosen = new Map(
        filter.facets?.map(({ facet, values }) => [facet, valuesNamed(names, facet, values)]),
      );
      const conditions = conditionsIn(filter, shown);
      const asked = { names, valueIds, conditions, matching: search?.matching, chosen };
      return countFacets(db, asked, shown);
    },

    countGroups: async (filter, lang = 'pt') => {
      const { isNothing, search } = await ask(filter, lang);
      return countGroups(db, isNothing ? sql`false` : passing(filter, unpriced, search));
    },

    findMostSold: async (limit) => {
      const rows = await db
        .select({ id: of.productId })
        .from(of)
        .where(gt(of.sold, 0))
        .orderBy(desc(of.available), desc(of.sold), desc(of.productId))
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    findNamedAlike: async ({ departmentId, name, lang }, limit) => {
      const keys = new Set(tokensOf(name).map(({ key }) => key));
      const terms = Array.from(keys, (key) => ({ key })).slice(0, mostTokens);
      const best = terms.length > 0 ? [desc(rankOf(terms, lang))] : [];
      const rows = await db
        .select({ id: of.productId })
        .from(of)
        .innerJoin(indexedWords, eq(indexedWords.productId, of.productId))
        .where(eq(of.departmentId, departmentId))
        .orderBy(...best, ...orderOf(lastWord, { lang, ...unpriced }))
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    findNamed: (key, lang) => findNamed(db, key, lang),
  };
}

async function countOf(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(indexedProducts)
    .leftJoin(indexedWords, eq(indexedWords.productId, indexedProducts.productId))
    .where(where);
  return row?.total ?? 0;
}

/** Codes that differ in separators alone are equal. */
async function findCodes(db: Db, isCode: SQL): Promise<number[]> {
  const { productId } = indexedProducts;
  const rows = await db
    .select({ id: productId })
    .from(indexedProducts)
    .innerJoin(indexedWords, eq(indexedWords.productId, productId))
    .where(isCode)
    .orderBy(asc(productId));
  return rows.map(({ id }) => id);
}

async function countGroups(db: Db, where: SQL | undefined): Promise<GroupCounts> {
  const { categoryId, departmentId, brandId, productId } = indexedProducts;
  const rows = await db
    .select({
      // Of a row's three columns two are null, whatever the columns of the table are.
      category: sql<number | null>`${categoryId}`,
      department: sql<number | null>`${departmentId}`,
      brand: sql<number | null>`${brandId}`,
      products: count(),
    })
    .from(indexedProducts)
    .leftJoin(indexedWords, eq(indexedWords.productId, productId))
    .where(where)
    .groupBy(sql`grouping sets ((${categoryId}), (${departmentId}), (${brandId}))`);
  const countsBy = (kind: 'category' | 'department' | 'brand') =>
    new Map(
      rows.flatMap(({ [kind]: id, products }) => (id === null ? [] : [[id, products] as const])),
    );
  return {
    categories: countsBy('category'),
    departments: countsBy('department'),
    brands: countsBy('brand'),
  };
}

/** Names before other places, and the shop's own language before the other one. */
async function findNamed(db: Db, key: string, lang: Lang): Promise<number | undefined> {
  const { pt, es } = indexedWords;
  const columns = lang === 'es' ? [es, pt] : [pt, es];
  const weights: readonly (Weight | '')[] = ['A', 'B', ''];
  for (const column of columns) {
    for (const weight of weights) {
      const query = anyOf([{ key, weights: weight }]);
      const found = await anyProduct(db, sql`${column} @@ ${query}::tsquery`);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Facets and values by number in the order in which they were read, and the values' ids. */
async function readFacetNames(
  db: Db,
): Promise<{ readonly names: FacetNames; readonly valueIds: readonly number[] }> {
  const rows = await db.select().from(indexedFacetValues).orderBy(asc(indexedFacetValues.id));
  const facets = new Map<string, { slug: string; names: Record<Lang, string>; values: number[] }>();
  for (const [number, { facet: slug, facetNamePt, facetNameEs }] of rows.entries()) {
    const known = facets.get(slug);
    if (known) known.values.push(number);
    else facets.set(slug, { slug, names: { pt: facetNamePt, es: facetNameEs }, values: [number] });
  }
  return {
    names: {
      facets: [...facets.values()].map((facet) =>
        facet.values.length >= tooManyValues ? { ...facet, values: [] } : facet,
      ),
      values: rows.map(({ slug, namePt, nameEs, size }) => ({
        slug,
        names: { pt: namePt, es: nameEs },
        size: size ?? undefined,
      })),
    },
    valueIds: rows.map(({ id }) => id),
  };
}
