import { max } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/client.ts';
import { brands, categories, departments } from '../../platform/db/schema/index.ts';
import { slugOf } from './fields.ts';
import type { ProductLine } from './product-line.ts';
import type { Problem } from './sentences/sentences.ts';

/** Where a product stands, by the columns that say so. */
export interface ProductPlace {
  readonly brand_id: number | null;
  readonly department_id: number | null;
  readonly category_id: number | null;
}

/** Finds the groups that lines name, and makes those that there are not yet. */
export interface Groups {
  /** Where a line with the same names of all groups stands; most lines repeat those of another. */
  knownPlaceOf(line: ProductLine): ProductPlace | undefined;
  /**
   * The columns that a line changes.
   * @param at where a known product stands
   * @param note receives a name of a group that it does not have
   */
  placeOf(
    line: ProductLine,
    at: ProductPlace | undefined,
    note: (problem: Problem) => void,
  ): Promise<Partial<ProductPlace>>;
  /** The name of a group in a list of differences. */
  nameOf(column: keyof ProductPlace, id: number): string;
}

interface Names {
  readonly namePt: string;
  readonly nameEs: string;
}

interface GroupRow extends Names {
  readonly id: number;
  readonly slug: string;
  readonly formerSlugs: readonly string[];
  /** The category of a department. */
  readonly within: number;
}

/** As a line has them: undefined where it has no such column, empty where its cell is. */
export interface GivenNames {
  readonly pt: string | undefined;
  readonly es: string | undefined;
}

/** Groups of one kind: they are known by their Portuguese names, their slugs, or Spanish names. */
class KnownGroups {
  readonly names = new Map<number, Names>();
  readonly #ids = new Map<string, number>();
  readonly #spanish = new Map<string, number>();
  /** By the names as lines write them, which most lines repeat. */
  readonly #written = new Map<string, number>();
  readonly #make: (slug: string, names: Names, within: number) => Promise<number>;

  constructor(
    rows: readonly GroupRow[],
    make: (slug: string, names: Names, within: number) => Promise<number>,
  ) {
    this.#make = make;
    for (const { id, formerSlugs, within } of rows) {
      for (const slug of formerSlugs) this.#ids.set(`${within}/${slug}`, id);
    }
    for (const { id, slug, within } of rows) this.#ids.set(`${within}/${slug}`, id);
    // A group's name stands over another's slug, and both over a former slug.
    for (const row of rows) this.#add(row.id, row, row.within);
  }

  #add(id: number, names: Names, within: number): void {
    this.names.set(id, names);
    this.#ids.set(`${within}/${slugOf(names.namePt)}`, id);
    this.#spanish.set(`${within}/${slugOf(names.nameEs)}`, id);
  }

  /** @param note receives the Spanish name that a group has not, once, and the one that it keeps */
  async idOf(
    given: GivenNames,
    within: number,
    note: (given: string, kept: string) => void = () => undefined,
  ): Promise<number> {
    const [pt, es] = [given.pt || undefined, given.es || undefined];
    const written = `${within}/${pt ?? ''}/${es ?? ''}`;
    const known = this.#written.get(written);
    if (known !== undefined) return known;
    const id = this.#find({ pt, es }, within) ?? (await this.#create({ pt, es }, within));
    this.#written.set(written, id);
    const kept = this.names.get(id)?.nameEs ?? '';
    if (pt !== undefined && es !== undefined && kept !== es) note(es, kept);
    return id;
  }

  #find({ pt, es = '' }: GivenNames, within: number): number | undefined {
    const key = `${within}/${slugOf(pt ?? es)}`;
    return (pt === undefined ? this.#spanish.get(key) : undefined) ?? this.#ids.get(key);
  }

  async #create({ pt, es }: GivenNames, within: number): Promise<number> {
    const namePt = pt ?? es ?? '';
    const names = { namePt, nameEs: es ?? namePt };
    const id = await this.#make(slugOf(namePt), names, within);
    this.#add(id, names, within);
    return id;
  }
}

/** Whether a line names a group; an empty cell beside a name says nothing. */
export const isNamed = ({ pt = '', es = '' }: Partial<GivenNames>): boolean =>
  pt !== '' || es !== '';

/** Whether a line has nothing but empty cells for a group. */
const isCleared = ({ pt, es }: GivenNames): boolean =>
  (pt !== undefined || es !== undefined) && !isNamed({ pt, es });

/** Reads the groups of a catalogue. */
export async function readGroups(db: Db): Promise<Groups> {
  const brandRows = await db.select().from(brands);
  const known = {
    brand_id: new KnownGroups(
      brandRows.map((row) => ({ ...row, within: 0, namePt: row.name, nameEs: row.name })),
      async (slug, { namePt: name }) => {
        const id = await nextIdOf(db, brands, brands.id);
        await db.insert(brands).values({ id, slug, name, logo: null });
        return id;
      },
    ),
    category_id: new KnownGroups(
      (await db.select().from(categories)).map((row) => ({ ...row, within: 0 })),
      async (slug, names) => {
        const id = await nextIdOf(db, categories, categories.id);
        const row = { id, slug, ...names, icon: '', special: false, position: id };
        await db.insert(categories).values(row);
        return id;
      },
    ),
    department_id: new KnownGroups(
      (await db.select().from(departments)).map((row) => ({ ...row, within: row.categoryId })),
      async (slug, names, categoryId) => {
        const id = await nextIdOf(db, departments, departments.id);
        const row = { id, categoryId, slug, ...names, icon: '', position: id };
        await db.insert(departments).values(row);
        return id;
      },
    ),
  };
  const places = new Map<string, ProductPlace>();
  return {
    knownPlaceOf: (line) => {
      const names = namesOf(line);
      return names === undefined ? undefined : places.get(names);
    },
    placeOf: async (line, at, note) => {
      const brand = { pt: line.brand, es: undefined };
      const category = { pt: line.category_pt, es: line.category_es };
      const department = { pt: line.department_pt, es: line.department_es };
      const brandId = isCleared(brand)
        ? null
        : isNamed(brand)
          ? await known.brand_id.idOf(brand, 0)
          : undefined;
      const categoryId = isCleared(category)
        ? null
        : isNamed(category)
          ? await known.category_id.idOf(category, 0, (given, kept) =>
              note({ field: 'category_es', says: 'otherName', values: { given, kept } }),
            )
          : undefined;
      const within = categoryId === undefined ? at?.category_id : categoryId;
      // In another category a product keeps the name of its department.
      const old =
        isNamed(category) && at?.department_id
          ? known.department_id.names.get(at.department_id)
          : undefined;
      const kept = isNamed(department) ? department : { pt: old?.namePt, es: old?.nameEs };
      const departmentId =
        within === null || isCleared(department)
          ? null
          : within !== undefined && isNamed(kept)
            ? await known.department_id.idOf(kept, within, (given, name) =>
                note({ field: 'department_es', says: 'otherName', values: { given, kept: name } }),
              )
            : undefined;
      const names = namesOf(line);
      if (
        names !== undefined &&
        brandId !== undefined &&
        categoryId !== undefined &&
        departmentId !== undefined
      ) {
        const place = { brand_id: brandId, department_id: departmentId, category_id: categoryId };
        places.set(names, place);
        return place;
      }
      return {
        ...(brandId !== undefined && { brand_id: brandId }),
        ...(categoryId !== undefined && { category_id: categoryId }),
        ...(departmentId !== undefined && { department_id: departmentId }),
      };
    },
    nameOf: (column, id) => known[column].names.get(id)?.namePt ?? '',
  };
}

/** The names of a line that says all of its place, as one text; names have no line breaks. */
function namesOf(line: ProductLine): string | undefined {
  const { brand, category_pt, category_es, department_pt, department_es } = line;
  if (
    brand === undefined ||
    category_pt === undefined ||
    category_es === undefined ||
    department_pt === undefined ||
    department_es === undefined
  ) {
    return undefined;
  }
  return `${brand}\n${category_pt}\n${category_es}\n${department_pt}\n${department_es}`;
}

/** The id after the highest. */
export async function nextIdOf(db: Db, table: PgTable, id: PgColumn): Promise<number> {
  const [row] = await db.select({ highest: max(id) }).from(table);
  return Number(row?.highest ?? 0) + 1;
}
