/** What staff did, written down in the transaction that does it. */
import type { AuditAction, AuditEntry, AuditSubject } from '@ponte/contract/staff';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { audit, staffMembers, type AuditFacts } from '../../platform/db/schema/index.ts';
import type { StaffMember } from '../../platform/security/staff-sessions.ts';

export interface Act {
  /** Undefined for the command line. */
  readonly actor: Pick<StaffMember, 'id'> | undefined;
  readonly action: AuditAction;
  readonly kind: AuditSubject;
  readonly id?: string | number;
  /** What was changed, from what to what: never personal data of customers. */
  readonly before?: AuditFacts;
  readonly after?: AuditFacts;
}

export async function writeAudit(db: Db, act: Act, now: number): Promise<void> {
  await db.insert(audit).values({
    at: new Date(now),
    actorId: act.actor?.id ?? null,
    action: act.action,
    subjectKind: act.kind,
    subjectId: act.id === undefined ? null : String(act.id),
    before: act.before ?? null,
    after: act.after ?? null,
  });
}

export interface AuditFilter {
  readonly actorId?: number | undefined;
  readonly kind?: AuditSubject | undefined;
  readonly subjectId?: string | undefined;
  /** Only older ones. */
  readonly before?: number | undefined;
}

/** Newest first. */
export async function readAudit(
  db: Db,
  { actorId, kind, subjectId, before }: AuditFilter,
  most: number,
): Promise<AuditEntry[]> {
  const rows = await db
    .select({ entry: audit, name: staffMembers.name })
    .from(audit)
    .leftJoin(staffMembers, eq(staffMembers.id, audit.actorId))
    .where(
      and(
        actorId === undefined ? undefined : eq(audit.actorId, actorId),
        kind === undefined ? undefined : eq(audit.subjectKind, kind),
        subjectId === undefined ? undefined : eq(audit.subjectId, subjectId),
        before === undefined ? undefined : lt(audit.id, before),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(most);
  return rows.map(({ entry, name }) => ({
    id: entry.id,
    at: entry.at.toISOString(),
    actor: entry.actorId === null ? null : { id: entry.actorId, name: name ?? '' },
    action: entry.action,
    subject: { kind: entry.subjectKind, id: entry.subjectId },
    before: entry.before,
    after: entry.after,
  }));
}
