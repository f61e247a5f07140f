/** Who changed a thing last, by what is written down of staff's acts. */
import type { AuditAction } from '@ponte/contract/staff/audit';
import type { LastChange } from '@ponte/contract/staff/wire';
import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { audit, staffMembers } from '../../platform/db/schema/index.ts';

export function lastChangeOfProduct(db: Db, id: number): Promise<LastChange> {
  return newestOf(
    db,
    and(
      eq(audit.subjectKind, 'product'),
      eq(audit.subjectId, String(id)),
      eq(audit.action, 'product.changed'),
    ),
  );
}

/** Parts of the settings with their own page. */
export type EditedPart = 'rates' | 'banners' | 'questions';

const actions = {
  rates: 'rates.changed',
  banners: 'banners.changed',
  questions: 'questions.changed',
} as const satisfies Record<EditedPart, AuditAction>;

/** @param part all of them by default; one may have been changed alone, or with others */
export function lastChangeOfSettings(db: Db, part?: EditedPart): Promise<LastChange> {
  const whole = eq(audit.action, 'settings.changed');
  const what = part
    ? or(
        eq(audit.action, actions[part]),
        and(whole, sql`${audit.after} @> ${JSON.stringify({ parts: [part] })}::jsonb`),
      )
    : or(whole, inArray(audit.action, Object.values(actions)));
  return newestOf(db, and(eq(audit.subjectKind, 'shop'), isNull(audit.subjectId), what));
}

async function newestOf(db: Db, which: SQL | undefined): Promise<LastChange> {
  const [row] = await db
    .select({ at: audit.at, id: audit.actorId, name: staffMembers.name })
    .from(audit)
    .leftJoin(staffMembers, eq(staffMembers.id, audit.actorId))
    .where(which)
    .orderBy(desc(audit.id))
    .limit(1);
  if (!row) return null;
  const { at, id, name } = row;
  return { by: id === null ? null : { id, name: name ?? '' }, at: at.toISOString() };
}
