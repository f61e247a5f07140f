/** Links that customers get by mail: who holds one has proven to read the mailbox. */
import { and, eq, gt, isNull, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { mailLinks, type MailLinkPurpose } from '../db/schema/index.ts';
import { hashToken, randomCode, randomId, randomToken } from '../security/random-tokens.ts';

/** The parts of a link. Only `uid` is stored as it is. */
export interface MailLink {
  readonly uid: string;
  readonly token: string;
  readonly code: string;
}

const hourMs = 3_600_000;

/** How long a link is good for. */
const lifetimeMs: Record<MailLinkPurpose, number> = { confirm: 72 * hourMs, reset: hourMs };

/** Makes a link; earlier ones of that customer and purpose are good for nothing from now on. */
export async function makeMailLink(
  db: Db,
  customerId: number,
  purpose: MailLinkPurpose,
  now: number,
): Promise<MailLink> {
  const link = { uid: randomId(), token: randomToken(), code: randomCode() };
  await dropMailLinks(db, customerId, purpose);
  await db.insert(mailLinks).values({
    uid: link.uid,
    customerId,
    purpose,
    secretHash: secretHash(purpose, link),
    expiresAt: new Date(now + lifetimeMs[purpose]),
  });
  return link;
}

/** Makes the links of a customer and purpose that nobody has used good for nothing. */
export async function dropMailLinks(
  db: Db,
  customerId: number,
  purpose: MailLinkPurpose,
): Promise<void> {
  const unused = isNull(mailLinks.usedAt);
  await db
    .delete(mailLinks)
    .where(and(eq(mailLinks.customerId, customerId), eq(mailLinks.purpose, purpose), unused));
}

/** A link as it comes back, and whose it should be when that is known. */
export interface SentLink {
  readonly uid: string;
  readonly token: string;
  readonly code?: string;
  readonly customerId?: number;
}

/** Whether a link is right, not too old and not used; it stays as it is. */
export async function isMailLinkGood(
  db: Db,
  purpose: MailLinkPurpose,
  link: SentLink,
  now: number,
): Promise<boolean> {
  const [row] = await db
    .select({ uid: mailLinks.uid })
    .from(mailLinks)
    .where(and(isRight(purpose, link, now), isNull(mailLinks.usedAt)));
  return row !== undefined;
}

/**
 * Uses a link up and tells whose it is; undefined when it is wrong, too old or used. A confirmation
 * may be opened again, because programs that look at mail open links too.
 */
export async function spendMailLink(
  db: Db,
  purpose: MailLinkPurpose,
  link: SentLink,
  now: number,
): Promise<number | undefined> {
  const unused = purpose === 'confirm' ? undefined : isNull(mailLinks.usedAt);
  const [row] = await db
    .update(mailLinks)
    .set({ usedAt: new Date(now) })
    .where(and(isRight(purpose, link, now), unused))
    .returning();
  return row?.customerId;
}

/** The link is one of ours, and not too old. */
function isRight(purpose: MailLinkPurpose, link: SentLink, now: number): SQL | undefined {
  return and(
    eq(mailLinks.uid, link.uid),
    eq(mailLinks.purpose, purpose),
    eq(mailLinks.secretHash, secretHash(purpose, link)),
    gt(mailLinks.expiresAt, new Date(now)),
    link.customerId === undefined ? undefined : eq(mailLinks.customerId, link.customerId),
  );
}

/** A confirmation is one click; a recovery also needs the code. */
function secretHash(
  purpose: MailLinkPurpose,
  { token, code }: { readonly token: string; readonly code?: string },
): string {
  return hashToken(purpose === 'reset' ? `${token}:${code ?? ''}` : token);
}

/** Drops links that are too old. */
export async function sweepMailLinks(db: Db, now: number): Promise<void> {
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, new Date(now)));
}
