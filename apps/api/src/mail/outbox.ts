import { and, asc, eq, exists, inArray, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { mails, orders } from '../db/schema/index.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Log } from '../runtime/log.ts';

/** To one person. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** The same as a page, for what needs a picture. */
  readonly html?: string | null | undefined;
  /** Offered by mail programs as "unsubscribe", in one press (RFC 8058). */
  readonly unsubscribeUrl?: string | null | undefined;
  /** Sent only while this order is unpaid. */
  readonly unpaidOrderId?: number | null | undefined;
}

/** Delivers a mail; throws when that fails. */
export type Transport = (mail: Mail) => Promise<void>;

/** After that many failed attempts a mail is given up. */
const mostAttempts = 8;

/** How long a server may hold a mail before another retries it. */
const leaseMs = 300_000;

/** Doubles after each failed attempt. */
const firstPauseMs = 60_000;

/** Mails per round. */
const atOnce = 10;

/**
 * Queues a mail. Call it in the transaction that causes the mail, so that neither exists without
 * the other.
 * @param dueAt when to send it
 */
export async function postMail(db: Db, mail: Mail, dueAt: number): Promise<void> {
  await db.insert(mails).values({ ...mail, dueAt: new Date(dueAt) });
}

/** Whether a mail still applies: payment reminders only while their order is unpaid. */
export function isWanted(db: Db) {
  const unpaid = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.id, mails.unpaidOrderId),
        eq(orders.status, 'PAGAMENTO'),
        eq(orders.superseded, false),
      ),
    );
  return or(isNull(mails.unpaidOrderId), exists(unpaid));
}

/**
 * Sends due mail. Several servers may run it at once: each claims its own mails.
 * @returns how many were sent
 */
export async function sendDueMails(
  db: Db,
  clock: Clock,
  transport: Transport,
  log: Log,
): Promise<number> {
  const taken = await takeDueMails(db, clock.now());
  let sent = 0;
  for (const mail of taken) {
    try {
      await transport(mail);
      // A sent mail may contain a link that grants access, so it is deleted.
      await db.delete(mails).where(eq(mails.id, mail.id));
      sent += 1;
    } catch (error) {
      log.error('mail failed', {
        attempt: mail.attempts,
        reason: error instanceof Error ? error.name : 'unknown',
      });
      const pause = firstPauseMs * 2 ** (mail.attempts - 1);
      const dueAt = mail.attempts < mostAttempts ? new Date(clock.now() + pause) : null;
      await db.update(mails).set({ dueAt }).where(eq(mails.id, mail.id));
    }
  }
  return sent;
}

async function takeDueMails(db: Db, now: number) {
  const isDue = lte(mails.dueAt, new Date(now));
  const wanted = isWanted(db);
  await db.delete(mails).where(and(isDue, wanted && not(wanted)));
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isDue, wanted))
    .orderBy(asc(mails.dueAt))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  return db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, dueAt: new Date(now + leaseMs) })
    .where(inArray(mails.id, due))
    .returning();
}
