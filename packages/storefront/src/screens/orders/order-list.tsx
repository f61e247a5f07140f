import type { Order } from '@ponte/domain';
import { ordersOf, paymentWayOf, refundOf } from '@ponte/domain/orders';
import { ButtonLink } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { Package } from '@ponte/ui/icons';
import { OrderCard } from '@ponte/ui/order-card';
import { Skeleton } from '@ponte/ui/skeleton';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { productsHref, orderHref } from '../../links/addresses.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { Loading } from '../../page/loading.tsx';
import { PaymentWay } from '../../products/payment-way.tsx';
import { RefundText } from '../../products/refund-text.tsx';
import { useShop } from '../../shop/shop-context.ts';
import { shownStatusOf } from './order-status.ts';

export const OrderList = observer(function OrderList() {
  const intl = useIntl();
  const orders = ordersOf(useShop().shop);
  if (!orders.orders && orders.status === 'failed') {
    return (
      <LoadFailure
        title={<FormattedMessage id="orders.fetch_error" />}
        error={orders.error}
        onRetry={() => void orders.reload()}
      />
    );
  }
  if (!orders.orders) {
    return (
      <Loading label={intl.formatMessage({ id: 'orders.loading' })} className="grid gap-4">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} className="h-36" />
        ))}
      </Loading>
    );
  }
  if (orders.orders.length === 0) return <NoOrders />;
  return (
    <ul className="grid gap-4">
      {orders.orders.map((order) => (
        <li key={order.externalId}>
          <OrderEntry order={order} payLink={orders.paymentLink(order)} />
        </li>
      ))}
    </ul>
  );
});

interface OrderEntryProps {
  readonly order: Order;
  /** Null when payment is not offered. */
  readonly payLink: string | null;
}

function OrderEntry({ order, payLink }: OrderEntryProps) {
  return (
    <OrderCard
      headingLevel={2}
      order={{
        number: order.number,
        date: order.createdAt,
        total: order.total,
        status: shownStatusOf(order) ?? 'awaiting',
        note: noteOf(order),
        href: orderHref(order.externalId),
      }}
      action={
        payLink === null ? null : (
          <ButtonLink href={payLink} variant="action">
            <FormattedMessage id="orders.payNow" />
          </ButtonLink>
        )
      }
    />
  );
}

/** What went back, or else how it was or is to be paid. */
function noteOf({ payments }: Order): ReactNode {
  const refund = refundOf(payments);
  if (refund?.amount) return <RefundText refund={refund} />;
  const way = paymentWayOf(payments);
  return way ? (
    <span className="inline-block first-letter:uppercase">
      <PaymentWay way={way} />
    </span>
  ) : undefined;
}

function NoOrders() {
  return (
    <EmptyState
      icon={<Package />}
      title={<FormattedMessage id="orders.no_orders" />}
      action={
        <ButtonLink href={productsHref} variant="brand">
          <FormattedMessage id="orders.browse" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="orders.emptyText" />
    </EmptyState>
  );
}
