/** The columns of the table of products that an import writes, as JSON gives them to Postgres. */
import { generalTaxPercent } from '@ponte/regional/money';
import type { products, Specification } from '../../platform/db/schema/index.ts';
import type { ProductPlace } from './groups.ts';
import { specificationOf, type ProductLine } from './product-line.ts';

export interface ProductColumns extends ProductPlace {
  readonly name_pt: string;
  readonly name_es: string;
  readonly details_pt: string;
  readonly details_es: string;
  readonly specifications_pt: readonly Specification[];
  readonly specifications_es: readonly Specification[];
  readonly price_usd_cents: number | null;
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

/** A new product as the table of products has it. */
export interface NewProductRow extends ProductColumns {
  readonly id: number;
  readonly slug: string;
  readonly code: string;
}

/**
 * A new product; where its line says nothing it is as most are. One literal of all, as copies of it would
 * take a tenth of an import.
 */
export function newRow(
  line: ProductLine,
  identity: Pick<NewProductRow, 'id' | 'slug' | 'code'>,
  place: Partial<ProductPlace>,
  pictures: readonly string[] | undefined,
): NewProductRow {
  const { price_usd: price = null } = line;
  return {
    id: identity.id,
    slug: identity.slug,
    code: identity.code,
    name_pt: line.name_pt ?? '',
    name_es: line.name_es ?? '',
    details_pt: line.details_pt ?? '',
    details_es: line.details_es ?? '',
    specifications_pt: line.specifications_pt?.map(specificationOf) ?? [],
    specifications_es: line.specifications_es?.map(specificationOf) ?? [],
    brand_id: place.brand_id ?? null,
    department_id: place.department_id ?? null,
    category_id: place.category_id ?? null,
    price_usd_cents: price,
    tax_percent: line.iva ?? generalTaxPercent,
    in_stock: line.in_stock ?? true,
    in_physical_stock: line.in_physical_stock ?? true,
    pieces_left: line.pieces_left ?? null,
    show_price: price !== null && (line.show_price ?? true),
    active: line.active ?? true,
    pictures: pictures ?? [],
  };
}

type Writable<Columns> = { -readonly [Name in keyof Columns]?: Columns[Name] };

/** What a line says; what it does not say is absent. Spreads would take a tenth of an import. */
export function columnsOf(
  line: ProductLine,
  place: Partial<ProductPlace>,
  pictures: readonly string[] | undefined,
): Partial<ProductColumns> {
  const columns: Writable<ProductColumns> = { ...place };
  if (line.name_pt !== undefined) columns.name_pt = line.name_pt;
  if (line.name_es !== undefined) columns.name_es = line.name_es;
  if (line.details_pt !== undefined) columns.details_pt = line.details_pt;
  if (line.details_es !== undefined) columns.details_es = line.details_es;
  if (line.specifications_pt) {
    columns.specifications_pt = line.specifications_pt.map(specificationOf);
  }
  if (line.specifications_es) {
    columns.specifications_es = line.specifications_es.map(specificationOf);
  }
  if (line.iva !== undefined) columns.tax_percent = line.iva;
  if (line.in_stock !== undefined) columns.in_stock = line.in_stock;
  if (line.in_physical_stock !== undefined) columns.in_physical_stock = line.in_physical_stock;
  if (line.pieces_left !== undefined) columns.pieces_left = line.pieces_left;
  if (line.show_price !== undefined) columns.show_price = line.show_price;
  if (line.price_usd !== undefined) columns.price_usd_cents = line.price_usd;
  if (line.price_usd === null) columns.show_price = false;
  if (line.active !== undefined) columns.active = line.active;
  if (pictures) columns.pictures = pictures;
  return columns;
}
