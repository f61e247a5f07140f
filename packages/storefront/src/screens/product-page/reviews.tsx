import type { Review, ReviewSummary } from '@ponte/domain';
import { moreReviewsOf } from '@ponte/domain/reviews';
import { Button } from '@ponte/ui/button';
import { Notice } from '@ponte/ui/notice';
import { SectionHeading } from '@ponte/ui/section-heading';
import { useId } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { shopDay } from '../../shop/shop-time.ts';
import { Stars } from './stars.tsx';

interface ReviewsProps {
  /** The product's. */
  readonly slug: string;
  readonly summary: ReviewSummary;
}

/** What buyers say: the average, how it comes about, and each of them, the newest first. */
export const Reviews = observer(function Reviews({ slug, summary }: ReviewsProps) {
  const headingId = useId();
  const more = moreReviewsOf(useShop().shop);
  const { latest, total, average } = summary;
  const shown = [...latest, ...more.of(slug)];
  const { status } = more.submission;
  return (
    <section aria-labelledby={headingId} className="col-span-full max-md:mt-8">
      <SectionHeading headingId={headingId} className="mb-3">
        <FormattedMessage id="reviews.title" />
      </SectionHeading>
      <div className="grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-10">
        <div className="grid content-start gap-3">
          <p className="flex flex-wrap items-center gap-x-2">
            <Stars stars={average} />
            <strong className="font-semibold">
              <FormattedMessage
                id="reviews.average"
                values={{
                  average: <FormattedNumber value={average} minimumFractionDigits={1} />,
                }}
              />
            </strong>
            <span className="text-sm text-muted">
              <FormattedMessage id="reviews.count" values={{ count: total }} />
            </span>
          </p>
          <Distribution summary={summary} />
        </div>
        <div className="grid content-start gap-4">
          <ul className="grid gap-4">
            {shown.map((review) => (
              <ReviewEntry key={`${review.author} ${review.writtenAt}`} review={review} />
            ))}
          </ul>
          {status === 'failed' ? (
            <Notice tone="danger" role="alert">
              <FormattedMessage id="reviews.failed" />
            </Notice>
          ) : null}
          {shown.length < total ? (
            <Button
              className="justify-self-start noscript:hidden"
              pending={status === 'pending'}
              onClick={() => void more.loadNext(slug)}
            >
              <FormattedMessage id={status === 'failed' ? 'reviews.retry' : 'reviews.more'} />
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  );
});

const stars = [1, 2, 3, 4, 5];

function Distribution({ summary: { distribution, total } }: Pick<ReviewsProps, 'summary'>) {
  return (
    <ul className="grid gap-1 text-sm">
      {distribution
        .map((count, index) => (
          <li
            key={stars[index]}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)_2.5rem] items-center gap-2"
          >
            <FormattedMessage id="reviews.stars" values={{ stars: stars[index] }} />
            <svg
              aria-hidden
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              className="h-2 w-full rounded-full bg-line text-brand-ink"
            >
              <rect width={(100 * count) / total} height="1" fill="currentColor" />
            </svg>
            <span className="text-right">{count}</span>
          </li>
        ))
        .reverse()}
    </ul>
  );
}

function ReviewEntry({ review }: { readonly review: Review }) {
  const { rating, text, author, writtenAt, answer } = review;
  return (
    <li className="grid gap-1.5 edge-b border-line pb-4">
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <Stars stars={rating} />
        <strong className="font-semibold">{author}</strong>
        <span className="text-muted">{shopDay(Date.parse(writtenAt))}</span>
      </p>
      {text ? <p className="whitespace-pre-line wrap-anywhere">{text}</p> : null}
      {answer === null ? null : (
        <div className="ml-4 [border-left-width:1px] border-line pl-3 text-sm">
          <p className="font-semibold">
            <FormattedMessage id="reviews.answer" />
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      )}
    </li>
  );
}
