/** Links sent by mail: following one proves access to the mailbox. */
import { and, eq, gt, isNull, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { mailLinks, type MailLinkPurpose } from '../../platform/db/schema/index.ts';
import {
  hashToken,
  randomCode,
  randomId,
  randomToken,
} from '../../platform/security/random-tokens.ts';

/** A link's parts. Only `uid` is stored in clear. */
export interface MailLink {
  readonly uid: string;
  readonly token: string;
  readonly code: string;
}

const hourMs = 3_600_000;

const lifetimeMs: Record<MailLinkPurpose, number> = {
  confirm: 72 * hourMs,
  reset: hourMs,
  change: 72 * hourMs,
};

/**
 * Makes a link and invalidates earlier ones of that customer and purpose.
 * @param newEmail of a link of `change`
 */
export async function makeMailLink(
  db: Db,
  customerId: number,
  purpose: MailLinkPurpose,
  now: number,
  newEmail: string | null = null,
): Promise<MailLink> {
  const link = { uid: randomId(), token: randomToken(), code: randomCode() };
  await dropMailLinks(db, customerId, purpose);
  await db.insert(mailLinks).values({
    uid: link.uid,
    customerId,
    purpose,
    newEmail,
    secretHash: secretHash(purpose, link),
    expiresAt: new Date(now + lifetimeMs[purpose]),
  });
  return link;
}

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

/** A link as it was followed, with the expected customer when known. */
export interface SentLink {
  readonly uid: string;
  readonly token: string;
  readonly code?: string;
  readonly customerId?: number;
}

/** A link of `change` as it is followed: whose it is, and whether it was followed before. */
export async function findChangeLink(db: Db, link: SentLink, now: number) {
  const [row] = await db
    .select({
      customerId: mailLinks.customerId,
      newEmail: mailLinks.newEmail,
      usedAt: mailLinks.usedAt,
    })
    .from(mailLinks)
    .where(isRight('change', link, now));
  return row;
}

/** The address that waits for its confirmation. */
export async function pendingEmail(
  db: Db,
  customerId: number,
  now: number,
): Promise<string | undefined> {
  const [row] = await db
    .select({ email: mailLinks.newEmail })
    .from(mailLinks)
    .where(
      and(
        eq(mailLinks.customerId, customerId),
        eq(mailLinks.purpose, 'change'),
        isNull(mailLinks.usedAt),
        gt(mailLinks.expiresAt, new Date(now)),
      ),
    );
  return row?.email ?? undefined;
}

/** Whether a link is right, fresh and unused. Does not use it up. */
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
 * Uses a link up and returns its customer; undefined when it is wrong, expired or used. A
 * confirmation may be opened again, because mail scanners open links too.
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

function isRight(purpose: MailLinkPurpose, link: SentLink, now: number): SQL | undefined {
  return and(
    eq(mailLinks.uid, link.uid),
    eq(mailLinks.purpose, purpose),
    eq(mailLinks.secretHash, secretHash(purpose, link)),
    gt(mailLinks.expiresAt, new Date(now)),
    link.customerId === undefined ? undefined : eq(mailLinks.customerId, link.customerId),
  );
}

/** A confirmation is one click; a password reset also needs the code. */
function secretHash(
  purpose: MailLinkPurpose,
  { token, code }: { readonly token: string; readonly code?: string },
): string {
  return hashToken(purpose === 'reset' ? `${token}:${code ?? ''}` : token);
}

export async function sweepMailLinks(db: Db, now: number): Promise<void> {
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, new Date(now)));
}
