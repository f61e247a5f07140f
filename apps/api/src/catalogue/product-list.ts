/** Finds products in the database. */
import type { Lang } from '@ponte/contract/wire';
import { and, count, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { brands, products } from '../db/schema/index.ts';
import { productOrder, type ProductOrder } from './product-order.ts';
import type { ProductFilter, ProductRequest } from './product-query.ts';
import type { SearchTerms } from './search.ts';

/** What lists show of a product. */
const listColumns = {
  id: products.id,
  code: products.code,
  slug: products.slug,
  namePt: products.namePt,
  nameEs: products.nameEs,
  priceUsdCents: products.priceUsdCents,
  inStock: products.inStock,
  inPhysicalStock: products.inPhysicalStock,
  showPrice: products.showPrice,
  pictures: products.pictures,
  brandId: products.brandId,
  brandName: brands.name,
  brandSlug: brands.slug,
};

/** A product with its brand, as lists need it. */
export type ProductRow = Awaited<ReturnType<typeof findProductsById>>[number];

/** Products by their ids, in no order. */
export async function findProductsById(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return selectRows(db, inArray(products.id, [...ids]));
}

function selectRows(db: Db, where: SQL | undefined) {
  return db
    .select(listColumns)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(where);
}

/** The products of one page. A product whose very code was searched comes before all others. */
export async function findProducts(
  db: Db,
  { filter, order, page, perPage }: ProductRequest,
  terms: SearchTerms | undefined,
  lang: Lang,
): Promise<ProductRow[]> {
  const exact = terms ? await selectRows(db, and(filterCondition(filter), hasCode(terms))) : [];
  const start = (page - 1) * perPage;
  const before = exact.slice(start, start + perPage);
  const others = and(filterCondition(filter), ...exact.map((row) => ne(products.id, row.id)));
  const rest = await findOrdered(
    { db, where: others, terms, order: productOrder(order, terms, lang) },
    { offset: Math.max(0, start - exact.length), limit: perPage - before.length },
  );
  return [...before, ...rest];
}

interface Ordered {
  readonly db: Db;
  readonly where: SQL | undefined;
  readonly terms: SearchTerms | undefined;
  readonly order: ProductOrder;
}

interface Range {
  readonly offset: number;
  readonly limit: number;
}

/** Goes through the segments of an order until the page is full. */
async function findOrdered(ordered: Ordered, { offset, limit }: Range): Promise<ProductRow[]> {
  const rows: ProductRow[] = [];
  let skip = offset;
  for (const segment of ordered.order.segments) {
    if (rows.length >= limit) break;
    const range = { offset: skip, limit: limit - rows.length };
    const found = await findInSegment(ordered, segment, range);
    rows.push(...found);
    // A segment that gave nothing may only have been too short for the offset.
    if (found.length > 0) skip = 0;
    else if (skip > 0) skip -= await countWhere(ordered, segment);
  }
  return rows;
}

/**
 * How many rows a search looks through in the order of an index, before it asks the index of words.
 * A frequent word is found sooner by the former, a rare one by the latter.
 */
const mostScanned = 10_000;

async function findInSegment(
  ordered: Ordered,
  segment: SQL | undefined,
  range: Range,
): Promise<ProductRow[]> {
  const { db, where, terms, order } = ordered;
  const enough = range.offset + range.limit;
  if (terms && terms.share * mostScanned > enough * 2 && !terms.codeLike) {
    const found = await scan(ordered, segment, range);
    if (found.length === range.limit) return found;
  }
  return selectRows(db, and(where, segment, terms && matches(terms)))
    .orderBy(...order.orderBy)
    .limit(range.limit)
    .offset(range.offset);
}

/** Looks through the first rows of a segment for those that match. */
async function scan(
  { db, where, terms, order }: Ordered,
  segment: SQL | undefined,
  { limit, offset }: Range,
): Promise<ProductRow[]> {
  const { search } = products;
  const first = db
    .select({ id: products.id, search })
    .from(products)
    .where(and(where, segment))
    .orderBy(...order.orderBy)
    .limit(mostScanned)
    .as('first');
  const found = await db
    .select({ id: first.id })
    .from(first)
    .where(terms && sql`${first.search} @@ to_tsquery('simple', ${terms.tsquery})`)
    .limit(limit)
    .offset(offset);
  const ids = found.map((row) => row.id);
  const rows = new Map((await findProductsById(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((one) => rows.get(one) ?? []);
}

/** How many products match a search. */
export async function countMatches(
  db: Db,
  filter: ProductFilter,
  terms: SearchTerms,
): Promise<number> {
  const where = and(filterCondition(filter), sql`(${matches(terms)} or ${hasCode(terms)})`);
  const [row] = await db.select({ total: count() }).from(products).where(where);
  return row?.total ?? 0;
}

async function countWhere(
  { db, where, terms }: Ordered,
  segment: SQL | undefined,
): Promise<number> {
  const condition = and(where, segment, terms && matches(terms));
  const [row] = await db.select({ total: count() }).from(products).where(condition);
  return row?.total ?? 0;
}

function filterCondition({
  categoryId,
  departmentId,
  brandIds,
  inStockOnly,
}: ProductFilter): SQL | undefined {
  const [onlyBrand, ...otherBrands] = brandIds ?? [];
  return and(
    categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
    departmentId === undefined ? undefined : eq(products.departmentId, departmentId),
    brandIds === undefined || otherBrands.length > 0 || onlyBrand === undefined
      ? brandIds && inArray(products.brandId, [...brandIds])
      : eq(products.brandId, onlyBrand),
    inStockOnly ? eq(products.inStock, true) : undefined,
  );
}

function hasCode({ codeKey }: SearchTerms): SQL {
  return eq(products.codeKey, codeKey);
}

/** What looks like the start of a code is also searched among codes without their separators. */
function matches({ tsquery, codeKey, codeLike }: SearchTerms): SQL {
  const words = sql`${products.search} @@ to_tsquery('simple', ${tsquery})`;
  return codeLike
    ? sql`(${words} or (${products.codeKey} ~>=~ ${codeKey} and ${products.codeKey} ~<~ ${`${codeKey}{`}))`
    : words;
}
