import { formatCount } from '@ponte/regional/money';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Link, useMessages } from '../kit/kit.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** One category. */
export interface CategoryNavItem {
  /** Its page; also its key. */
  href: string;
  /** Its name. */
  label: string;
  /** Drawn 24 × 24 px. */
  icon?: ReactNode;
  /** How many products it holds. */
  count?: number | undefined;
  /** The page that is shown. */
  current?: boolean | undefined;
}

export interface CategoryNavProps extends ComponentProps<'nav'> {
  /** In the order in which they are shown. */
  items: readonly CategoryNavItem[];
}

/** The categories down the side of a page. */
export function CategoryNav({ items, className, ...props }: CategoryNavProps) {
  const { navigation } = useMessages();
  return (
    <nav
      data-slot="category-nav"
      aria-label={navigation.categories}
      {...props}
      className={cx('ui-card ui-category-nav', className)}
    >
      <ul className="grid gap-px font-medium">
        {items.map(({ href, label, icon, count, current }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={current ? 'page' : undefined}
              className="ui-list-link min-h-11 px-3 py-2"
            >
              {icon ? (
                <span aria-hidden className="ui-entry-icon">
                  {icon}
                </span>
              ) : null}
              <span className="min-w-0 wrap-break-word hyphens-auto">{label}</span>
              {count === undefined ? null : (
                <span className="ml-auto text-xs font-normal text-muted">
                  <span aria-hidden>{formatCount(count)}</span>
                  <VisuallyHidden>{navigation.products(count)}</VisuallyHidden>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
