/** In which order products come, in a form that indexes can follow. */
import type { ProductOrderField } from '@ponte/contract/products';
import type { Lang } from '@ponte/contract/wire';
import { asc, desc, eq, not, sql, type SQL } from 'drizzle-orm';
import { products } from '../db/schema/index.ts';
import type { OrderStep } from './product-query.ts';
import type { SearchTerms } from './search.ts';

/**
 * An order as a row of segments: all products of one come before all of the next, and each is
 * sorted alike. Stock first makes two segments; an index that begins with the stock flag then gives
 * each of them in either direction.
 */
export interface ProductOrder {
  readonly segments: readonly (SQL | undefined)[];
  readonly orderBy: readonly SQL[];
}

/** The order of a list. Without any step it is the newest first, what is in stock before the rest. */
export function productOrder(
  steps: readonly OrderStep[],
  terms: SearchTerms | undefined,
  lang: Lang,
): ProductOrder {
  if (steps.length === 0) return usualOrder(terms);
  const [first, ...rest] = steps;
  const stockFirst = first?.field === 'tem_estoque';
  const sorted = stockFirst ? rest : steps;
  const inStock = eq(products.inStock, true);
  const outOfStock = eq(products.inStock, false);
  const stockSegments = first?.descending ? [inStock, outOfStock] : [outOfStock, inStock];
  return {
    segments: stockFirst ? stockSegments : [undefined],
    orderBy: orderBy(sorted, lang),
  };
}

/** In a search, names that begin with the first word come before those that only hold it. */
function usualOrder(terms: SearchTerms | undefined): ProductOrder {
  const stock = [eq(products.inStock, true), eq(products.inStock, false)];
  const newest = [desc(products.id)];
  if (!terms) return { segments: stock, orderBy: newest };
  const begins = sql`${products.search} @@ to_tsquery('simple', ${terms.beginning})`;
  return {
    segments: stock.flatMap((segment) => [
      sql`${segment} and ${begins}`,
      sql`${segment} and ${not(begins)}`,
    ]),
    orderBy: newest,
  };
}

/** The id, in the direction of the last step, makes any order total. */
function orderBy(steps: readonly OrderStep[], lang: Lang): SQL[] {
  const last = steps.at(-1)?.descending ?? true;
  const byId: OrderStep = { field: 'id', descending: last };
  const all = steps.some(({ field }) => field === 'id') ? steps : [...steps, byId];
  return all.map(({ field, descending }) => {
    const column = columnOf(field, lang);
    return descending ? desc(column) : asc(column);
  });
}

function columnOf(field: ProductOrderField, lang: Lang): SQL {
  const name = lang === 'es' ? products.nameEs : products.namePt;
  const columns = {
    tem_estoque: sql`${products.inStock}`,
    id: sql`${products.id}`,
    valor_venda: sql`${products.priceUsdCents}`,
    codigo: sql`${products.code}`,
    // As people sort: case and accents come last, not first.
    nome: sql`${name} collate "und-x-icu"`,
  } satisfies Record<ProductOrderField, SQL>;
  return columns[field];
}
