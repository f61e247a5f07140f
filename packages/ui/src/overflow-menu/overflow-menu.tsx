import { Children, type ComponentProps } from 'react';
import { ChevronDown } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { useDetailsMenu } from '../internal/use-details-menu.ts';
import { useMessages } from '../kit/kit.tsx';
import { useOverflow } from './use-overflow.ts';

export type OverflowMenuProps = ComponentProps<'div'>;

/**
 * Links in a row, each child one; those that do not fit go behind a "more" button. On phones, and
 * before JavaScript, the row scrolls sideways instead.
 */
export function OverflowMenu({ className, children, ...props }: OverflowMenuProps) {
  const { menu } = useMessages();
  const items = Children.toArray(children);
  const { row, button, shown } = useOverflow(items.length);
  const details = useDetailsMenu({ ref: button });
  const rest = items.slice(shown);
  // `Children.map` gives each item its link's key.
  return (
    <div data-slot="overflow-menu" {...props} className={cx('ui-overflow', className)}>
      <ul
        ref={row}
        className="relative flex min-w-0 items-stretch overflow-x-auto [scrollbar-width:none] md:overflow-x-hidden md:noscript:overflow-x-auto"
      >
        {Children.map(items, (item, index) => (
          <li className={cx('shrink-0', index >= shown && 'invisible')}>{item}</li>
        ))}
      </ul>
      <details
        {...details}
        className={cx(
          'ui-menu absolute right-0 max-md:hidden',
          rest.length > 0 ? 'inset-y-0 bg-surface' : 'invisible',
        )}
      >
        <summary className="h-full min-h-11 gap-1 px-3 font-medium -outline-offset-2 hover:text-brand-ink">
          {menu.more}
          <ChevronDown className="ui-chevron size-4" />
        </summary>
        <ul className="ui-popover ui-popover-of-bar top-full right-0 min-w-48 p-1">
          {Children.map(rest, (item) => (
            <li>{item}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
