import { moderateReview, staffLengths, type StaffReview } from '@ponte/contract/staff';
import { Button } from '@ponte/ui/button';
import { Star } from '@ponte/ui/icons';
import { TextArea } from '@ponte/ui/text-area';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangeFailure } from '../../data/change-failure.tsx';
import { useAct } from '../../data/use-act.ts';
import { useUnsaved } from '../../forms/use-unsaved.tsx';
import { Link } from '../../languages/link.tsx';
import { useOffice } from '../../office/office-context.ts';
import { Ago } from '../../page/moment.tsx';
import { OwnText } from '../../page/own-text.tsx';
import { Panel } from '../../page/panel.tsx';

const stars = [1, 2, 3, 4, 5];

interface ReviewCardProps {
  readonly review: StaffReview;
  /** The list has changed. */
  readonly onReload: () => void;
}

/** A buyer's review, the shop's answer to it, and whether it is published. */
export const ReviewCard = observer(function ReviewCard({ review, onReload }: ReviewCardProps) {
  const intl = useIntl();
  const { toasts } = useOffice();
  const act = useAct(moderateReview);
  const { id, state, product, rating, text, author, writtenAt, version } = review;
  const [answer, setAnswer] = useState(review.answer ?? '');
  const question = useUnsaved(answer !== (review.answer ?? ''));

  const decide = async (next: 'published' | 'refused') => {
    const sent = await act.send({
      params: { id: String(id) },
      body: { version, state: next, answer: answer.trim() },
    });
    if (!sent.ok) return;
    toasts.show({
      tone: 'success',
      text: <FormattedMessage id={`reviews.done.${next}`} />,
    });
    onReload();
  };
  return (
    <Panel>
      <div className="grid grid-cols-1 gap-3">
        <ChangeFailure error={act.error} onReload={onReload} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Link
            href={`/products/${product.id}`}
            className="font-semibold text-brand-ink hover:underline"
          >
            <OwnText of={product.name} />
          </Link>
          <span className="text-sm text-muted">
            <FormattedMessage
              id="pair"
              values={{ first: author, second: <Ago at={writtenAt} /> }}
            />
          </span>
        </div>
        <p
          role="img"
          aria-label={intl.formatMessage({ id: 'reviews.stars' }, { rating })}
          className="flex text-brand-ink"
        >
          {stars.map((star) => (
            <Star
              key={star}
              className={star <= rating ? 'size-5 fill-current' : 'size-5 opacity-40'}
            />
          ))}
        </p>
        <p className="max-w-[80ch] whitespace-pre-line wrap-break-word">{text}</p>
        <TextArea
          label={intl.formatMessage({ id: 'reviews.answer' })}
          maxLength={staffLengths.reviewAnswer}
          value={answer}
          onValueChange={setAnswer}
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="brand" pending={act.pending} onClick={() => void decide('published')}>
            <FormattedMessage id={state === 'published' ? 'reviews.keep' : 'reviews.publish'} />
          </Button>
          {state === 'refused' ? null : (
            <Button variant="danger" pending={act.pending} onClick={() => void decide('refused')}>
              <FormattedMessage id="reviews.refuse" />
            </Button>
          )}
        </div>
      </div>
      {question}
    </Panel>
  );
});
