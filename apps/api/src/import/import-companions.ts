/** What goods are of little use without, in the form of `companions.csv`. */
import * as v from 'valibot';
import type { Db } from '../db/client.ts';
import { companions } from '../db/schema/index.ts';
import { needed, optional, readLine, says } from './fields.ts';
import { insertAll } from './insert-all.ts';
import type { BadLine, Lines } from './read-file.ts';

const companionLine = v.pipe(
  v.strictObject({
    department: optional(200),
    name: optional(500),
    needed_department: optional(200),
    needed: needed(200),
  }),
  v.check(({ department, name }) => department !== '' || name !== '', says('noDepartmentOrName')),
);

/** Replaces the shop's companions; returns how many lines were kept. Bad lines are skipped. */
export async function importCompanions(
  db: Db,
  lines: Lines,
  onBadLine: (bad: BadLine) => void,
): Promise<number> {
  const kept: (typeof companions.$inferInsert)[] = [];
  for await (const { value, ...place } of lines) {
    const read = readLine(companionLine, value);
    if (read.ok) {
      const { needed_department: neededDepartment, ...line } = read.line;
      kept.push({ id: kept.length + 1, ...line, neededDepartment });
    } else onBadLine({ ...place, problems: read.problems });
  }
  await db.transaction(async (tx) => {
    await tx.delete(companions);
    await insertAll(tx, companions, kept);
  });
  return kept.length;
}
