import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { BadgedIcon } from '../internal/badged-icon.tsx';
import { cx } from '../internal/cx.ts';
import { useBrowserHas } from '../internal/use-browser-has.ts';
import { Link, useMessages } from '../kit/kit.tsx';

interface BottomNavEntry {
  /** Drawn 22 × 22 px. */
  icon: ReactNode;
  /** One word: a fifth of a phone is about 70 px. */
  label: string;
  /** A badge over the icon, such as CartBadge; it moves inwards as the text grows. */
  badge?: ReactNode;
  /** The page that is shown is in this entry. */
  current?: boolean | undefined;
}

/**
 * An entry that leads somewhere, or one that opens something; with both it opens something, and
 * leads there in a new tab and without JavaScript.
 */
export type BottomNavItem = BottomNavEntry &
  (
    | { href: string; onPress?: (() => void) | undefined }
    | { onPress: () => void; href?: undefined }
  );

export interface BottomNavProps extends ComponentProps<'nav'> {
  /** Five at most. */
  items: readonly BottomNavItem[];
}

const entry = 'ui-bottom-nav-entry';

const most = 5;
/** Gives each item its column before the HTML of the last one has arrived. */
const allColumns = 'ui-bottom-nav-columns';

const always = () => true;

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
      <ul className={cx('mx-auto max-w-128', items.length === most ? allColumns : 'flex')}>
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
      <BadgedIcon icon={item.icon} badge={item.badge} badgeClassName="-top-1.5" />
      <span>{item.label}</span>
    </>
  );
  const current = item.current ? 'page' : undefined;
  const { href, onPress } = item;
  const opens = useBrowserHas(always) && onPress !== undefined;
  if (href === undefined) {
    return (
      <button
        type="button"
        aria-current={current}
        onClick={onPress}
        className={cx(entry, 'noscript:hidden')}
      >
        {content}
      </button>
    );
  }
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPress?.();
  };
  return (
    <Link
      href={href}
      aria-current={current}
      aria-haspopup={opens ? 'dialog' : undefined}
      onClick={opens ? press : undefined}
      className={entry}
    >
      {content}
    </Link>
  );
}
