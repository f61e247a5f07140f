/** The columns of the table of products that an import writes, as JSON gives them to Postgres. */
import type { products, Specification } from '../db/schema/index.ts';
import type { ProductPlace } from './groups.ts';
import { specificationOf, type ProductLine } from './product-line.ts';

export interface ProductColumns extends ProductPlace {
  readonly name_pt: string;
  readonly name_es: string;
  readonly details_pt: string;
  readonly details_es: string;
  readonly specifications_pt: readonly Specification[];
  readonly specifications_es: readonly Specification[];
  readonly price_usd_cents: number;
  readonly tax_percent: number;
  readonly in_stock: boolean;
  readonly in_physical_stock: boolean;
  readonly pieces_left: number | null;
  readonly show_price: boolean;
  readonly active: boolean;
  readonly pictures: readonly string[];
}

export type ProductColumn = keyof ProductColumns;

/** The columns by their names in the database, with those in the schema. */
export const productColumns = {
  name_pt: 'namePt',
  name_es: 'nameEs',
  details_pt: 'detailsPt',
  details_es: 'detailsEs',
  specifications_pt: 'specificationsPt',
  specifications_es: 'specificationsEs',
  brand_id: 'brandId',
  department_id: 'departmentId',
  category_id: 'categoryId',
  price_usd_cents: 'priceUsdCents',
  tax_percent: 'taxPercent',
  in_stock: 'inStock',
  in_physical_stock: 'inPhysicalStock',
  pieces_left: 'shelf',
  show_price: 'showPrice',
  active: 'active',
  pictures: 'pictures',
} as const satisfies Record<ProductColumn, keyof typeof products.$inferSelect>;

/** What a line says; what it does not say is absent. */
export function columnsOf(
  line: ProductLine,
  place: Partial<ProductPlace>,
  pictures: readonly string[] | undefined,
): Partial<ProductColumns> {
  return {
    ...place,
    ...(line.name_pt !== undefined && { name_pt: line.name_pt }),
    ...(line.name_es !== undefined && { name_es: line.name_es }),
    ...(line.details_pt !== undefined && { details_pt: line.details_pt }),
    ...(line.details_es !== undefined && { details_es: line.details_es }),
    ...(line.specifications_pt && {
      specifications_pt: line.specifications_pt.map(specificationOf),
    }),
    ...(line.specifications_es && {
      specifications_es: line.specifications_es.map(specificationOf),
    }),
    ...(line.price_usd !== undefined && { price_usd_cents: line.price_usd }),
    ...(line.iva !== undefined && { tax_percent: line.iva }),
    ...(line.in_stock !== undefined && { in_stock: line.in_stock }),
    ...(line.in_physical_stock !== undefined && { in_physical_stock: line.in_physical_stock }),
    ...(line.pieces_left !== undefined && { pieces_left: line.pieces_left }),
    ...(line.show_price !== undefined && { show_price: line.show_price }),
    ...(line.active !== undefined && { active: line.active }),
    ...(pictures && { pictures }),
  };
}
