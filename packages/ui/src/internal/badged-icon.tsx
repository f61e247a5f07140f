import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface BadgedIconProps {
  /** Decoration: the name stands beside or beneath it. */
  icon: ReactNode;
  /** At the icon's upper corner; it grows away from the icon. */
  badge: ReactNode;
  /** How high the badge stands. */
  badgeClassName: string;
}

/** The icon of an entry of the header or of the bar at the bottom, with what is counted on it. */
export function BadgedIcon({ icon, badge, badgeClassName }: BadgedIconProps) {
  return (
    <span className="relative">
      <span aria-hidden className="contents">
        {icon}
      </span>
      {badge ? (
        <span className={cx('absolute left-[calc(44px-2rem)]', badgeClassName)}>{badge}</span>
      ) : null}
    </span>
  );
}
