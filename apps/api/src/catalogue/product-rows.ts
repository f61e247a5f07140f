/** Products as lists show them. */
import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { brands, products } from '../db/schema/index.ts';

/** What lists show of a product. */
const listColumns = {
  id: products.id,
  code: products.code,
  slug: products.slug,
  namePt: products.namePt,
  nameEs: products.nameEs,
  priceUsdCents: products.priceUsdCents,
  taxPercent: products.taxPercent,
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

/** The query of products as lists show them. */
export function selectRows(db: Db, where: SQL) {
  return db
    .select(listColumns)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(where);
}
