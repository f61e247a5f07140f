import type { Favourite } from '@ponte/domain';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { contentOf } from '../../page/focus-marks.ts';
import { useShop } from '../../shop/shop-context.ts';

interface PassesFocusOnProps {
  readonly id: Favourite['id'];
  /** The card of the favourite. */
  readonly children: ReactNode;
}

/**
 * A favourite that goes with the focus in it, when it is unmarked, leaves the focus to the heart of the
 * one that takes its place, or of the one before; without another one, to the page's content.
 */
export function PassesFocusOn({ id, children }: PassesFocusOnProps) {
  const { favourites } = useShop().shop;
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = card;
    // React calls it while the card still stands among the others.
    return () => {
      if (current?.contains(document.activeElement) && !favourites.has(id))
        heirOf(current)?.focus();
    };
  }, [favourites, id]);
  return (
    <div ref={card} className="contents">
      {children}
    </div>
  );
}

function heirOf(card: HTMLElement): HTMLElement | null {
  const item = card.closest('li');
  const heir = item?.nextElementSibling ?? item?.previousElementSibling;
  const heart = heir?.querySelector<HTMLElement>('[data-slot="favourite-button"]');
  return heart ?? contentOf(document).main;
}
