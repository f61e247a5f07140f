import { formatCount } from '@ponte/regional/money';
import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/kit.tsx';
import { Rating } from '../rating/rating.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { bestFirst, ratingSummary, type StarCounts } from './model.ts';

export interface ReviewSummaryProps extends ComponentProps<'div'> {
  /** How many buyers gave each number of stars, of all reviews and not only those that are shown. */
  counts: StarCounts;
}

/** The average, and a bar for each number of stars. */
export function ReviewSummary({ counts, className, ...props }: ReviewSummaryProps) {
  const { rating } = useMessages();
  const { count, average } = ratingSummary(counts);
  return (
    <div data-slot="review-summary" {...props} className={cx('ui-review-summary', className)}>
      <Rating size="lg" value={average} count={count} />
      <ul data-slot="review-bars" className="ui-review-bars">
        {bestFirst.map((stars) => (
          <li key={stars} className="ui-review-bar-line">
            <span className="ui-review-bar-name">{rating.stars(stars)}</span>
            <svg
              aria-hidden
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              data-slot="review-bar"
              className="ui-review-bar"
            >
              <rect
                width={count === 0 ? 0 : (100 * counts[stars]) / count}
                height="8"
                className="ui-review-bar-full"
              />
            </svg>
            <span aria-hidden className="ui-review-bar-count">
              {formatCount(counts[stars])}
            </span>
            <VisuallyHidden>
              {rating.count(counts[stars], formatCount(counts[stars]))}
            </VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}
