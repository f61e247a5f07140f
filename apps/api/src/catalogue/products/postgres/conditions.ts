/** Filters and orders of lists as SQL on `indexed_products`. */
import type { Lang } from '@ponte/contract/wire';
import { toDecimalString } from '@ponte/regional/money';
import { asc, desc, or, sql, type SQL } from 'drizzle-orm';
import { indexedProducts, products } from '../../../platform/db/schema/index.ts';
import { shownOf } from '../../../platform/db/shown-texts.ts';
import type { PriceOrder, Prices } from '../../../platform/pricing/prices.ts';
import type { FilterName } from '../memory/filters.ts';
import { totalOrder } from '../memory/snapshot.ts';
import type { ShownIn } from '../product-index.ts';
import type { OrderStep, PriceBounds, ProductFilter } from '../product-query.ts';

export interface Condition {
  readonly name: FilterName;
  readonly passes: SQL;
}

/** Values that conditions on the index need, read with it. */
export interface KnownValues {
  /** The rates of I.V.A. that goods have. */
  readonly taxPercents: readonly number[];
  /** The ids of a facet's values; none for what there is not. */
  readonly idsOf: (facet: string, values: readonly string[]) => readonly number[];
}

/** The filters of a request but its text. */
export function conditionsOf(
  filter: ProductFilter,
  { prices }: Pick<ShownIn, 'prices'>,
  known: KnownValues,
): Condition[] {
  const { categoryId, departmentId, brandIds, inStockOnly, facets = [], price } = filter;
  const conditions: Condition[] = [];
  const add = (name: FilterName, passes: SQL): void => void conditions.push({ name, passes });
  const of = indexedProducts;
  if (categoryId !== undefined) add('category', sql`${of.categoryId} = ${categoryId}`);
  if (departmentId !== undefined) add('department', sql`${of.departmentId} = ${departmentId}`);
  if (brandIds !== undefined) add('brand', sql`${of.brandId} = any(${numbers(brandIds)})`);
  if (inStockOnly) add('stock', sql`${of.available}`);
  for (const { facet, values } of facets) {
    add(`facet ${facet}`, sql`${of.facetValues} && ${numbers(known.idsOf(facet, values))}`);
  }
  if (price) add('price', priceWithin(price, prices, known.taxPercents));
  return conditions;
}

export function numbers(values: readonly number[]): SQL {
  return sql`${sql.param([...values])}::int[]`;
}

/** No price of goods comes near. */
const mostCents = 10 ** 13;

/** Shown prices grow with the cents, so bounds of one are bounds of the others for each rate. */
function priceWithin({ least, most }: PriceBounds, prices: Prices, rates: readonly number[]): SQL {
  const { taxPercent, priceUsdCents } = indexedProducts;
  const firstWith = (rate: number, isFar: (shown: number) => boolean): number => {
    let [low, high] = [0, mostCents];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const shown = prices.of({ priceUsdCents: middle, taxPercent: rate });
      if (isFar(Number(toDecimalString(shown)))) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const each = rates.map((rate) => {
    const from = least === undefined ? 0 : firstWith(rate, (price) => price >= Number(least));
    const to = most === undefined ? mostCents : firstWith(rate, (price) => price > Number(most));
    return sql`(${taxPercent} = ${rate} and ${priceUsdCents} >= ${from}::bigint and ${priceUsdCents} < ${to}::bigint)`;
  });
  return or(...each) ?? sql`false`;
}

/** A price as it is sorted by: as it is, or with I.V.A. added or taken off. */
export function sortedPrice(order: PriceOrder): SQL {
  const { priceUsdCents, taxPercent } = indexedProducts;
  const price = sql`coalesce(${priceUsdCents}, 0)`;
  if (order === 'kept') return price;
  const factor = sql`(100 + ${taxPercent})`;
  return order === 'taxed' ? sql`${price} * ${factor}` : sql`${price}::float8 / ${factor}`;
}

/** An order in which no two products are equal. */
export function orderOf(steps: readonly OrderStep[], { lang, prices }: ShownIn): SQL[] {
  const of = indexedProducts;
  return totalOrder(steps).flatMap(({ field, descending }) => {
    const by = descending ? desc : asc;
    switch (field) {
      case 'id':
        return [by(of.productId)];
      case 'tem_estoque':
        return [by(of.available)];
      case 'sold':
        return [by(of.sold)];
      case 'codigo':
        return [by(sql`${of.codeKey} collate "C"`)];
      case 'nome':
        return [by(nameOf(lang))];
      case 'valor_venda':
        // Products without a public price come last in both directions (decision 37).
        return [desc(sql`${of.priceUsdCents} is not null`), by(sortedPrice(prices.order))];
    }
  });
}

/** ICU root collation, as people sort. */
function nameOf(lang: Lang): SQL {
  const { namePt, nameEs } = products;
  const name = lang === 'es' ? shownOf(nameEs, namePt) : shownOf(namePt, nameEs);
  return sql`(select ${name} from ${products} where ${products.id} = ${indexedProducts.productId}) collate "und-x-icu"`;
}
