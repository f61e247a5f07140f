/** Finds products in the database. */
import type { ProductOrderField } from '@ponte/contract/products';
import type { Lang } from '@ponte/contract/wire';
import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { brands, products } from '../db/schema/index.ts';
import type { OrderStep, ProductFilter, ProductRequest } from './product-query.ts';
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
export type ProductRow = Awaited<ReturnType<typeof findProducts>>[number];

/** The products of one page. */
export async function findProducts(
  db: Db,
  { filter, order, page, perPage }: ProductRequest,
  terms: SearchTerms | undefined,
  lang: Lang,
) {
  return db
    .select(listColumns)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(condition(filter, terms))
    .orderBy(...ordering(order, terms, lang))
    .limit(perPage)
    .offset((page - 1) * perPage);
}

/** Products by their ids, in no order. */
export async function findProductsById(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  return db
    .select(listColumns)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, [...ids]));
}

/** How many products match. */
export async function countProducts(
  db: Db,
  filter: ProductFilter,
  terms: SearchTerms | undefined,
): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(condition(filter, terms));
  return row?.total ?? 0;
}

function condition(filter: ProductFilter, terms: SearchTerms | undefined): SQL | undefined {
  const { categoryId, departmentId, brandIds, inStockOnly } = filter;
  return and(
    categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
    departmentId === undefined ? undefined : eq(products.departmentId, departmentId),
    brandIds === undefined ? undefined : inArray(products.brandId, [...brandIds]),
    inStockOnly ? eq(products.inStock, true) : undefined,
    terms && matches(terms),
  );
}

function matches({ tsquery, codeKey }: SearchTerms): SQL {
  const words = sql`${products.search} @@ to_tsquery('simple', ${tsquery})`;
  return sql`(${words} or (${products.codeKey} ~>=~ ${codeKey} and ${products.codeKey} ~<~ ${`${codeKey}{`}))`;
}

/** A product whose code was typed comes first whatever the order; the id makes any order total. */
function ordering(order: readonly OrderStep[], terms: SearchTerms | undefined, lang: Lang): SQL[] {
  const exactCode = terms ? [sql`(${products.codeKey} = ${terms.codeKey}) desc`] : [];
  const steps = order.length > 0 ? order.map((step) => orderStep(step, lang)) : usual(terms, lang);
  return [...exactCode, ...steps, desc(products.id)];
}

/** In stock first; in a search, names that start with the first word before others. */
function usual(terms: SearchTerms | undefined, lang: Lang): SQL[] {
  const stock = desc(products.inStock);
  if (!terms) return [stock];
  return [stock, sql`starts_with(search_plain(${nameColumn(lang)}), ${terms.firstWord}) desc`];
}

function orderStep({ field, descending }: OrderStep, lang: Lang): SQL {
  const columns = {
    tem_estoque: sql`${products.inStock}`,
    id: sql`${products.id}`,
    valor_venda: sql`${products.priceUsdCents}`,
    codigo: sql`${products.code}`,
    // As people sort: case and accents come last, not first.
    nome: sql`${nameColumn(lang)} collate "und-x-icu"`,
  } satisfies Record<ProductOrderField, SQL>;
  return descending ? desc(columns[field]) : asc(columns[field]);
}

function nameColumn(lang: Lang) {
  return lang === 'es' ? products.nameEs : products.namePt;
}
