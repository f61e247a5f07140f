/** Pages of the server itself, for trying the shop: without scripts, in the kit's colours. */
import { html, raw } from 'hono/html';

type Markup = ReturnType<typeof html>;

interface TrialPage {
  /** Of the page, such as `pt-BR`. */
  readonly locale: string;
  readonly title: string;
  /** What the page needs beside the common style. */
  readonly style?: string;
}

const common = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f5f6f3, #101412);
  --surface: light-dark(#fff, #181d1a);
  --ink: light-dark(#1a1f1c, #eef2ef);
  --muted: light-dark(#59625d, #a6b0aa);
  --line: light-dark(#dfe3df, #2f3632);
  --control: light-dark(#858e88, #77817b);
  --brand: light-dark(#0b5d3e, #0a4a32);
  --brand-ink: light-dark(#0b5d3e, #6bd0a2);
  --brand-soft: light-dark(#e5f1eb, #17352a);
  --focus: light-dark(#07402b, #ffcf63);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 0.9375rem/1.375rem 'Archivo Variable', Archivo, system-ui, sans-serif; }
header { background: var(--brand); color: #fff; padding: 0.875rem 1.25rem; }
header h1 { margin: 0; font-size: 1.125rem; line-height: 1.5rem; }
header p { margin: 0; color: #ffffffe0; }
a { color: var(--brand-ink); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;

export function trialPage({ locale, title, style = '' }: TrialPage, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${raw(common + style)}
        </style>
      </head>
      <body>
        ${content}
      </body>
    </html>`;
}
