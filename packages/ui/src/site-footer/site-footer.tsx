import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../kit/kit.tsx';

/** A link of a column. */
export interface SiteFooterLink {
  /** Where it leads. */
  href: string;
  /** What it says. */
  label: string;
  /** A sign before the label, such as a social network's; on phones it shows alone. */
  icon?: ReactNode;
}

/** A column of links. */
export interface SiteFooterGroup {
  /** Heading of the column. */
  title: string;
  /** Its links, in their order. */
  links: readonly SiteFooterLink[];
  /** Left out on phones, where the shop leads there by other ways. */
  wideOnly?: boolean | undefined;
}

export interface SiteFooterProps extends ComponentProps<'footer'> {
  /** The columns, as many beside each other as fit. */
  groups: readonly SiteFooterGroup[];
  /** Before the columns: the shop's mark, contact. */
  lead?: ReactNode;
  /** The last line, such as the copyright. */
  note?: ReactNode;
}

/** The foot of every page: columns of links on the brand's deep colour. */
export function SiteFooter({ groups, lead, note, className, ...props }: SiteFooterProps) {
  return (
    <footer
      data-slot="site-footer"
      {...props}
      className={cx('ui-on-brand ui-site-footer', className)}
    >
      <div className="ui-site-footer-columns wrap">
        <div className="text-on-brand-muted">{lead}</div>
        <div className="ui-site-footer-groups">
          {groups.map((group) => (
            <div
              key={group.title}
              className={cx(
                group.wideOnly && 'max-md:hidden',
                group.links.some(({ icon }) => Boolean(icon)) && 'ui-site-footer-signs',
              )}
            >
              <h2 className="mb-2 text-sm font-bold">{group.title}</h2>
              <ul className="text-sm text-on-brand-muted">
                {group.links.map(({ href, label, icon }) => (
                  <li key={href}>
                    <Link
                      href={href}
                      aria-label={icon ? label : undefined}
                      className="inline-flex min-h-8 items-center gap-2 wrap-anywhere hover:underline"
                    >
                      {icon}
                      {icon ? <span>{label}</span> : label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
      {note ? (
        <div className="edge-t border-veil">
          <div className="wrap py-4 text-xs text-on-brand-muted">{note}</div>
        </div>
      ) : null}
    </footer>
  );
}
