import { useEffect, type RefObject } from 'react';
import { afterScroll } from './after-scroll.ts';

/**
 * Takes the site header out of sight on phones while the page goes down beyond 100 px, and back on its
 * way up. It stays while something in it is open or has the focus. Apart from the header itself, so
 * that a page can do without this until it is usable.
 *
 * @param part something in the header.
 */
export function useHidesOnScroll(part: RefObject<Element | null>): void {
  useEffect(() => {
    const header = part.current?.closest('[data-slot=site-header]');
    if (!header) return undefined;
    let state = { hidden: false, top: window.scrollY };
    const show = () => header.removeAttribute('data-hidden');
    const scroll = () => {
      state = afterScroll(state, window.scrollY);
      header.toggleAttribute('data-hidden', state.hidden && !isInUse(header));
    };
    window.addEventListener('scroll', scroll, { passive: true });
    header.addEventListener('focusin', show);
    return () => {
      window.removeEventListener('scroll', scroll);
      header.removeEventListener('focusin', show);
      show();
    };
  }, [part]);
}

function isInUse(header: Element): boolean {
  return (
    header.contains(document.activeElement) ||
    header.querySelector('details[open], [aria-expanded=true]') !== null
  );
}
