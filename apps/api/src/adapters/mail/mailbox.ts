/** Unsent mail on a page: for trying the shop without a mail server. */
import { and, desc, eq, isNull, lte, or } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import type { Db } from '../../platform/db/client.ts';
import { mails } from '../../platform/db/schema/index.ts';
import { answerFailure } from '../../platform/http/answer-failure.ts';
import { notFound } from '../../platform/http/failure.ts';
import { thisMachineOnly } from '../../platform/http/this-machine.ts';
import type { Clock } from '../../platform/runtime/clock.ts';
import { filesOf, type MailFile, type MakeFile } from './mail-file.ts';
import { pageOf } from './mail-page.ts';
import { hasPage, mailboxPage, type MailboxView } from './mailbox-page.ts';
import { isWanted } from './outbox.ts';

const shown = 100;

interface MailboxDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly makeFile: MakeFile;
  /** Where the pictures of mails are. */
  readonly origins: readonly string[];
}

/**
 * The page `/mailbox`, and `/mailbox.json?recipient=` for tests. Served under the server's own
 * names only: any other host name may belong to a foreign page that points here to read the mail
 * (DNS rebinding).
 */
export function mailboxRoutes(
  app: Hono,
  { db, clock, makeFile, origins }: MailboxDeps,
  origin: string,
): void {
  const latest = (recipient: string | undefined) =>
    latestMails({ db, now: clock.now(), recipient });
  const own = thisMachineOnly(origin);
  for (const path of ['/mailbox', '/mailbox.json', '/mailbox/*']) app.use(path, own);

  app.get('/mailbox.json', async (context) => {
    context.header('Cache-Control', 'no-store');
    const list = await latest(context.req.query('recipient'));
    return context.json(
      list.map(({ id, recipient, subject, body, createdAt }) => ({
        id,
        recipient,
        subject,
        body,
        createdAt,
      })),
    );
  });

  app.get('/mailbox', async (context) => {
    const { recipient, mail, as } = context.req.query();
    const list = await latest(recipient);
    const open = list.find(({ id }) => String(id) === mail) ?? list[0];
    const view: MailboxView = as === 'text' || !open || !hasPage(open) ? 'text' : 'page';
    protect(context, "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'");
    return context.html(mailboxPage(list, open, { recipient, view }));
  });

  const find = async (context: Context) => {
    const id = context.req.param('id');
    return (await latest(undefined)).find((mail) => String(mail.id) === id);
  };

  // A mail as mail programs show it: without scripts and forms, and with pictures of the shop's alone.
  app.get('/mailbox/:id/page', async (context) => {
    const mail = await find(context);
    const page = mail && (await pageOf(mail));
    if (!page) return answerFailure(context, notFound());
    protect(
      context,
      `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: ${origins.join(' ')}; frame-ancestors 'self'`,
    );
    context.header('X-Frame-Options', 'SAMEORIGIN');
    const files = await filesOf(mail.letter?.attachments, makeFile);
    return context.html(files.reduce(withPicture, page));
  });

  app.get('/mailbox/:id/files/:name', async (context) => {
    const mail = await find(context);
    const files = await filesOf(mail?.letter?.attachments, makeFile);
    const file = files.find(({ name }) => name === context.req.param('name'));
    if (!file) return answerFailure(context, notFound());
    protect(context, "default-src 'none'; style-src 'unsafe-inline'");
    return context.body(new Uint8Array(file.content), 200, { 'Content-Type': file.type });
  });
}

function protect(context: Context, policy: string): void {
  context.header('Cache-Control', 'no-store');
  context.header('Content-Security-Policy', policy);
}

/** A page in a browser can't show what its mail carries, so it gets it written out. */
function withPicture(page: string, { id, type, content }: MailFile): string {
  if (id === undefined) return page;
  const written = `data:${type};base64,${Buffer.from(content).toString('base64')}`;
  return page.replaceAll(`cid:${id}`, written);
}

interface AskedMails {
  readonly db: Db;
  readonly now: number;
  readonly recipient: string | undefined;
}

async function latestMails({ db, now, recipient }: AskedMails) {
  const { id, recipient: to, subject, body, html, letter, createdAt } = mails;
  return db
    .select({ id, recipient: to, subject, body, html, letter, createdAt })
    .from(mails)
    .where(
      and(
        recipient === undefined ? undefined : eq(to, recipient),
        isWanted(db),
        // Payment reminders appear when they are due, as they would be sent.
        or(isNull(mails.unpaidOrderId), lte(mails.sendAt, new Date(now))),
      ),
    )
    .orderBy(desc(id))
    .limit(shown);
}
