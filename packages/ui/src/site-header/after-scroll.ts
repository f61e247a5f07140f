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
