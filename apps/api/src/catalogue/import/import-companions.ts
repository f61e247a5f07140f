/** What goods are of little use without, in the form of `companions.csv`. */
import { asc } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../platform/db/client.ts';
import { companions } from '../../platform/db/schema/index.ts';
import { needed, optional, says } from './fields.ts';
import { insertAll } from './insert-all.ts';
import type { Lines } from './read-file.ts';
import { replaceLines, type ReplaceOptions } from './replace-lines.ts';
import type { TableSummary } from './table-summary.ts';

const companionLine = v.pipe(
  v.strictObject({
    department: optional(200),
    name: optional(500),
    needed_department: optional(200),
    needed: needed(200),
  }),
  v.check(({ department, name }) => department !== '' || name !== '', says('noDepartmentOrName')),
  v.transform(({ needed_department: neededDepartment, ...line }) => ({
    ...line,
    neededDepartment,
  })),
);

const textOf = (line: v.InferOutput<typeof companionLine>): string => {
  const goods = [line.department, line.name].filter((part) => part !== '').join(', ');
  const others = [line.neededDepartment, line.needed].filter((part) => part !== '').join(', ');
  return `${goods} → ${others}`;
};

/** Replaces the shop's companions. */
export async function importCompanions(
  db: Db,
  lines: Lines,
  options: ReplaceOptions,
): Promise<TableSummary> {
  const known = await db.select().from(companions).orderBy(asc(companions.id));
  const write = (kept: readonly v.InferOutput<typeof companionLine>[]) =>
    db.transaction(async (tx) => {
      await tx.delete(companions);
      const rows = kept.map((line, index) => ({ id: index + 1, ...line }));
      await insertAll(tx, companions, rows);
    });
  const table = {
    name: 'companions',
    schema: companionLine,
    known: known.map(textOf),
    textOf,
    write,
  } as const;
  return replaceLines(lines, table, options);
}
