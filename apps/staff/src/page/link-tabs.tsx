import type { ReactNode } from 'react';
import { Link } from '../languages/link.tsx';

export interface LinkTab {
  readonly href: string;
  readonly label: ReactNode;
  /** How many rows it has; its place is kept until that is known. */
  readonly count?: ReactNode;
  readonly current: boolean;
}

interface LinkTabsProps {
  /** What the views are of. */
  readonly label: string;
  readonly tabs: readonly LinkTab[];
}

/** Views of one list, each with its own address. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-line [scrollbar-width:none]">
      <ul className="flex">
        {tabs.map(({ href, label: text, count, current }) => (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              aria-current={current ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 font-semibold text-muted -outline-offset-2 hover:text-ink aria-[current]:border-brand-ink aria-[current]:text-brand-ink"
            >
              {text}
              {count === undefined ? null : (
                <span className="min-h-5 min-w-7 rounded-full bg-hover px-2 text-center text-xs leading-5 tabular-nums">
                  {count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
