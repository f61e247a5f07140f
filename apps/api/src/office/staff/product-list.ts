import type { ListStaffProductsQuery, StaffProductInList } from '@ponte/contract/staff';
import { money } from '@ponte/regional/money';
import { and, desc, eq, lt, lte, sql } from 'drizzle-orm';
import { pictureUrl } from '../../catalogue/products/pictures.ts';
import type { Db } from '../../platform/db/client.ts';
import { brands, products } from '../../platform/db/schema/index.ts';
import { pageOf, readIdCursor, rowsToAskFor } from './cursors.ts';
import { goodsMatch } from './plain-words.ts';

export type ProductRow = typeof products.$inferSelect;

/** In pieces. */
const few = 3;

/** Undefined when the cursor is none. */
export async function listProducts(
  db: Db,
  { search = '', stock, after }: ListStaffProductsQuery,
): Promise<{ data: StaffProductInList[]; next: string | null } | undefined> {
  const place = after === undefined ? undefined : readIdCursor(after);
  if (after !== undefined && place === undefined) return undefined;
  const rows = await db
    .select({ product: products, brand: brands.name })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(
      and(
        ...goodsMatch(search),
        stock === 'out' ? eq(products.available, false) : undefined,
        stock === 'few' ? lte(sql`${products.shelf} - ${products.promised}`, few) : undefined,
        place === undefined ? undefined : lt(products.id, place),
      ),
    )
    .orderBy(desc(products.id))
    .limit(rowsToAskFor);
  const page = pageOf(rows, ({ product }) => [product.id]);
  return {
    data: page.rows.map((row) => wireProductInListOf(row.product, row.brand)),
    next: page.next,
  };
}

export function wireProductInListOf(product: ProductRow, brand: string | null): StaffProductInList {
  const { id, code, slug, namePt, nameEs, inStock, inPhysicalStock, shelf, promised } = product;
  const [picture] = product.pictures;
  return {
    id,
    code,
    slug,
    name: { pt: namePt, es: nameEs },
    brand,
    price: product.priceUsdCents === null ? null : money(product.priceUsdCents, 'USD'),
    inStock,
    inPhysicalStock,
    pieces: {
      shelf,
      promised,
      free: shelf === null ? null : Math.max(shelf - promised, 0),
    },
    showPrice: product.showPrice,
    active: product.active,
    picture: picture === undefined ? null : pictureUrl(picture),
  };
}
