import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { pageId } from '../app/page-state.ts';

/** A page as React has rendered it, in HTML. */
export interface RenderedContent {
  /** Title, descriptions, addresses and preloads, which belong into the head. */
  readonly head: string;
  /** What stands in the element that the browser hydrates. */
  readonly content: string;
}

/** Without a document around it React writes what belongs into the head before everything else. */
export function renderContent(page: ReactNode): RenderedContent {
  const start = `<div id="${pageId}">`;
  const html = renderToString(<div id={pageId}>{page}</div>);
  // No text and no attribute can look like it: React escapes their quotes.
  const at = html.indexOf(start);
  return {
    head: html.slice(0, at),
    content: html.slice(at + start.length, -'</div>'.length),
  };
}
