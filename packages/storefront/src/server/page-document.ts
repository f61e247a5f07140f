import { pageId, pageStateId } from '../app/page-state.ts';
import type { PageAssets } from './assets.ts';
import { tag } from './html.ts';
import { inlineScript } from './inline-script.ts';
import type { PageStyles } from './page-styles.ts';

interface PageParts {
  /** BCP 47. */
  readonly locale: string;
  readonly assets: PageAssets;
  /** Links to the shop's icons. */
  readonly icons: string;
  /** The screen's head content, and sharing tags. */
  readonly head: string;
  readonly content: string;
  /** A sentence below the content of a page that failed. */
  readonly reference: string | undefined;
  readonly styles: PageStyles;
  /** JSON-LD; absent on pages that are not indexed. */
  readonly structuredData: string | undefined;
  /** The page's state as inert JSON, see `serializePageState`. */
  readonly state: string;
}

/** Manifest and print styles, the same on every page. */
const installed = [
  tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
  tag('link', { rel: 'stylesheet', media: 'print', href: '/print.css' }),
].join('');

/**
 * The document around React's content. Scripts, state and styles are not part of React's tree: when
 * hydration fails because something has changed the page, React recreates its content and would
 * recreate these too, which the page's policy (`require-trusted-types-for`) forbids.
 *
 * Stays in pieces for `EncodedPage`.
 */
export function pageDocument(parts: PageParts): readonly string[] {
  const { locale, assets, icons, head, content, reference, structuredData, state } = parts;
  return [
    `<!doctype html><html lang="${locale}"><head>`,
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<script>${inlineScript.text}</script>`,
    assets.early === undefined ? '' : earlyScript(assets, assets.early),
    tag('meta', { name: 'theme-color', content: '#0b5d3e' }),
    icons,
    head,
    installed,
    parts.styles.markup,
    `</head><body><div id="${pageId}">`,
    content,
    '</div>',
    reference === undefined ? '' : tag('p', { class: 'wrap py-4' }, reference),
    structuredData === undefined
      ? ''
      : `<script type="application/ld+json">${structuredData}</script>`,
    `<script type="application/json" id="${pageStateId}">${state}</script>`,
    assets.early === undefined ? tag('script', { type: 'module', src: assets.script }, '') : '',
    '</body></html>',
  ];
}

/** Loads the others once the page is painted, see `load-scripts.ts`. */
function earlyScript({ script, preloads }: PageAssets, early: string): string {
  const loads = [script, ...preloads].join(' ');
  return tag('script', { type: 'module', async: true, src: early, 'data-loads': loads }, '');
}
