import type { ComponentProps } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { X } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/kit.tsx';

/** A filter that applies. */
export interface FilterChip {
  /** The list without it; also its key. */
  href: string;
  /** Such as "Voltage: 220 V". */
  label: string;
}

export interface FilterChipsProps extends ComponentProps<'nav'> {
  /** In the order of the panel; none, nothing shows. */
  items: readonly FilterChip[];
  /** The list without any of them. */
  clearHref: string;
}

/** What narrows a list now: each takes itself out, and the last link all of them. */
export function FilterChips({ items, clearHref, className, ...props }: FilterChipsProps) {
  const { filter } = useMessages();
  if (items.length === 0) return null;
  return (
    <nav
      data-slot="filter-chips"
      aria-label={filter.applied}
      {...props}
      className={cx('ui-filter-chips', className)}
    >
      <ul className="flex flex-wrap items-center gap-2">
        {items.map(({ href, label }) => (
          <li key={href} className="min-w-0">
            <ButtonLink href={href} size="sm" aria-label={filter.remove(label)}>
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <X />
            </ButtonLink>
          </li>
        ))}
        <li>
          <ButtonLink href={clearHref} size="sm" variant="plain">
            {filter.clearAll}
          </ButtonLink>
        </li>
      </ul>
    </nav>
  );
}
