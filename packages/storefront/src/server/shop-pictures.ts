import type { Region } from '../region/region.ts';
import { tag } from './html.ts';

/** The end of an address of the API's pictures, of which it draws other forms. */
const ending = /(?:-\d+)?\.webp$/;

/** @returns a square PNG of 512 px for tabs and a phone's apps */
export function iconOf(mark: string): string {
  return mark.replace(ending, '-icon.png');
}

/** What messengers show of a page without its own picture; see {@link Region.sharing}. */
export function sharingPictureOf({ mark, sharing }: Region): string | null | undefined {
  const own = sharing ?? mark;
  return own && own.replace(ending, '-sharing.jpeg');
}

/** The links to the shop's icons. */
export function iconLinks({ mark }: Region): string {
  if (mark === undefined) {
    return (
      link('icon', '/icon.svg', 'image/svg+xml') + link('apple-touch-icon', '/apple-touch-icon.png')
    );
  }
  // An empty icon: without a link browsers ask for /favicon.ico.
  if (mark === null) return link('icon', 'data:,');
  const icon = iconOf(mark);
  return link('icon', icon) + link('apple-touch-icon', icon);
}

function link(rel: string, href: string, type?: string): string {
  return tag('link', { rel, href, type });
}
