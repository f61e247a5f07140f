import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Link, useMessages } from '../kit/index.ts';

interface BottomNavEntry {
  /** Drawn 22 × 22 px. */
  icon: ReactNode;
  /** One word: a fifth of a phone is about 70 px. */
  label: string;
  /** A badge over the icon, such as CartBadge. */
  badge?: ReactNode;
  /** The page that is shown is in this entry. */
  current?: boolean | undefined;
}

/** An entry that leads somewhere, or one that opens something. */
export type BottomNavItem =
  | (BottomNavEntry & { href: string; onPress?: undefined })
  | (BottomNavEntry & { onPress: () => void; href?: undefined });

/** Props of {@link BottomNav}. */
export interface BottomNavProps extends ComponentProps<'nav'> {
  /** Five at most. */
  items: readonly BottomNavItem[];
}

const entry = 'ui-bottom-nav-entry';

/** Navigation at the thumb, at the foot of a phone's screen; gone from 768 px up. */
export function BottomNav({ items, className, ...props }: BottomNavProps) {
  const { navigation } = useMessages();
  return (
    <nav
      data-slot="bottom-nav"
      aria-label={navigation.main}
      {...props}
      className={cx('ui-bottom-nav', className)}
    >
      <ul className="mx-auto flex max-w-lg">
        {items.map((item) => (
          <li key={item.label} className="min-w-0 flex-auto">
            <Entry item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ item }: { item: BottomNavItem }) {
  const content = (
    <>
      <span className="relative [&>svg]:size-5.5">
        <span aria-hidden className="contents">
          {item.icon}
        </span>
        {item.badge ? <span className="absolute -top-1.5 left-[12px]">{item.badge}</span> : null}
      </span>
      <span>{item.label}</span>
    </>
  );
  const current = item.current ? 'page' : undefined;
  return item.href === undefined ? (
    <button type="button" aria-current={current} onClick={item.onPress} className={entry}>
      {content}
    </button>
  ) : (
    <Link href={item.href} aria-current={current} className={entry}>
      {content}
    </Link>
  );
}
