import { listStaffReviews, moderationStates } from '@ponte/contract/staff';
import { EmptyState } from '@ponte/ui/empty-state';
import { Star } from '@ponte/ui/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Loaded } from '../../data/loaded.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { LinkTabs } from '../../page/link-tabs.tsx';
import { Page } from '../../page/page.tsx';
import { Pager } from '../../page/pager.tsx';
import { PanelsSkeleton } from '../../page/skeletons.tsx';
import { useListAddress } from '../../page/use-list-address.ts';
import { ReviewCard } from './review-card.tsx';

export const ReviewsScreen = observer(function ReviewsScreen() {
  const intl = useIntl();
  const address = useListAddress('/reviews');
  const after = address.get('after');
  const state = moderationStates.find((each) => each === address.get('state')) ?? 'pending';
  const reviews = useAnswer(listStaffReviews, { query: { state, after } });
  return (
    <Page title={intl.formatMessage({ id: 'reviews.title' })}>
      <LinkTabs
        label={intl.formatMessage({ id: 'reviews.states' })}
        tabs={moderationStates.map((each) => ({
          href: address.hrefWith({ state: each }),
          label: <FormattedMessage id={`reviews.${each}`} />,
          current: each === state,
        }))}
      />
      <Loaded answer={reviews} skeleton={<PanelsSkeleton />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={<Star />} title={<FormattedMessage id="reviews.none" />} />
          ) : (
            <ul className="grid grid-cols-1 gap-4">
              {data.map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review} onReload={reviews.reload} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <Pager address={address} next={reviews.data?.next} />
    </Page>
  );
});
