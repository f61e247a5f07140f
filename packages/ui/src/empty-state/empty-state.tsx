import type { ComponentProps, ReactNode } from 'react';
import { PackageSearch } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/kit.tsx';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing; the locale's general word when left out. */
  title?: ReactNode;
  /** Replaces the icon. */
  icon?: ReactNode;
  /** A button or link to what a shopper can do next. */
  action?: ReactNode;
}

/** What a list shows when there is nothing in it. The text goes in `children`. */
export function EmptyState({
  title,
  icon,
  action,
  className,
  children,
  ...props
}: EmptyStateProps) {
  const { feedback } = useMessages();
  return (
    <div data-slot="empty-state" {...props} className={cx('ui-empty', className)}>
      <span aria-hidden className="ui-medallion mb-4 size-16 [&>svg]:size-7">
        {icon ?? <PackageSearch />}
      </span>
      <p className="text-lg font-bold text-balance">{title ?? feedback.emptyTitle}</p>
      {children ? <div className="mt-1 max-w-[44ch] text-pretty text-muted">{children}</div> : null}
      {action ? <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
