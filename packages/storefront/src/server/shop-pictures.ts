import type { Region } from '../region/region.ts';
import { escapeHtml } from './escape-html.ts';

/** The end of an address of the API's pictures, of which it draws other forms. */
const ending = /(?:-\d+)?\.webp$/;

/** @returns a square PNG of 512 px for tabs and a phone's apps */
export function iconOf(mark: string): string {
  return mark.replace(ending, '-icon.png');
}

/** What messengers show of a page without a picture of its own; see {@link Region.sharing}. */
export function sharingPictureOf({ mark, sharing }: Region): string | null | undefined {
  const own = sharing ?? mark;
  return own && own.replace(ending, '-sharing.jpeg');
}

/** The links to the shop's icons. */
export function iconLinks({ mark }: Region): string {
  if (mark === undefined) {
    return (
      '<link rel="icon" href="/icon.svg" type="image/svg+xml">' +
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">'
    );
  }
  // An empty icon: without a link browsers ask for /favicon.ico.
  if (mark === null) return '<link rel="icon" href="data:,">';
  const icon = escapeHtml(iconOf(mark));
  return `<link rel="icon" href="${icon}"><link rel="apple-touch-icon" href="${icon}">`;
}
