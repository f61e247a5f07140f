import type { ComponentProps } from 'react';
import { ChevronRight } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { Link, useMessages } from '../kit/kit.tsx';

/** One step of the way to a page. */
export interface BreadcrumbItem {
  /** Name of the page. */
  label: string;
  /** The label's language (BCP 47), where it is not the page's. */
  lang?: string | undefined;
  /** Left out for the page itself. */
  href?: string | undefined;
}

export interface BreadcrumbProps extends ComponentProps<'nav'> {
  /** From the home page to this page. */
  items: readonly BreadcrumbItem[];
}

/** The way from the home page to this one. */
export function Breadcrumb({ items, className, ...props }: BreadcrumbProps) {
  const { navigation } = useMessages();
  return (
    <nav
      data-slot="breadcrumb"
      aria-label={navigation.breadcrumb}
      {...props}
      className={cx('ui-breadcrumb', className)}
    >
      <ol className="flex flex-wrap items-center gap-x-1">
        {items.map((item, index) => (
          <li key={item.href ?? item.label} className="flex min-w-0 items-center gap-x-1">
            {index > 0 ? <ChevronRight className="size-3.5 shrink-0" /> : null}
            {item.href ? (
              <Link href={item.href} lang={item.lang}>
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" lang={item.lang}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
