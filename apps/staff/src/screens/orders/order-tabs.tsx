import { countStaffOrders, type OrderCount, type OrderQueue } from '@ponte/contract/staff';
import { mostCounted } from '@ponte/contract/staff/limits';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useAnswer } from '../../data/use-answer.ts';
import { LinkTabs } from '../../page/link-tabs.tsx';
import type { ListAddress } from '../../page/use-list-address.ts';

/** What is to be done stands first. */
const shownQueues: readonly OrderQueue[] = [
  'paymentCheck',
  'toPrepare',
  'ready',
  'authorized',
  'refunding',
  'unpaid',
  'handedOver',
  'refunded',
  'replaced',
];

interface OrderTabsProps {
  readonly address: ListAddress;
  readonly search: string | undefined;
  /** The one that is shown; undefined for all. */
  readonly queue: OrderQueue | undefined;
}

/**
 * The queues with the number of orders in each, counted again at each visit of the list. Give it
 * the search as its key: counts of one search are not shown for another.
 */
export const OrderTabs = observer(function OrderTabs({ address, search, queue }: OrderTabsProps) {
  const intl = useIntl();
  const counts = useAnswer(countStaffOrders, { query: { search } }, address.visit);
  const known = counts.latest?.data;
  const tabs = shownQueues.map((each) => ({
    href: address.hrefWith({ queue: each }),
    label: <FormattedMessage id={`queues.${each}`} />,
    count: <Count of={known?.filter((count) => count.queue === each)} />,
    current: each === queue,
  }));
  // A search looks through all of them, unless one is chosen.
  const all = {
    href: address.hrefWith({ queue: undefined }),
    label: <FormattedMessage id="queues.all" />,
    count: <Count of={known} />,
    current: queue === undefined,
  };
  return (
    <LinkTabs
      label={intl.formatMessage({ id: 'orders.queues' })}
      tabs={search ? [all, ...tabs] : tabs}
    />
  );
});

/** How many there are in some queues together; nothing until it is known. */
function Count({ of: counts }: { readonly of: readonly OrderCount[] | undefined }) {
  if (counts === undefined) return null;
  const sum = counts.reduce((total, { count }) => total + count, 0);
  const number = <FormattedNumber value={Math.min(sum, mostCounted)} />;
  const isMore = sum > mostCounted || counts.some(({ more }) => more);
  return isMore ? <FormattedMessage id="count.more" values={{ number }} /> : number;
}
