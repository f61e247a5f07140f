import { formatCount } from '@ponte/regional/money';
import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { Link, useKitLocale } from '../kit/kit.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Stars } from './stars.tsx';

export interface RatingProps extends ComponentProps<'span'> {
  /** The average, from 0 to 5 stars; `null` when there is none yet. */
  value: number | null;
  /** How many ratings it is of; not said when left out. */
  count?: number | undefined;
  /** Where the reviews are: the stars lead there. */
  href?: string | undefined;
  /** "lg" for the head of a page or a list of reviews; "md" when left out. */
  size?: 'md' | 'lg' | undefined;
  /** The stars alone, for a single review; the value is still read out. */
  starsOnly?: boolean | undefined;
}

/**
 * What buyers think of a product, in stars: the average with one decimal in the kit's language, and how many
 * ratings it is of.
 *
 * @example <Rating value={4.6} count={128} href="#avaliacoes" />
 */
export function Rating({
  value,
  count,
  href,
  size = 'md',
  starsOnly = false,
  className,
  ...props
}: RatingProps) {
  const { tag, messages } = useKitLocale();
  const { rating } = messages;
  const root = { 'data-slot': 'rating', 'data-size': size, ...props };
  const classes = cx('ui-rating', className);
  if (value === null) {
    return (
      <span {...root} data-state="empty" className={classes}>
        {rating.none}
      </span>
    );
  }
  const digits = Number.isInteger(value) && starsOnly ? 0 : 1;
  const format = new Intl.NumberFormat(tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const written = format.format(value);
  const counted = count === undefined ? undefined : rating.count(count, formatCount(count));
  const said = [rating.outOf(written, '5'), counted].filter(Boolean).join(', ');
  const shownCount = count === undefined ? undefined : `(${formatCount(count)})`;
  const content = (
    <>
      <VisuallyHidden>{said}</VisuallyHidden>
      <Stars value={value} />
      {starsOnly ? null : (
        <span aria-hidden data-slot="rating-value" className="ui-rating-value">
          {written}
        </span>
      )}
      {shownCount ? (
        <span aria-hidden data-slot="rating-count">
          {shownCount}
        </span>
      ) : null}
    </>
  );
  return (
    <span {...root} className={classes}>
      {href === undefined ? (
        content
      ) : (
        <Link href={href} data-slot="rating-link" className="ui-rating-link">
          {content}
        </Link>
      )}
    </span>
  );
}
