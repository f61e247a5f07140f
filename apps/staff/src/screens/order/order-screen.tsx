import { getStaffOrder, type StaffOrder } from '@ponte/contract/staff';
import { Notice } from '@ponte/ui/notice';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Loaded } from '../../data/loaded.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { Link } from '../../languages/link.tsx';
import { BackLink } from '../../page/back-link.tsx';
import { Moment } from '../../page/moment.tsx';
import { Page } from '../../page/page.tsx';
import { Panel } from '../../page/panel.tsx';
import { PanelsSkeleton } from '../../page/skeletons.tsx';
import { AuditTrail } from '../acts/audit-trail.tsx';
import { QueueBadge } from '../orders/order-queue.tsx';
import { OrderActs } from './order-acts.tsx';
import { CustomerFacts, DeliveryFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { Payments } from './order-payments.tsx';

export const OrderScreen = observer(function OrderScreen() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const order = useAnswer(getStaffOrder, { params: { id } });
  const { data } = order;
  return (
    <Page
      title={
        data
          ? intl.formatMessage({ id: 'order.title' }, { number: data.number })
          : intl.formatMessage({ id: 'order.loading' })
      }
      back={<BackLink href="/orders" text="orders.title" />}
      actions={data ? <QueueBadge queue={data.queue} brought={data.brought} /> : null}
    >
      <Loaded answer={order} skeleton={<PanelsSkeleton />}>
        {(shown) => <OrderContent order={shown} onChange={order.show} onReload={order.reload} />}
      </Loaded>
    </Page>
  );
});

interface OrderContentProps {
  readonly order: StaffOrder;
  readonly onChange: (order: StaffOrder) => void;
  readonly onReload: () => void;
}

function OrderContent({ order, onChange, onReload }: OrderContentProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 gap-4">
        <Refunding order={order} />
        <MoneyCheck order={order} />
        <PaidTwice order={order} />
        <BuyersNote order={order} />
        <OrderActs order={order} onChange={onChange} onReload={onReload} />
        <OrderLines order={order} />
      </div>
      <div className="grid min-w-0 gap-4 lg:row-span-2">
        <Panel title={<FormattedMessage id="order.customer" />}>
          <CustomerFacts order={order} />
        </Panel>
        <Panel title={<FormattedMessage id="order.delivery" />}>
          <DeliveryFacts order={order} />
        </Panel>
        <Panel title={<FormattedMessage id="order.payments" />}>
          <Payments order={order} />
        </Panel>
      </div>
      <Panel title={<FormattedMessage id="order.history" />}>
        <AuditTrail entries={order.history} />
      </Panel>
    </div>
  );
}

/** The payment provider has not confirmed yet that it paid back. */
function Refunding({ order: { refundingAt } }: { readonly order: StaffOrder }) {
  if (refundingAt === null) return null;
  return (
    <Notice tone="warning">
      <FormattedMessage id="order.refunding" values={{ at: <Moment at={refundingAt} /> }} />
    </Notice>
  );
}

/** Its money is not as it should be. */
function MoneyCheck({ order: { money, handedOverAt, acts } }: { readonly order: StaffOrder }) {
  if (money === 'ok') return null;
  const kind = money === 'missing' && handedOverAt !== null ? 'handedOver' : money;
  return (
    <Notice tone="danger" title={<FormattedMessage id={`order.money.${kind}`} />}>
      <p>
        <FormattedMessage id={`order.money.${kind}Text`} />
      </p>
      {acts.length === 0 ? (
        <p>
          <FormattedMessage id="order.money.owner" />
        </p>
      ) : null}
    </Notice>
  );
}

/** As the buyer wrote it at the checkout. */
function BuyersNote({ order: { note } }: { readonly order: StaffOrder }) {
  if (note === null) return null;
  return (
    <Panel title={<FormattedMessage id="order.note" />}>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {note}
      </p>
    </Panel>
  );
}

/** Other paid orders of the same cart. */
function PaidTwice({ order: { duplicates } }: { readonly order: StaffOrder }) {
  if (duplicates.length === 0) return null;
  return (
    <Notice tone="warning" title={<FormattedMessage id="order.paidTwice" />}>
      <ul className="flex flex-wrap gap-x-3">
        {duplicates.map(({ id, number }) => (
          <li key={id}>
            <Link href={`/orders/${id}`} className="font-semibold underline underline-offset-2">
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
