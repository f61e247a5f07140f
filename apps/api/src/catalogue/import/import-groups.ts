/** Categories, departments and brands, in the order of their lines. */
import { asc } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../platform/db/client.ts';
import { brands, categories, departments } from '../../platform/db/schema/index.ts';
import type { Difference } from './differences.ts';
import { flag, goodsPicture, id, needed, says, slug, slugOf } from './fields.ts';
import { GroupTally } from './group-tally.ts';
import { matchGroups } from './match-groups.ts';
import type { BadLine, Lines } from './read-file.ts';
import type { BesideTable, TableSummary } from './table-summary.ts';
import { missingPicture, type PictureIntake } from './take-pictures.ts';

const names = { name_pt: needed(100), name_es: needed(100) };

/** What is absent stays as it is, an empty cell clears it. */
const categoryLine = v.strictObject({
  id,
  slug,
  ...names,
  special: v.optional(flag(false)),
  icon: v.optional(v.pipe(v.string(), v.regex(/^(?:[\w-]+\/)*[\w-]+\.svg$|^$/, says('noFile')))),
});

const departmentLine = (categoryIds: ReadonlyMap<string, number>) =>
  v.strictObject({
    id,
    slug,
    category_pt: v.pipe(
      needed(100),
      v.check((name) => categoryIds.has(slugOf(name)), says('noCategory')),
    ),
    ...names,
  });

const brandLine = v.strictObject({
  id,
  slug,
  name: needed(100),
  logo: v.optional(goodsPicture),
});

/** The groups of a shop. */
export interface GroupLines {
  readonly categories: Lines;
  readonly departments: Lines;
  readonly brands: Lines;
  /** The markup of the icon that a category names. */
  icon(name: string): Promise<string>;
}

export interface GroupOptions {
  /** Receives each bad line. */
  readonly onBadLine: OnBadLine;
  /** Receives each logo that can't be had; its brand is kept, with the one that it has. */
  readonly onMissingPicture: OnBadLine;
  readonly onDifference?: ((difference: Difference) => void) | undefined;
  readonly pictures: PictureIntake;
}

type OnBadLine = (bad: BadLine) => void;

/**
 * Keeps groups: a known one changes what its line says and keeps its id, a new one is made. They
 * stand in the order of their lines, before those that no line names. Bad lines are skipped.
 */
export async function importGroups(
  db: Db,
  lines: GroupLines,
  options: GroupOptions,
): Promise<readonly TableSummary[]> {
  const tally = (table: BesideTable): GroupTally => new GroupTally(table, options);
  return [
    await importCategories(db, lines, tally('categories')),
    await importDepartments(db, lines.departments, tally('departments')),
    await importBrands(db, lines.brands, options, tally('brands')),
  ].filter(({ read }) => read > 0);
}

async function importCategories(
  db: Db,
  lines: GroupLines,
  tally: GroupTally,
): Promise<TableSummary> {
  const known = await db.select().from(categories).orderBy(asc(categories.position));
  const rows = await matchGroups(lines.categories, categoryLine, {
    known: known.map((row) => ({ ...row, name: row.namePt, scope: '' })),
    nameOf,
    scopeOf: () => '',
    onBadLine: tally.refuse,
  });
  const before = new Map(known.map((row) => [row.id, row]));
  const icons = await Promise.all(
    rows.map(async ({ id: one, icon }) =>
      icon === undefined ? (before.get(one)?.icon ?? '') : icon && lines.icon(icon),
    ),
  );
  const values = rows.map((line, position) => {
    const { place, name_pt, name_es, special, ...same } = line;
    const old = before.get(same.id);
    const row = {
      ...same,
      special: special ?? old?.special ?? false,
      namePt: name_pt,
      nameEs: name_es,
      icon: icons[position] ?? '',
      position,
    };
    tally.add(place, old, row);
    return row;
  });
  for (const row of inOrder(values, known)) {
    await db.insert(categories).values(row).onConflictDoUpdate({ target: categories.id, set: row });
  }
  return tally.summary;
}

async function importDepartments(db: Db, lines: Lines, tally: GroupTally): Promise<TableSummary> {
  const categoryRows = await db.select().from(categories);
  const categoryIds = new Map([
    ...categoryRows.flatMap(({ id: one, formerSlugs }) =>
      formerSlugs.map((former) => [former, one] as const),
    ),
    ...categoryRows.map(({ id: one, namePt }) => [slugOf(namePt), one] as const),
  ]);
  const known = await db.select().from(departments).orderBy(asc(departments.position));
  const categoryOf = (line: { readonly category_pt: string }) =>
    categoryIds.get(slugOf(line.category_pt)) ?? 0;
  const rows = await matchGroups(lines, departmentLine(categoryIds), {
    known: known.map((row) => ({ ...row, name: row.namePt, scope: String(row.categoryId) })),
    nameOf,
    scopeOf: (line) => String(categoryOf(line)),
    onBadLine: tally.refuse,
  });
  const before = new Map(known.map((row) => [row.id, row]));
  const values = rows.map((line) => {
    const { category_pt: _, place, name_pt, name_es, ...same } = line;
    const categoryId = categoryOf(line);
    const row = { ...same, categoryId, namePt: name_pt, nameEs: name_es, icon: '', position: 0 };
    tally.add(place, before.get(row.id), row);
    return row;
  });
  const categoryOrder = new Set([...values, ...known].map(({ categoryId }) => categoryId));
  for (const categoryId of categoryOrder) {
    const isOwn = (row: { readonly categoryId: number }) => row.categoryId === categoryId;
    for (const row of inOrder(values.filter(isOwn), known.filter(isOwn))) {
      await db
        .insert(departments)
        .values(row)
        .onConflictDoUpdate({ target: departments.id, set: row });
    }
  }
  return tally.summary;
}

async function importBrands(
  db: Db,
  lines: Lines,
  { onMissingPicture, pictures }: GroupOptions,
  tally: GroupTally,
): Promise<TableSummary> {
  const known = await db.select().from(brands);
  const rows = await matchGroups(lines, brandLine, {
    known: known.map((row) => ({ ...row, scope: '' })),
    nameOf: ({ name }) => name,
    scopeOf: () => '',
    onBadLine: tally.refuse,
  });
  const before = new Map(known.map((row) => [row.id, row]));
  for (const { logo, place, ...same } of rows) {
    const taken = await pictures.take(logo ? [logo] : []);
    for (const { picture, reason } of taken.missing) {
      onMissingPicture({ ...place, problems: [missingPicture('logo', picture, reason)] });
    }
    const isKept = logo === undefined || taken.missing.length > 0;
    const row = { ...same, logo: (isKept ? before.get(same.id)?.logo : taken.keys[0]) ?? null };
    tally.add(place, before.get(same.id), row);
    await db.insert(brands).values(row).onConflictDoUpdate({ target: brands.id, set: row });
  }
  return tally.summary;
}

const nameOf = (line: { readonly name_pt: string }): string => line.name_pt;

/** Groups in the order of their lines, then known ones that have none. */
function inOrder<Row extends { readonly id: number }>(
  rows: readonly Row[],
  known: readonly Row[],
): Row[] {
  if (rows.length === 0) return [];
  const named = new Set(rows.map(({ id: one }) => one));
  const all = [...rows, ...known.filter((row) => !named.has(row.id))];
  return all.map((row, position) => ({ ...row, position }));
}
