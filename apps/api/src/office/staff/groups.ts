/** Brands, categories and departments, and what is in them. */
import { asc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { slugOf } from '../../catalogue/import/fields.ts';
import { byPeople } from '../../catalogue/products/groups.ts';
import type { Db } from '../../platform/db/client.ts';
import { brands, categories, departments, products } from '../../platform/db/schema/index.ts';

export const groupKinds = ['brand', 'category', 'department'] as const;
export type GroupKind = (typeof groupKinds)[number];

export interface Group {
  readonly kind: GroupKind;
  readonly id: number;
  readonly slug: string;
  readonly formerSlugs: readonly string[];
  /** The same for a brand, which has one name. */
  readonly names: { readonly pt: string; readonly es: string };
  /** Of a department; undefined for other groups. */
  readonly category: { readonly id: number; readonly slug: string } | undefined;
  /** Hidden ones too. */
  readonly products: number;
}

/** In the order of the menu, brands by name. */
export async function listGroups(db: Db, kind: GroupKind): Promise<Group[]> {
  if (kind === 'brand') {
    const sizes = await sizesBy(db, products.brandId);
    const rows = await db.select().from(brands).orderBy(byPeople(brands.name), asc(brands.id));
    return rows.map((row) => ({
      ...sized(kind, row, sizes),
      names: { pt: row.name, es: row.name },
      category: undefined,
    }));
  }
  if (kind === 'category') {
    const sizes = await sizesBy(db, products.categoryId);
    const rows = await db.select().from(categories).orderBy(categories.position, categories.id);
    return rows.map((row) => ({
      ...sized(kind, row, sizes),
      names: { pt: row.namePt, es: row.nameEs },
      category: undefined,
    }));
  }
  const sizes = await sizesBy(db, products.departmentId);
  const rows = await db
    .select({ row: departments, category: { id: categories.id, slug: categories.slug } })
    .from(departments)
    .innerJoin(categories, eq(categories.id, departments.categoryId))
    .orderBy(categories.position, categories.id, departments.position, departments.id);
  return rows.map(({ row, category }) => ({
    ...sized(kind, row, sizes),
    names: { pt: row.namePt, es: row.nameEs },
    category,
  }));
}

async function sizesBy(db: Db, column: PgColumn): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: sql<number>`${column}`, size: sql<number>`count(*)::int` })
    .from(products)
    .groupBy(column);
  return new Map(rows.map(({ id, size }) => [id, size]));
}

function sized(
  kind: GroupKind,
  { id, slug, formerSlugs }: Pick<Group, 'id' | 'slug' | 'formerSlugs'>,
  sizes: ReadonlyMap<number, number>,
) {
  return { kind, id, slug, formerSlugs, products: sizes.get(id) ?? 0 };
}

/** What a group is called by: its slug, or of a department `category/department`. */
export function referenceOf({ category, slug }: Group): string {
  return category ? `${category.slug}/${slug}` : slug;
}

/**
 * The groups with a slug or a name, for a department with or without its category and `/` before
 * it; several for a department's name that is in several categories.
 */
export function findGroups(groups: readonly Group[], typed: string): readonly Group[] {
  const [last = '', category] = typed.split('/').toReversed();
  const within = groups.filter(
    (group) =>
      category === undefined || !group.category || group.category.slug === slugOf(category),
  );
  const wanted = slugOf(last);
  const bySlug = within.filter(({ slug }) => slug === last.trim());
  const byName = within.filter(
    ({ slug, names }) =>
      slug === wanted || slugOf(names.pt) === wanted || slugOf(names.es) === wanted,
  );
  return bySlug.length > 0 ? bySlug : byName;
}
