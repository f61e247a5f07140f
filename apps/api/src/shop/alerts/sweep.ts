import { and, gt, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { alerts } from '../../platform/db/schema/index.ts';

const dayMs = 86_400_000;

/** A guest has as long to follow the link. */
const confirmWithinMs = 3 * dayMs;

/** When an alert that never came due expires. */
const waitMs = 365 * dayMs;

/** The link in the mail works for as long, to leave all alerts of the address. */
const toldMs = 90 * dayMs;

/** Unconfirmed, and the link has not expired. */
export function isConfirmable(now: number): SQL | undefined {
  return and(isNull(alerts.confirmedAt), gt(alerts.askedAt, new Date(now - confirmWithinMs)));
}

/** Deletes alerts that were never confirmed, have been sent, or wait for too long. */
export async function sweepAlerts(db: Db, now: number): Promise<void> {
  const { askedAt, confirmedAt, toldAt } = alerts;
  await db
    .delete(alerts)
    .where(
      or(
        and(isNull(confirmedAt), lt(askedAt, new Date(now - confirmWithinMs))),
        and(isNotNull(toldAt), lt(toldAt, new Date(now - toldMs))),
        lt(askedAt, new Date(now - waitMs)),
      ),
    );
}
