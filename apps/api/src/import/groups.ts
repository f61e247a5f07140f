import { max } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client.ts';
import { brands, categories, departments } from '../db/schema/index.ts';
import { slugOf } from './fields.ts';
import type { ProductLine } from './product-line.ts';

/** Where a product stands, by the columns that say so. */
export interface ProductPlace {
  readonly brand_id: number;
  readonly department_id: number;
  readonly category_id: number;
}

/** Finds the groups that lines name, and makes those that there are not yet. */
export interface Groups {
  placeOf(line: ProductLine): Promise<ProductPlace>;
}

/** Reads the groups of a catalogue. They are known by their Portuguese names, and by their slugs. */
export async function readGroups(db: Db): Promise<Groups> {
  const known = {
    brands: idsOf(await db.select().from(brands), ({ name }) => name),
    categories: idsOf(await db.select().from(categories), ({ namePt }) => namePt),
    departments: idsOf(
      await db.select().from(departments),
      ({ namePt }) => namePt,
      ({ categoryId }) => `${categoryId}/`,
    ),
  };
  const find = async (
    ids: Map<string, number>,
    key: string,
    make: (id: number) => Promise<unknown>,
    nextId: () => Promise<number>,
  ): Promise<number> => {
    const found = ids.get(key);
    if (found !== undefined) return found;
    const id = await nextId();
    await make(id);
    ids.set(key, id);
    return id;
  };
  return {
    placeOf: async (line) => {
      const brandSlug = slugOf(line.brand);
      const brandId = await find(
        known.brands,
        brandSlug,
        (id) => db.insert(brands).values({ id, slug: brandSlug, name: line.brand, logo: null }),
        () => nextIdOf(db, brands, brands.id),
      );
      const slug = slugOf(line.category_pt);
      const names = { namePt: line.category_pt, nameEs: line.category_es };
      const categoryId = await find(
        known.categories,
        slug,
        (id) =>
          db
            .insert(categories)
            .values({ id, slug, ...names, icon: '', special: false, position: id }),
        () => nextIdOf(db, categories, categories.id),
      );
      const departmentSlug = slugOf(line.department_pt);
      const departmentId = await find(
        known.departments,
        `${categoryId}/${departmentSlug}`,
        (id) =>
          db.insert(departments).values({
            id,
            categoryId,
            slug: departmentSlug,
            namePt: line.department_pt,
            nameEs: line.department_es,
            icon: '',
            position: id,
          }),
        () => nextIdOf(db, departments, departments.id),
      );
      return { brand_id: brandId, department_id: departmentId, category_id: categoryId };
    },
  };
}

/**
 * The ids of groups by what lines may call them: a group's name stands over another's slug, and both over a
 * former slug.
 */
function idsOf<Row extends GroupRow>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  scopeOf: (row: Row) => string = () => '',
): Map<string, number> {
  const keysBy = (slugsOf: (row: Row) => readonly string[]) =>
    rows.flatMap((row) => slugsOf(row).map((slug) => [scopeOf(row) + slug, row.id] as const));
  return new Map([
    ...keysBy(({ formerSlugs }) => formerSlugs),
    ...keysBy(({ slug }) => [slug]),
    ...keysBy((row) => [slugOf(nameOf(row))]),
  ]);
}

interface GroupRow {
  readonly id: number;
  readonly slug: string;
  readonly formerSlugs: readonly string[];
}

/** The id after the highest. */
export async function nextIdOf(db: Db, table: PgTable, id: PgColumn): Promise<number> {
  const [row] = await db.select({ highest: max(id) }).from(table);
  return Number(row?.highest ?? 0) + 1;
}
