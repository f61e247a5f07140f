import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { pageId } from '../app/page-state.ts';

export interface RenderedContent {
  /** Title, descriptions, addresses and preloads. */
  readonly head: string;
  /** The content of the hydrated element. */
  readonly content: string;
}

/** Without a document, React writes head elements before the content. */
export function renderContent(page: ReactNode): RenderedContent {
  const start = `<div id="${pageId}">`;
  const html = renderToString(<div id={pageId}>{page}</div>);
  // Rendered text and attributes can't contain this: React escapes quotes.
  const at = html.indexOf(start);
  return {
    head: html.slice(0, at),
    content: html.slice(at + start.length, -'</div>'.length),
  };
}
