import type { Reviewable } from '@ponte/domain';
import { checkForm } from '@ponte/domain/forms';
import { reviewForm, reviewSheetsOf, type ReviewValues } from '@ponte/domain/reviews';
import { Notice } from '@ponte/ui/notice';
import { Picture } from '@ponte/ui/picture';
import { RadioGroup } from '@ponte/ui/radio-group';
import { SubmitButton } from '@ponte/ui/submit-button';
import { TextArea } from '@ponte/ui/text-area';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShopForm } from '../../forms/shop-form.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { goodsShapes } from '../../media/picture-source.ts';
import { usePictures } from '../../media/use-pictures.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

const fields = ['rating', 'text'] as const;
const check = (values: unknown) => checkForm(reviewForm, values);
const ratings = [5, 4, 3, 2, 1];

interface ProductReviewProps {
  readonly token: string;
  readonly product: Reviewable;
}

export const ProductReview = observer(function ProductReview({
  token,
  product: { productId, name, nameLang, picture, review },
}: ProductReviewProps) {
  const intl = useIntl();
  const pictures = usePictures();
  const sheets = reviewSheetsOf(useShop().shop);
  const submission = sheets.submissionOf(token, productId);
  const [defaults] = useState({ rating: String(review?.rating ?? ''), text: review?.text ?? '' });
  const state = useShopForm({
    name: `review-${productId}`,
    fields,
    defaults,
    check,
    send: ({ rating, text }: ReviewValues) => sheets.save(token, { productId, rating, text }),
  });
  return (
    <section aria-label={name} className="ui-card grid gap-4 p-4 md:p-6">
      <div className="flex items-center gap-3">
        <Picture
          image={pictures.source(picture, '', goodsShapes.line)}
          alt=""
          sizes="64px"
          className="size-16 shrink-0 rounded-md"
        />
        <h2 lang={nameLang} className="min-w-0 font-semibold wrap-anywhere">
          {name}
        </h2>
      </div>
      {submission.status === 'done' ? (
        <Notice tone="success" role="status" title={<FormattedMessage id="reviewForm.sentTitle" />}>
          <FormattedMessage id="reviewForm.sentText" />
        </Notice>
      ) : review ? (
        <Notice>
          <FormattedMessage id={`reviewForm.${review.state}`} />
        </Notice>
      ) : null}
      <ShopForm state={state} className="grid gap-4">
        <RadioGroup
          label={intl.formatMessage({ id: 'reviewForm.rating' })}
          required
          inline
          defaultValue={defaults.rating}
          options={ratings.map((stars) => ({
            value: String(stars),
            label: intl.formatMessage({ id: 'reviewForm.stars' }, { stars }),
          }))}
          {...state.field('rating')}
        />
        <TextArea
          label={intl.formatMessage({ id: 'reviewForm.text' })}
          hint={intl.formatMessage({ id: 'reviewForm.textHint' })}
          {...state.field('text')}
        />
        <SubmitButton pending={state.pending} className="justify-self-start">
          <FormattedMessage id="reviewForm.send" />
        </SubmitButton>
      </ShopForm>
    </section>
  );
});
