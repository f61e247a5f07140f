import { useLayoutEffect } from 'react';

/** Stands behind the title of the page that is shown, and in for it until the next one is known. */
let kept: HTMLTitleElement | undefined;

/**
 * Keeps a page's title when the page is gone. React takes it out of the head with the page, and puts
 * that of the next, whose code or data may be on its way, before all others.
 */
export function useKeptTitle(title: string): void {
  useLayoutEffect(() => {
    kept ??= document.head.appendChild(document.createElement('title'));
    kept.textContent = title;
  }, [title]);
}
