import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Link, useMessages } from '../kit/kit.tsx';
import { OverflowMenu } from '../overflow-menu/overflow-menu.tsx';

/** One link of the bar. */
export interface NavBarItem {
  /** Where it leads. */
  href: string;
  /** What it says. */
  label: string;
  /** It leads to the page that is shown. */
  current?: boolean | undefined;
  /** Stands out, such as the new arrivals. */
  hot?: boolean | undefined;
}

export interface NavBarProps extends ComponentProps<'nav'> {
  /** The links in their order; the first ones stay in the row longest. */
  items: readonly NavBarItem[];
  /** Before the links, such as the categories' menu. */
  leading?: ReactNode;
}

/** The line of links beneath the header. Those that do not fit go behind a "more" button. */
export function NavBar({ items, leading, className, ...props }: NavBarProps) {
  const { navigation } = useMessages();
  return (
    <nav
      data-slot="nav-bar"
      aria-label={navigation.sections}
      {...props}
      className={cx('ui-nav-bar', className)}
    >
      <div className="wrap flex items-stretch gap-4">
        {leading}
        <OverflowMenu>
          {items.map(({ href, label, current, hot }) => (
            <Link
              key={href}
              href={href}
              aria-current={current ? 'page' : undefined}
              className={cx('ui-nav-bar-link', hot && 'ui-nav-bar-link-hot')}
            >
              {label}
            </Link>
          ))}
        </OverflowMenu>
      </div>
    </nav>
  );
}
