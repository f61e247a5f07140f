/** The catalogue's index in Postgres: derived from goods and orders, empty unless it is chosen. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What lists are filtered, sorted and counted by: a row for each product that is not hidden. */
export const indexedProducts = pgTable(
  'indexed_products',
  {
    productId: integer('product_id').primaryKey(),
    /** The versions of the rows that it was made of: others are to be read again. */
    madeOf: text('made_of').notNull(),
    categoryId: integer('category_id'),
    departmentId: integer('department_id'),
    brandId: integer('brand_id'),
    available: boolean('available').notNull(),
    /** Null where the price is hidden. */
    priceUsdCents: bigint('price_usd_cents', { mode: 'number' }),
    taxPercent: smallint('tax_percent').notNull(),
    /** Pieces. */
    sold: integer('sold').notNull(),
    /** Without case and separators. */
    codeKey: text('code_key').notNull(),
    /** The ids of its facets' values. */
    facetValues: integer('facet_values').array().notNull(),
  },
  (table) => [
    index('indexed_products_as_usual').on(
      table.available.desc().nullsFirst(),
      table.productId.desc().nullsFirst(),
    ),
    index('indexed_products_by_category').on(table.categoryId),
    index('indexed_products_by_department').on(table.departmentId),
    index('indexed_products_by_brand').on(table.brandId),
    index('indexed_products_by_facet').using('gin', table.facetValues),
    index('indexed_products_sold')
      .on(table.sold)
      .where(sql`sold > 0`),
  ],
);

/** The words of each product in each language, with weights by their places. */
export const indexedWords = pgTable(
  'indexed_words',
  {
    productId: integer('product_id').primaryKey(),
    pt: tsvector('pt').notNull(),
    es: tsvector('es').notNull(),
  },
  (table) => [index('indexed_words_search').using('gin', table.pt, table.es)],
);

/** Every word that a product has or had. */
export const indexedKeys = pgTable('indexed_keys', {
  key: text('key').primaryKey(),
  /** How often it was read; more than there are products with it, as goods change. */
  uses: integer('uses').notNull(),
});

/** The values of facets, with the names that are shown. */
export const indexedFacetValues = pgTable(
  'indexed_facet_values',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    facet: text('facet').notNull(),
    facetNamePt: text('facet_name_pt').notNull(),
    facetNameEs: text('facet_name_es').notNull(),
    slug: text('slug').notNull(),
    namePt: text('name_pt').notNull(),
    nameEs: text('name_es').notNull(),
    /** A measure in the first unit of its quantity, or a number; null for words. */
    size: doublePrecision('size'),
  },
  (table) => [unique('indexed_facet_values_once').on(table.facet, table.slug)],
);
