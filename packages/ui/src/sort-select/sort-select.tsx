import { useEffect, useId, type ComponentProps } from 'react';
import { Button } from '../button/button.tsx';
import { ChevronDown } from '../icons/icons.tsx';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { cx } from '../internal/cx.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { useMessages } from '../kit/kit.tsx';
import type { SortOrder } from '../locales/list/messages.ts';

export type { SortOrder };

/** One order, and the value that stands for it in the address. */
export interface SortOption {
  /** What the form sends for it. */
  value: string;
  /** The order, which the locale names. */
  order: SortOrder;
}

export interface SortSelectProps extends ComponentProps<'select'> {
  /** The current value; the first option's when left out. */
  value?: string | undefined;
  /** Orders offered, in menu order: what sorts the list says which there are. */
  options: readonly SortOption[];
  /** Called with the value of the order that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * In which order a list stands. Put it in a GET form: before JavaScript, or without it, a submit
 * button beside it applies the choice.
 */
export function SortSelect({
  value,
  options,
  onValueChange,
  onChange,
  name = 'sort',
  id,
  className,
  ref,
  ...props
}: SortSelectProps) {
  const { sort } = useMessages();
  const ownId = useId();
  const selectRef = useSharedRef(ref);

  // Shows the choice while its list loads; a new value is set on the same element, which keeps the
  // focus.
  useEffect(() => {
    if (selectRef.current && value !== undefined) selectRef.current.value = value;
  }, [selectRef, value]);
  return (
    <span data-slot="sort-select" className={cx('ui-sort', className)}>
      <label htmlFor={id ?? ownId} className="shrink-0 text-muted max-md:sr-only">
        {sort.label}
      </label>
      <span className="relative">
        <select
          {...props}
          id={id ?? ownId}
          name={name}
          ref={selectRef}
          defaultValue={value}
          onChange={composeHandlers(onChange, (event) =>
            onValueChange?.(event.currentTarget.value),
          )}
          className="min-h-10.5 w-full appearance-none rounded-md edge border-control bg-surface pr-9 pl-3 font-semibold text-ink"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {sort.orders[option.order]}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute top-1/2 right-2.5 size-4.5 text-muted [translate:0_-50%]" />
      </span>
      <Button type="submit" size="sm" className="hidden noscript:inline-flex">
        {sort.apply}
      </Button>
    </span>
  );
}
