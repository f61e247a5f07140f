import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { showInRow } from '../internal/show-in-row.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { Link } from '../kit/kit.tsx';

/** A section of an area. */
export interface SideNavItem {
  /** Where it leads. */
  href: string;
  /** What it says. */
  label: string;
  /** Before the label, drawn 20 px large; decoration. */
  icon?: ReactNode;
  /** It leads to the page that is shown. */
  current?: boolean | undefined;
}

export interface SideNavProps extends ComponentProps<'nav'> {
  /** What the sections belong to, such as "Minha conta". */
  label: string;
  /** The sections in their order. */
  items: readonly SideNavItem[];
  /** After the sections, such as the way out. */
  footer?: ReactNode;
}

/** The sections of an area: down the side from 768 px up, a row that scrolls sideways on phones. */
export function SideNav({ label, items, footer, className, ref, ...props }: SideNavProps) {
  const rowRef = useSharedRef(ref);
  const current = items.find((item) => item.current)?.href;

  // The current entry may be scrolled out of a phone's row.
  useEffect(() => {
    if (!rowRef.current || current === undefined) return;
    const link = rowRef.current.querySelector(`a[href="${CSS.escape(current)}"]`);
    if (link) showInRow(rowRef.current, link);
  }, [rowRef, current]);

  return (
    <nav
      data-slot="side-nav"
      aria-label={label}
      {...props}
      ref={rowRef}
      className={cx('ui-side-nav', className)}
    >
      <ul className="flex md:grid md:gap-px">
        {items.map(({ href, label: text, icon, current }) => (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              aria-current={current ? 'page' : undefined}
              className="ui-side-nav-link"
            >
              {icon ? (
                <span aria-hidden className="[&>svg]:size-5">
                  {icon}
                </span>
              ) : null}
              {text}
            </Link>
          </li>
        ))}
      </ul>
      {footer ? (
        <div className="flex items-center max-md:ml-auto md:mt-2 md:edge-t md:border-line md:pt-2">
          {footer}
        </div>
      ) : null}
    </nav>
  );
}
