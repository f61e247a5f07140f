import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { brands, products } from '../../platform/db/schema/index.ts';

const piecesFree = sql<number | null>`${products.shelf} - ${products.promised}`;

const listColumns = {
  id: products.id,
  code: products.code,
  slug: products.slug,
  namePt: products.namePt,
  nameEs: products.nameEs,
  priceUsdCents: products.priceUsdCents,
  taxPercent: products.taxPercent,
  /** Whether a piece can be ordered. */
  inStock: products.available,
  /** Whether the shop offers it, of which all pieces may be promised. */
  offered: sql<boolean>`${products.active} and ${products.inStock}`,
  /**
   * Pieces on the shelf that are promised to no order; null when they are not counted, negative when
   * more are promised than are there.
   */
  piecesFree,
  // A hidden product is still in carts, and can't be bought.
  inPhysicalStock: sql<boolean>`${products.active} and ${products.inPhysicalStock}`,
  showPrice: products.showPrice,
  pictures: products.pictures,
  updatedAt: products.updatedAt,
  brandId: products.brandId,
  brandName: brands.name,
  brandSlug: brands.slug,
};

export type ProductRow = Awaited<ReturnType<typeof findProductsById>>[number];

/** Unordered, and hidden ones too, as out of stock. */
export async function findProductsById(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return selectRows(db, inArray(products.id, [...ids]));
}

export function selectRows(db: Db, where: SQL) {
  return db
    .select(listColumns)
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(where);
}
