import type { Lang } from '@ponte/contract/wire';
import { html } from 'hono/html';
import { linked } from './linked.ts';

export interface MailPicture {
  readonly src: string;
  /** What it shows: many mail programs load no pictures. */
  readonly alt: string;
  /** Where a press on it leads. */
  readonly href: string;
}

/** The same words as the plain text, below a picture. Everything in them is escaped. */
export async function htmlBody(
  lang: Lang,
  text: string,
  { src, alt, href }: MailPicture,
): Promise<string> {
  const paragraphs = text.trim().split('\n\n');
  const page = await html`<!doctype html>
    <html lang="${lang === 'es' ? 'es-PY' : 'pt-BR'}">
      <meta charset="utf-8" />
      <body style="font: 16px/1.5 sans-serif; max-width: 600px">
        <a href="${href}"
          ><img src="${src}" alt="${alt}" width="600" style="max-width: 100%; height: auto"
        /></a>
        ${paragraphs.map((paragraph) => html`<p style="white-space: pre-line">${linked(paragraph)}</p>`)}
      </body>
    </html>`;
  // A boxed string.
  return page.toString();
}
