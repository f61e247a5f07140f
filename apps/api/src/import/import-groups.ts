/** Categories, departments and brands of a new shop, in the order of their lines. */
import * as v from 'valibot';
import type { Db } from '../db/client.ts';
import { brands, categories, departments } from '../db/schema/index.ts';
import { flag, id, needed, picture, readLine, slug, slugOf } from './fields.ts';
import { insertAll } from './insert-all.ts';
import type { BadLine, Lines } from './read-file.ts';

const names = { name_pt: needed(100), name_es: needed(100) };

const categoryLine = v.strictObject({
  id,
  slug,
  ...names,
  special: flag(false),
  icon: v.optional(v.pipe(v.string(), v.regex(/^(?:[\w-]+\/)*[\w-]+\.svg$|^$/, 'is no file')), ''),
});

const departmentLine = (categoryIds: ReadonlyMap<string, number>) =>
  v.strictObject({
    id,
    slug,
    category_pt: v.pipe(
      needed(100),
      v.check((name) => categoryIds.has(slugOf(name)), 'is no category'),
    ),
    ...names,
  });

const brandLine = v.strictObject({
  id,
  slug,
  name: needed(100),
  logo: v.optional(v.union([v.literal(''), picture], 'is no picture'), ''),
});

/** The groups of a shop. */
export interface GroupLines {
  readonly categories: Lines;
  readonly departments: Lines;
  readonly brands: Lines;
  /** The markup of the icon that a category names. */
  icon(name: string): Promise<string>;
}

type OnBadLine = (bad: BadLine) => void;

/** Fills a shop that has no groups yet. Bad lines are skipped. */
export async function importGroups(db: Db, lines: GroupLines, onBadLine: OnBadLine): Promise<void> {
  const categoryIds = await importCategories(db, lines, onBadLine);
  await importDepartments(db, lines.departments, categoryIds, onBadLine);
  const rows = await read(lines.brands, brandLine, ({ name }) => name, onBadLine);
  await insertAll(
    db,
    brands,
    rows.map(({ logo, ...same }) => ({ ...same, logo: logo || null })),
  );
}

/** Gives the ids of the categories by their names as slugs. */
async function importCategories(
  db: Db,
  lines: GroupLines,
  onBadLine: OnBadLine,
): Promise<ReadonlyMap<string, number>> {
  const rows = await read(lines.categories, categoryLine, nameOf, onBadLine);
  const icons = await Promise.all(
    rows.map(async ({ icon }) => (icon === '' ? '' : lines.icon(icon))),
  );
  await insertAll(
    db,
    categories,
    rows.map(({ name_pt, name_es, ...same }, position) => ({
      ...same,
      namePt: name_pt,
      nameEs: name_es,
      icon: icons[position] ?? '',
      position,
    })),
  );
  return new Map(rows.map((row) => [slugOf(row.name_pt), row.id]));
}

async function importDepartments(
  db: Db,
  lines: Lines,
  categoryIds: ReadonlyMap<string, number>,
  onBadLine: OnBadLine,
): Promise<void> {
  const schema = departmentLine(categoryIds);
  const rows = await read(lines, schema, nameOf, onBadLine, (line) => slugOf(line.category_pt));
  const positions = new Map<number, number>();
  const values = [];
  for (const { category_pt, name_pt, name_es, ...same } of rows) {
    const categoryId = categoryIds.get(slugOf(category_pt));
    if (categoryId === undefined) continue;
    const position = positions.get(categoryId) ?? 0;
    positions.set(categoryId, position + 1);
    values.push({ ...same, categoryId, namePt: name_pt, nameEs: name_es, icon: '', position });
  }
  await insertAll(db, departments, values);
}

const nameOf = (line: { readonly name_pt: string }): string => line.name_pt;

interface Group {
  readonly id: number | null;
  readonly slug: string;
}

/** Reads groups, and gives an id and a slug to those that say none. */
async function read<Line extends Group>(
  lines: Lines,
  schema: v.GenericSchema<unknown, Line>,
  name: (line: Line) => string,
  onBadLine: OnBadLine,
  scope: (line: Line) => string = () => '',
): Promise<(Line & { readonly id: number; readonly slug: string })[]> {
  const kept = [];
  const taken = new Set<number | string>();
  let highest = 0;
  for await (const { value, ...place } of lines) {
    const result = readLine(schema, value);
    if (!result.ok) {
      onBadLine({ ...place, reason: result.reason });
      continue;
    }
    const { line } = result;
    const ownId = line.id ?? highest + 1;
    const ownSlug = line.slug || slugOf(name(line));
    const address = `${scope(line)}/${ownSlug}`;
    if (taken.has(ownId) || taken.has(address)) {
      onBadLine({ ...place, reason: `${taken.has(ownId) ? 'id' : 'slug'} stands twice` });
      continue;
    }
    taken.add(ownId).add(address);
    highest = Math.max(highest, ownId);
    kept.push({ ...line, id: ownId, slug: ownSlug });
  }
  return kept;
}
