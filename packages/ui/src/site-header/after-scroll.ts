/** Whether the header is out of sight, and where the page stood when that was last decided. */
export interface HeaderScroll {
  /** Out of sight. */
  readonly hidden: boolean;
  /** Px from the top of the page. */
  readonly top: number;
}

/** Px from the top of the page up to which the header stays. */
const stays = 100;

/** Px that mean something: a resting thumb trembles, and phones bounce at the page's ends. */
const meant = 8;

/** What a header does that hides on the way down and comes back on the way up, now at `top`. */
export function afterScroll(before: HeaderScroll, top: number): HeaderScroll {
  if (top <= stays) return { hidden: false, top };
  const moved = top - before.top;
  return Math.abs(moved) < meant ? before : { hidden: moved > 0, top };
}
