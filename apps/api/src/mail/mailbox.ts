/** Mail that is not sent, shown on a page: for trying the shop without a mail server. */
import { desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../db/client.ts';
import { mails } from '../db/schema/index.ts';

/** How many mails the page shows. */
const shown = 100;

/** The page `/mailbox`, and `/mailbox.json?recipient=` for tests. */
export function mailboxRoutes(app: Hono, { db }: AppContext): void {
  app.get('/mailbox.json', async (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json(await latestMails(db, context.req.query('recipient')));
  });

  app.get('/mailbox', async (context) => {
    const list = await latestMails(db, context.req.query('recipient'));
    context.header('Cache-Control', 'no-store');
    context.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    return context.html(page(list));
  });
}

type ShownMail = Awaited<ReturnType<typeof latestMails>>[number];

async function latestMails(db: Db, recipient: string | undefined) {
  const { id, recipient: to, subject, body, createdAt } = mails;
  return db
    .select({ id, recipient: to, subject, body, createdAt })
    .from(mails)
    .where(recipient === undefined ? undefined : eq(to, recipient))
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
        p {
          white-space: pre-wrap;
          overflow-wrap: anywhere;
        }
      </style>
      <h1>Mailbox</h1>
      <p>No mail server is configured (SMTP_URL), so that mail stays here.</p>
      ${list.map(
        (mail) =>
          html`<article>
            <h2>${mail.subject}</h2>
            <small>${mail.recipient}, ${mail.createdAt.toISOString()}</small>
            <p>${linked(mail.body)}</p>
          </article>`,
      )}
    </html>`;
}

/** The text with its addresses as links; all else stays text. */
function linked(body: string) {
  const parts = body.split(/(https?:\/\/[^\s<>"]+)/);
  return parts.map((part, index) =>
    index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`,
  );
}
