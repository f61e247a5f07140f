import { and, asc, eq, exists, inArray, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { mails, orders } from '../db/schema/index.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Log } from '../runtime/log.ts';

/** A mail to one person, in plain text. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** Sent only while the payment of this order is awaited. */
  readonly unpaidOrderId?: number | null | undefined;
}

/** Hands a mail over for delivery; throws when that fails. */
export type Transport = (mail: Mail) => Promise<void>;

/** Whom a failed mail is left to: the next try, at most so many of them. */
const mostAttempts = 8;

/** How long a server has for a mail that it took, before another one may try. */
const leaseMs = 300_000;

/** The first pause after a failure; each further one is twice as long. */
const firstPauseMs = 60_000;

/** How many mails one round takes. */
const atOnce = 10;

/**
 * Leaves a mail to be sent. It is kept in the database, in the transaction that caused it, so that
 * neither is ever there without the other.
 *
 * @param dueAt when to send it
 */
export async function postMail(db: Db, mail: Mail, dueAt: number): Promise<void> {
  await db.insert(mails).values({ ...mail, dueAt: new Date(dueAt) });
}

/** Whether a mail is still to be sent: what asks to pay an order, only while that is unpaid. */
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
 * Sends the mails that are due. Several servers may do so at once: each takes mails of its own.
 *
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
      // A sent mail may hold a link that lets in, so that it is not kept.
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
