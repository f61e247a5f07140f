import { useEffect, type RefObject } from 'react';

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

/** Whether the header is hidden, and the scroll position at which that was last decided. */
export interface HeaderScroll {
  /** Scrolled out of view. */
  readonly hidden: boolean;
  /** Px from the top of the page. */
  readonly top: number;
}

/** Within this many px of the top, the header is always visible. */
const stays = 100;

/** Smaller movements (px) are ignored: a resting thumb trembles, and phones bounce at the ends. */
const meant = 8;

/** Hides the header when scrolling down and shows it when scrolling up. */
export function afterScroll(before: HeaderScroll, top: number): HeaderScroll {
  if (top <= stays) return { hidden: false, top };
  const moved = top - before.top;
  return Math.abs(moved) < meant ? before : { hidden: moved > 0, top };
}
