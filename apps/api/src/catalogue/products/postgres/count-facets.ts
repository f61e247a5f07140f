/** The numbers of products that each choice leaves, counted by Postgres in one statement. */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../../platform/db/client.ts';
import { indexedProducts, indexedWords } from '../../../platform/db/schema/index.ts';
import type { Priced } from '../../../platform/pricing/prices.ts';
import type { FilterName } from '../memory/filters.ts';
import { offeredFacets, type FacetNames } from '../offered-facets.ts';
import type { FacetCounts, ShownIn } from '../product-index.ts';
import { sortedPrice, type Condition } from './conditions.ts';

export interface Counted {
  readonly names: FacetNames;
  /** The ids of the values in `names`, by their numbers. */
  readonly valueIds: readonly number[];
  readonly conditions: readonly Condition[];
  /** Which rows of `indexed_words` a search finds; undefined for all. */
  readonly matching: SQL | undefined;
  /** The numbers of the chosen values, by their facet's slug. */
  readonly chosen: ReadonlyMap<string, readonly number[]>;
}

/** What a row counts, of which group or value, and how many. Of an end of prices: rate and cents. */
const countRows = v.object({
  rows: v.array(v.object({ part: v.string(), key: v.number(), count: v.number() })),
});

export async function countFacets(
  db: Db,
  { names, valueIds, conditions, matching, chosen }: Counted,
  { prices }: ShownIn,
): Promise<FacetCounts> {
  const of = indexedProducts;
  const passing = (isApplied: (name: FilterName) => boolean, more?: SQL): SQL => {
    const flags = conditions.flatMap(({ name }, at) => (isApplied(name) ? [flag(at)] : []));
    return and(sql`true`, ...flags, more) ?? sql`true`;
  };
  const without = (...left: readonly FilterName[]) => passing((name) => !left.includes(name));
  const inPlace = passing((name) => name === 'category' || name === 'department');
  const values = (part: string, where: SQL) =>
    sql`select ${part}, value, count(*)::float8 from base ${of}, unnest(${of.facetValues}) value where ${where} group by value`;
  const groups = (part: string, column: SQL, where: SQL) =>
    sql`select ${part}, ${column}, count(*)::float8 from base ${of} where ${where} and ${column} is not null group by 2`;
  const total = (part: string, where: SQL) =>
    sql`select ${part}, 0, count(*)::float8 from base ${of} where ${where}`;
  const end = (part: string, direction: SQL) => sql`
    (select ${part}, ${of.taxPercent}::int, ${of.priceUsdCents}::float8 from base ${of}
    where ${without('price')} and ${of.priceUsdCents} is not null
    order by ${sortedPrice(prices.order)} ${direction} limit 1)`;
  const parts = [
    total('total', without()),
    total('size', inPlace),
    total('stock', sql`${without('stock')} and ${of.available}`),
    end('least', sql`asc`),
    end('most', sql`desc`),
    groups('category', sql`${of.categoryId}`, without('category', 'department')),
    groups('department', sql`${of.departmentId}`, without('department')),
    groups('brand', sql`${of.brandId}`, without('brand')),
    values('scope', inPlace),
    values('all', without()),
    ...Array.from(chosen.keys(), (facet) => values(`facet ${facet}`, without(`facet ${facet}`))),
  ];
  const flags = conditions.map(({ passes }, at) => sql`, (${passes}) as ${flag(at)}`);
  const searched = matching
    ? sql`join ${indexedWords} on ${eq(indexedWords.productId, of.productId)} where ${matching}`
    : sql``;
  // A search is made once; all products need no copy.
  const kept = matching ? sql`materialized` : sql`not materialized`;
  const { rows } = v.parse(
    countRows,
    await db.execute(sql`
      with base as ${kept} (select ${of}.* ${sql.join(flags)} from ${of} ${searched})
      select part, key, count from (${sql.join(parts, sql` union all `)}) counted (part, key, count)
    `),
  );
  const countsOf = (part: string): Map<number, number> =>
    new Map(rows.filter((row) => row.part === part).map(({ key, count }) => [key, count]));
  const one = (part: string): number => countsOf(part).get(0) ?? 0;
  const byValue = (part: string): number[] => {
    const counts = countsOf(part);
    return valueIds.map((id) => counts.get(id) ?? 0);
  };
  const pricedOf = (part: string): Priced | undefined => {
    const [found] = countsOf(part);
    return found && { taxPercent: found[0], priceUsdCents: found[1] };
  };
  const [least, most] = [pricedOf('least'), pricedOf('most')];
  return {
    total: one('total'),
    inStock: one('stock'),
    price: least && most && { least, most },
    categories: countsOf('category'),
    departments: countsOf('department'),
    brands: countsOf('brand'),
    facets: offeredFacets(names, {
      size: one('size'),
      inScope: byValue('scope'),
      counts: byValue('all'),
      chosen,
      without: (facet) => byValue(`facet ${facet}`),
    }),
  };
}

/** The column that says whether a row passes a condition. */
function flag(at: number): SQL {
  return sql`${sql.identifier(`passes_${at}`)}`;
}
