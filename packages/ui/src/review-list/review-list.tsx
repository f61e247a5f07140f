import type { ComponentProps, ReactNode } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Star } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/kit.tsx';
import type { StarCounts } from './model.ts';
import { ReviewItem, type Review } from './review-item.tsx';
import { ReviewSummary } from './review-summary.tsx';

export { ratingSummary, type StarCounts } from './model.ts';
export {
  ReviewItem,
  type Review,
  type ReviewAnswer,
  type ReviewItemProps,
  type ReviewPicture,
} from './review-item.tsx';
export { ReviewSummary, type ReviewSummaryProps } from './review-summary.tsx';

export interface ReviewListProps extends ComponentProps<'section'> {
  /** The reviews that show, in their order. */
  reviews: readonly Review[];
  /** How many buyers gave each number of stars; without it there is no summary. */
  counts?: StarCounts | undefined;
  /** There are more: called when they are asked for. */
  onMore?: (() => void) | undefined;
  /** There are more: where they are, which works without JavaScript. `onMore` handles the press then. */
  moreHref?: string | undefined;
  /** More are on their way: presses do nothing. */
  pending?: boolean | undefined;
  /** What buyers can do when there is none, such as a button to write the first. */
  emptyAction?: ReactNode;
}

/**
 * What buyers say of a product: a summary by stars, their reviews, and more on demand. Its parts are
 * `ReviewList.Summary` and `ReviewList.Item`.
 *
 * @example <ReviewList reviews={reviews} counts={{ 1: 0, 2: 1, 3: 4, 4: 20, 5: 75 }} moreHref="?opinioes=2" />
 */
export function ReviewList({
  reviews,
  counts,
  onMore,
  moreHref,
  pending = false,
  emptyAction,
  className,
  ...props
}: ReviewListProps) {
  const { reviews: messages } = useMessages();
  const more =
    moreHref === undefined ? (
      onMore && (
        <Button data-slot="review-more" pending={pending} onClick={onMore}>
          {messages.more}
        </Button>
      )
    ) : (
      <ButtonLink
        data-slot="review-more"
        href={moreHref}
        onClick={(event) => {
          if (!onMore) return;
          event.preventDefault();
          if (!pending) onMore();
        }}
      >
        {messages.more}
      </ButtonLink>
    );
  return (
    <section
      data-slot="review-list"
      aria-label={messages.label}
      aria-busy={pending || undefined}
      {...props}
      className={cx('ui-reviews', className)}
    >
      {reviews.length === 0 ? (
        <EmptyState icon={<Star />} title={messages.empty} action={emptyAction}>
          <p>{messages.emptyText}</p>
        </EmptyState>
      ) : (
        <>
          {counts ? <ReviewSummary counts={counts} /> : null}
          <ul className="ui-reviews-list">
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewItem review={review} />
              </li>
            ))}
          </ul>
          {more ? <div className="ui-reviews-more">{more}</div> : null}
        </>
      )}
    </section>
  );
}

ReviewList.Summary = ReviewSummary;
ReviewList.Item = ReviewItem;
