import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { flagLook, type FlagCountry } from './flag-look.ts';

export { flagLook, flagOfCurrency, type FlagCountry } from './flag-look.ts';

export interface FlagProps extends ComponentProps<'span'> {
  /** ISO 3166-1 alpha-2. */
  country: FlagCountry;
  /** Name for assistive technology; without it the flag is decoration beside a text. */
  label?: string | undefined;
}

/**
 * A country's flag, 18 × 12 px, as recognisable as that size allows. Its drawing is in the
 * stylesheet, once for all prices of a page.
 */
export function Flag({ country, label, className, ...props }: FlagProps) {
  return (
    <span
      data-slot="flag"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...props}
      className={cx('ui-flag', flagLook(country), className)}
    />
  );
}
