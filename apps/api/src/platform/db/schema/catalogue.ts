import type { Lang } from '@ponte/contract/wire';
import { generalTaxPercent } from '@ponte/regional/money';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { shownOf } from '../shown-texts.ts';
import { createdAt, currencyColumn } from './columns.ts';

const bilingual = <Name extends string>(name: Name) => ({
  pt: text(`${name}_pt`).notNull(),
  es: text(`${name}_es`).notNull(),
});

const names = () => {
  const { pt, es } = bilingual('name');
  return { namePt: pt, nameEs: es };
};

/** Slugs of a group's earlier names and of groups that were merged into it: they mean it still. */
const formerSlugs = () =>
  text('former_slugs')
    .array()
    .notNull()
    .default(sql`'{}'`);

export const categories = pgTable('categories', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  formerSlugs: formerSlugs(),
  ...names(),
  icon: text('icon').notNull(),
  special: boolean('special').notNull(),
  position: integer('position').notNull(),
});

export const departments = pgTable(
  'departments',
  {
    id: integer('id').primaryKey(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    slug: text('slug').notNull(),
    formerSlugs: formerSlugs(),
    ...names(),
    icon: text('icon').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('departments_by_category').on(table.categoryId, table.position)],
);

export const brands = pgTable('brands', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  formerSlugs: formerSlugs(),
  name: text('name').notNull(),
  /** A picture key or an address. */
  logo: text('logo'),
});

export interface Specification {
  readonly name: string;
  readonly value: string;
}

/** ICU root collation; queries must use the same expression for the index to apply. */
const byPeople = (own: PgColumn, other: PgColumn): SQL =>
  sql`${shownOf(own, other)} collate "und-x-icu"`;

export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey(),
    code: text('code').notNull().unique(),
    slug: text('slug').notNull().unique(),
    /** One of the two may be empty, as may the texts below: the other language's stands in. */
    ...names(),
    /** Sanitised HTML. */
    detailsPt: text('details_pt').notNull(),
    detailsEs: text('details_es').notNull(),
    specificationsPt: jsonb('specifications_pt').$type<readonly Specification[]>().notNull(),
    specificationsEs: jsonb('specifications_es').$type<readonly Specification[]>().notNull(),
    /** Null where nothing is said of it; a department stands within the product's category. */
    brandId: integer('brand_id').references(() => brands.id),
    departmentId: integer('department_id').references(() => departments.id),
    categoryId: integer('category_id').references(() => categories.id),
    /** With or without I.V.A., depending on a setting of the API; null where it is on request. */
    priceUsdCents: bigint('price_usd_cents', { mode: 'number' }),
    /** I.V.A. in percent. */
    taxPercent: smallint('tax_percent').notNull().default(generalTaxPercent),
    /** Whether the shop offers it; what can be ordered is `available`. */
    inStock: boolean('in_stock').notNull(),
    inPhysicalStock: boolean('in_physical_stock').notNull(),
    /** Pieces in the store, promised ones included (decision 50); null when they are not counted. */
    shelf: integer('pieces_left'),
    /** Of them, pieces of orders that can be paid or collected; counted for every product. */
    promised: integer('pieces_held').notNull().default(0),
    /** Whether a piece can be ordered: offered, not hidden, and not all promised. */
    available: boolean('available')
      .notNull()
      .generatedAlwaysAs(
        sql`active and in_stock and (pieces_left is null or pieces_left > pieces_held)`,
      ),
    showPrice: boolean('show_price').notNull(),
    /** Hidden from shoppers when false; carts and orders keep it. */
    active: boolean('active').notNull().default(true),
    /** Picture keys or addresses. */
    pictures: jsonb('pictures').$type<readonly string[]>().notNull(),
    createdAt: createdAt(),
    /** When what shoppers see of it last changed, pieces apart, kept by a trigger; null: before that was kept. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).default(sql`now()`),
  },
  // Only for sorting by name: lists are computed in memory.
  (table) => [
    index('products_by_shown_name_pt').on(byPeople(table.namePt, table.nameEs), table.id),
    index('products_by_shown_name_es').on(byPeople(table.nameEs, table.namePt), table.id),
    check('products_pieces', sql`pieces_left >= 0 and pieces_held >= 0`),
    check('products_priced', sql`price_usd_cents is not null or not show_price`),
    check('products_named', sql`name_pt <> '' or name_es <> ''`),
  ],
);

/** The shop's own synonyms of the search, as in a line of `synonyms.csv`. */
export const synonyms = pgTable('synonyms', {
  id: integer('id').primaryKey(),
  words: text('words').notNull(),
  also: text('also').notNull(),
});

/** What goods are of little use without, as in a line of `companions.csv`. */
export const companions = pgTable('companions', {
  id: integer('id').primaryKey(),
  department: text('department').notNull(),
  name: text('name').notNull(),
  neededDepartment: text('needed_department').notNull(),
  needed: text('needed').notNull(),
});

/** How often goods were searched for, and nothing of who did. */
export const searches = pgTable(
  'searches',
  {
    lang: char('lang', { length: 2 }).$type<Lang>().notNull(),
    text: text('text').notNull(),
    hits: integer('hits').notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lang, table.text] }),
    index('searches_by_hits').on(table.lang, table.hits),
  ],
);

/**
 * Counts changes of what lists show. Triggers count in a row that no other transaction has locked,
 * so that writers don't wait for each other.
 */
export const catalogueChanges = pgTable('catalogue_changes', {
  slot: integer('slot').primaryKey().generatedAlwaysAsIdentity(),
  changes: bigint('changes', { mode: 'number' }).notNull(),
});

/** One unit of `source` costs `rate` units of `target`. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    source: currencyColumn('source').notNull(),
    target: currencyColumn('target').notNull(),
    rate: numeric('rate', { precision: 30, scale: 12 }).notNull(),
    /** Since when; a trigger sets it when the rate changes. Null in rows from before it was kept. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.source, table.target] })],
);

export const banners = pgTable('banners', {
  id: integer('id').primaryKey(),
  type: text('type').notNull(),
  titlePt: text('title_pt').notNull(),
  titleEs: text('title_es').notNull(),
  descriptionPt: text('description_pt').notNull(),
  descriptionEs: text('description_es').notNull(),
  picturePt: text('picture_pt').notNull(),
  pictureEs: text('picture_es').notNull(),
});

export const teamMembers = pgTable('team_members', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  rolePt: text('role_pt').notNull(),
  roleEs: text('role_es').notNull(),
  photo: text('photo'),
  whatsapp: text('whatsapp').notNull(),
});

export const questions = pgTable('questions', {
  id: integer('id').primaryKey(),
  position: smallint('position').notNull(),
  questionPt: text('question_pt').notNull(),
  questionEs: text('question_es').notNull(),
  answerPt: text('answer_pt').notNull(),
  answerEs: text('answer_es').notNull(),
});

/** Facts about the database itself, such as when it was seeded. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** Pictures of goods that come from elsewhere. */
export const pictures = pgTable('pictures', {
  /** What rows of goods call it, and its name under `/media`. */
  key: text('key').primaryKey(),
  /** The address that it is fetched from; null for a file of an import. */
  source: text('source'),
  /** Names its file in the storage: SHA-256 of what came, and more if staff sent it. Null until it has come. */
  content: text('content'),
  /** In pixels, as it is stored. */
  width: integer('width'),
  /** Why it has not come at the last attempt. */
  reason: text('reason'),
});
