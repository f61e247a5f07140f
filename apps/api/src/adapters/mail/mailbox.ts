/** Unsent mail on a page: for trying the shop without a mail server. */
import { and, desc, eq, isNull, lte, or } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Db } from '../../platform/db/client.ts';
import { mails } from '../../platform/db/schema/index.ts';
import { thisMachineOnly } from '../../platform/http/this-machine.ts';
import type { Clock } from '../../platform/runtime/clock.ts';
import { linked } from './linked.ts';
import { isWanted } from './outbox.ts';

const shown = 100;

interface MailboxDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * The page `/mailbox`, and `/mailbox.json?recipient=` for tests. Served under the server's own
 * names only: any other host name may belong to a foreign page that points here to read the mail
 * (DNS rebinding).
 */
export function mailboxRoutes(app: Hono, { db, clock }: MailboxDeps, origin: string): void {
  const latest = (recipient: string | undefined) =>
    latestMails({ db, now: clock.now(), recipient });
  const own = thisMachineOnly(origin);
  app.use('/mailbox', own);
  app.use('/mailbox.json', own);

  app.get('/mailbox.json', async (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json(await latest(context.req.query('recipient')));
  });

  app.get('/mailbox', async (context) => {
    const list = await latest(context.req.query('recipient'));
    context.header('Cache-Control', 'no-store');
    context.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    return context.html(page(list));
  });
}

interface AskedMails {
  readonly db: Db;
  readonly now: number;
  readonly recipient: string | undefined;
}

type ShownMail = Awaited<ReturnType<typeof latestMails>>[number];

async function latestMails({ db, now, recipient }: AskedMails) {
  const { id, recipient: to, subject, body, createdAt } = mails;
  return db
    .select({ id, recipient: to, subject, body, createdAt })
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

function page(list: readonly ShownMail[]) {
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Mailbox</title>
      <style>
        body {
          font: 16px/1.5 system-ui;
          max-width: 44rem;
          margin: 2rem auto;
          padding: 0 1rem;
        }
        article {
          border-top: 1px solid;
          padding: 1rem 0;
        }
        pre {
          font: inherit;
          overflow-wrap: anywhere;
          white-space: pre-wrap;
        }
      </style>
      <h1>Mailbox</h1>
      <p>No mail server is configured (SMTP_URL), so that mail stays here.</p>
      ${list.map(
        (mail) =>
          html`<article>
            <h2>${mail.subject}</h2>
            <small>${mail.recipient}, ${mail.createdAt.toISOString()}</small>
            <pre>${linked(mail.body)}</pre>
          </article>`,
      )}
    </html>`;
}
