/** Products in the columns of the import. */
import type { Lang } from '@ponte/contract/wire';
import { money } from '@ponte/regional/money';
import { asc, gt } from 'drizzle-orm';
import { onRequest } from '../../catalogue/import/on-request.ts';
import type { Db } from '../../platform/db/client.ts';
import { products, type Specification } from '../../platform/db/schema/index.ts';
import { joinParts } from '../../platform/spreadsheet/list-cell.ts';
import { selectPlaced } from './select-placed.ts';

export const productColumns = [
  'id',
  'slug',
  'code',
  'name_pt',
  'name_es',
  'brand',
  'category_pt',
  'category_es',
  'department_pt',
  'department_es',
  'price_usd',
  'iva',
  'in_stock',
  'in_physical_stock',
  'pieces_left',
  'show_price',
  'active',
  'details_pt',
  'details_es',
  'specifications_pt',
  'specifications_es',
  'pictures',
] as const;

const batch = 500;

/** @param lang of the words in it */
export async function* productBatches(db: Db, lang: Lang) {
  let last = 0;
  for (;;) {
    const rows = await selectPlaced(db)
      .where(gt(products.id, last))
      .orderBy(asc(products.id))
      .limit(batch);
    const end = rows.at(-1);
    if (!end) return;
    last = end.product.id;
    yield rows.map(({ product, brand, category, department }) => [
      product.id,
      product.slug,
      product.code,
      product.namePt,
      product.nameEs,
      brand,
      category?.namePt ?? null,
      category?.nameEs ?? null,
      department?.namePt ?? null,
      department?.nameEs ?? null,
      product.priceUsdCents === null ? onRequest[lang] : money(product.priceUsdCents, 'USD'),
      product.taxPercent,
      product.inStock,
      product.inPhysicalStock,
      product.shelf,
      product.showPrice,
      product.active,
      product.detailsPt,
      product.detailsEs,
      listOf(product.specificationsPt),
      listOf(product.specificationsEs),
      joinParts(product.pictures),
    ]);
  }
}

function listOf(specifications: readonly Specification[]): string {
  return joinParts(specifications.map(({ name, value }) => `${name}: ${value}`));
}
