import { html } from 'hono/html';
import type { Letter } from '../../platform/db/schema/index.ts';
import { trialPage } from '../../platform/http/trial-page.ts';
import { linked } from './linked.ts';
import { fileNameOf } from './mail-file.ts';

interface ShownMail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly html: string | null;
  readonly letter: Letter | null;
  readonly createdAt: Date;
}

export const hasPage = ({ html: page, letter }: Pick<ShownMail, 'html' | 'letter'>): boolean =>
  page !== null || letter !== null;

export type MailboxView = 'page' | 'text';

interface Shown {
  /** Whose mail is listed; undefined for everyone's. */
  readonly recipient: string | undefined;
  readonly view: MailboxView;
}

const style = `
body { min-height: 100vh; display: flex; flex-direction: column; }
main { flex: 1; display: grid; grid-template-columns: minmax(15rem, 22rem) minmax(0, 1fr); }
nav { border-right: 1px solid var(--line); background: var(--surface); overflow-y: auto; max-height: calc(100vh - 4.5rem); }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: 0.75rem 1.25rem; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; overflow-wrap: anywhere; }
nav a:hover { background: var(--ground); }
nav a[aria-current] { background: var(--brand-soft); box-shadow: inset 3px 0 0 var(--brand-ink); }
nav strong { display: block; }
nav small, .about { color: var(--muted); }
article { display: flex; flex-direction: column; padding: 1.25rem; min-width: 0; }
h2 { margin: 0; font-size: 1.25rem; line-height: 1.625rem; overflow-wrap: anywhere; }
.about { margin: 0.25rem 0 1rem; overflow-wrap: anywhere; }
.views { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0 0 1rem; }
.views a { min-height: 2.75rem; display: flex; align-items: center; padding: 0 1rem; border: 1px solid var(--control); border-radius: 0.5rem; background: var(--surface); color: var(--ink); text-decoration: none; }
.views a[aria-current] { border-color: var(--brand-ink); background: var(--brand-soft); font-weight: 600; }
iframe { flex: 1; width: 100%; min-height: 40rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--surface); }
pre { margin: 0; padding: 1.25rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--surface); font: inherit; overflow-wrap: anywhere; white-space: pre-wrap; max-width: 44rem; }
.empty { padding: 1.25rem; color: var(--muted); }
@media (max-width: 48rem) {
  main { grid-template-columns: minmax(0, 1fr); }
  nav { border-right: 0; max-height: 14rem; border-bottom: 1px solid var(--line); }
}
`;

/** @param open the mail that is read; undefined when there is none */
export function mailboxPage(list: readonly ShownMail[], open: ShownMail | undefined, shown: Shown) {
  return trialPage(
    { locale: 'en', title: open ? `${open.subject} · Mailbox` : 'Mailbox', style },
    html`<header>
        <h1>Mailbox</h1>
        <p>No mail server is configured (SMTP_URL), so that mail stays here.</p>
      </header>
      ${
        open === undefined
          ? html`<p class="empty">There is no mail yet.</p>`
          : html`<main>
              <nav aria-label="Mail">
                <ul>
                  ${list.map((mail) => row(mail, mail === open, shown))}
                </ul>
              </nav>
              ${reading(open, shown)}
            </main>`
      }`,
  );
}

function row({ id, subject, recipient, createdAt }: ShownMail, isOpen: boolean, shown: Shown) {
  return html`<li>
    <a href="${address(id, shown)}" ${isOpen ? html`aria-current="true"` : ''}>
      <strong>${subject}</strong>
      <small>${recipient}, ${createdAt.toISOString().slice(0, 16).replace('T', ' ')}</small>
    </a>
  </li>`;
}

function reading(mail: ShownMail, shown: Shown) {
  const views = [
    ...(!hasPage(mail) ? [] : [{ view: 'page', label: 'As a page' } as const]),
    { view: 'text', label: 'As plain text' } as const,
  ];
  const tickets = (mail.letter?.attachments ?? []).filter(({ kind }) => kind === 'ticket');
  return html`<article>
    <h2>${mail.subject}</h2>
    <p class="about">${mail.recipient}, ${mail.createdAt.toISOString()}</p>
    <p class="views">
      ${views.map(
        ({ view, label }) =>
          html`<a
            href="${address(mail.id, { ...shown, view })}"
            ${view === shown.view ? html`aria-current="true"` : ''}
            >${label}</a
          >`,
      )}
      ${tickets.map(
        (ticket) =>
          html`<a href="/mailbox/${mail.id}/files/${fileNameOf(ticket)}">${fileNameOf(ticket)}</a>`,
      )}
    </p>
    ${
      shown.view === 'page'
        ? html`<iframe
            title="${mail.subject}"
            src="/mailbox/${mail.id}/page"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          ></iframe>`
        : html`<pre>${linked(mail.body)}</pre>`
    }
  </article>`;
}

function address(id: number, { recipient, view }: Shown): string {
  const query = new URLSearchParams({
    mail: String(id),
    ...(recipient !== undefined && { recipient }),
    ...(view === 'text' && { as: 'text' }),
  });
  return `/mailbox?${query.toString()}`;
}
