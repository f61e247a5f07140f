import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../kit/index.ts';

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

/** Props of {@link SideNav}. */
export interface SideNavProps extends ComponentProps<'nav'> {
  /** What the sections belong to, such as "Minha conta". */
  label: string;
  /** The sections in their order. */
  items: readonly SideNavItem[];
  /** After the sections, such as the way out. */
  footer?: ReactNode;
}

/** The sections of an area: down the side from 768 px up, a row that scrolls sideways on phones. */
export function SideNav({ label, items, footer, className, ...props }: SideNavProps) {
  return (
    <nav
      data-slot="side-nav"
      aria-label={label}
      {...props}
      className={cx(
        'base:flex base:gap-1 base:overflow-x-auto base:border-line base:bg-surface max-md:base:border-b md:base:flex-col md:base:rounded-md md:base:border md:base:p-2',
        className,
      )}
    >
      <ul className="flex md:grid md:gap-px">
        {items.map(({ href, label: text, icon, current }) => (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              aria-current={current ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2.5 px-3 font-medium whitespace-nowrap -outline-offset-2 hover:text-brand-ink aria-[current]:font-semibold aria-[current]:text-brand-ink max-md:border-b-2 max-md:border-transparent max-md:aria-[current]:border-brand-ink md:rounded-sm md:whitespace-normal md:hover:bg-hover md:aria-[current]:bg-brand-soft md:aria-[current]:text-on-brand-soft"
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
        <div className="flex items-center max-md:ml-auto md:mt-2 md:border-t md:border-line md:pt-2">
          {footer}
        </div>
      ) : null}
    </nav>
  );
}
