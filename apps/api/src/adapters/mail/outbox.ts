import { and, eq, exists, isNull, lte, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../platform/db/client.ts';
import { mails, orders, type Letter } from '../../platform/db/schema/index.ts';
import { handleJobs, type JobHandler } from '../../platform/jobs/job-handler.ts';
import { addJob, dropJobs, type JobKind } from '../../platform/jobs/queue.ts';
import { readStoreInfo, shopNameOf } from '../../platform/store-info/store-info.ts';
import { filesOf, type MailFile, type MakeFile } from './mail-file.ts';
import { pageOf } from './mail-page.ts';

/** To one person. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** What its page is drawn of, and what it carries. */
  readonly letter?: Letter | null | undefined;
  /** Offered by mail programs as "unsubscribe", in one press (RFC 8058). */
  readonly unsubscribeUrl?: string | null | undefined;
  /** Sent only while this order is unpaid. */
  readonly unpaidOrderId?: number | null | undefined;
}

export interface SentMail extends Omit<Mail, 'letter'> {
  /** The same as a page. */
  readonly html?: string | null | undefined;
  /** The shop's name, for a sender without a name. */
  readonly sender?: string;
  /** The shop's address for answers. */
  readonly replyTo?: string | undefined;
  readonly files?: readonly MailFile[];
}

/** Delivers a mail; throws when that fails. */
export type Transport = (mail: SentMail) => Promise<void>;

/** The text stays in its own table: a dead letter that staff look at names the mail, not its links. */
const data = v.object({ mail: v.number() });

type MailJob = JobKind<v.InferOutput<typeof data>>;

/** Urgent mail: a code, a password reset, an order. */
const mailJob: MailJob = { name: 'mail', data };

/** Notices can wait and come by the thousand: in their own lane they delay no urgent mail. */
const noticeJob: MailJob = { name: 'notice', data };

/**
 * Queues a mail. Call it in the transaction that causes the mail, so that neither exists without
 * the other.
 * @param dueAt when to send it
 * @returns its number
 */
export async function postMail(db: Db, mail: Mail, dueAt: number): Promise<number> {
  return post(db, mailJob, mail, dueAt);
}

/** Queues a mail, as `postMail` does, that waits for any number of others. */
export async function postNotice(db: Db, mail: Mail, dueAt: number): Promise<number> {
  return post(db, noticeJob, mail, dueAt);
}

async function post(db: Db, kind: MailJob, mail: Mail, dueAt: number): Promise<number> {
  const [row] = await db
    .insert(mails)
    .values({ ...mail, sendAt: new Date(dueAt) })
    .returning({ id: mails.id });
  if (!row) throw new Error('The mail was not kept.');
  await addJob(db, kind, { mail: row.id }, { dueAt, key: String(row.id) });
  return row.id;
}

/** Withdraws a mail that was not sent; its job finds nothing to send. */
export async function withdrawMail(db: Db, id: number): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}

/**
 * Withdraws what waits to be sent to an address, dead letters too, and what was written down of
 * attempts, which may quote it.
 */
export async function withdrawMailsTo(db: Db, recipient: string): Promise<void> {
  const withdrawn = await db
    .delete(mails)
    .where(eq(mails.recipient, recipient))
    .returning({ id: mails.id });
  const keys = withdrawn.map(({ id }) => String(id));
  await dropJobs(db, mailJob, keys);
  await dropJobs(db, noticeJob, keys);
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
        // Money that is being checked is not asked for again.
        eq(orders.money, 'ok'),
      ),
    );
  return or(isNull(mails.unpaidOrderId), exists(unpaid));
}

export interface MailerDeps {
  readonly db: Db;
  readonly transport: Transport;
  readonly makeFile: MakeFile;
}

/** Sends mails, at least once. What is not wanted any more is dropped. */
export function mailHandler(deps: MailerDeps): JobHandler {
  return handlerOf(mailJob, 5, deps);
}

/** Sends notices as `mailHandler` does mails, fewer at once. */
export function noticeHandler(deps: MailerDeps): JobHandler {
  return handlerOf(noticeJob, 2, deps);
}

function handlerOf(
  kind: MailJob,
  concurrency: number,
  { db, transport, makeFile }: MailerDeps,
): JobHandler {
  return handleJobs(kind, { limitMs: 60_000, concurrency }, async ({ mail: id }) => {
    const [mail] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.id, id), isWanted(db)));
    if (mail) {
      const { letter, ...rest } = mail;
      const info = await readStoreInfo(db);
      await transport({
        ...rest,
        html: await pageOf(mail),
        sender: shopNameOf(info),
        replyTo: info.contacts?.email,
        files: await filesOf(letter?.attachments, makeFile),
      });
    }
    // A sent mail may contain a link that grants access, so it is deleted.
    await db.delete(mails).where(eq(mails.id, id));
  });
}

/** After that long a process from before there were jobs does not send a mail any more. */
const takenForLostMs = 300_000;

/** Gives jobs to mails that were queued by a process from before there were jobs. */
export async function adoptMails(db: Db, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const adopted = await tx
      .update(mails)
      .set({ sendAt: sql`${mails.dueAt}`, dueAt: null })
      .where(lte(mails.dueAt, new Date(now - takenForLostMs)))
      .returning({ id: mails.id });
    for (const { id } of adopted) {
      await addJob(tx, mailJob, { mail: id }, { dueAt: now, key: String(id) });
    }
  });
}
