import type { Order } from '@ponte/domain';
import {
  isInCart,
  ordersOf,
  paymentWayOf,
  refundOf,
  standingOfOrder,
  type OrderStanding,
} from '@ponte/domain/orders';
import { Button, ButtonLink } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { Package } from '@ponte/ui/icons';
import { OrderCard } from '@ponte/ui/order-card';
import { Skeleton } from '@ponte/ui/skeleton';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { productsHref, orderHref } from '../../links/addresses.ts';
import { goodsShapes } from '../../media/picture-source.ts';
import { usePictures } from '../../media/use-pictures.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { Loading } from '../../page/loading.tsx';
import { OrderEnd, PayUntil } from '../../products/order-times.tsx';
import { PaymentWay } from '../../products/payment-way.tsx';
import { RefundText } from '../../products/refund-text.tsx';
import { useOrderStanding } from '../../products/use-order-standing.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { badgeOf } from './badge-of.ts';
import { orderGroups, type OrderGroup } from './group-of.ts';
import { OrderGoods } from './order-goods.tsx';

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
  return <Orders orders={orders.orders} />;
});

const groups: readonly OrderGroup[] = ['toPay', 'underWay', 'ended'];

const groupNames = {
  toPay: 'orders.toPay',
  underWay: 'orders.underWay',
  ended: 'orders.ended',
} as const;

/** All orders, or those of one group, if there are several groups. */
const Orders = observer(function Orders({ orders }: { readonly orders: readonly Order[] }) {
  const { clock } = useShop().shop.options;
  const [chosen, setChosen] = useState<OrderGroup | null>(null);
  const grouped = orders.map((order) => ({
    order,
    group: orderGroups[standingOfOrder(order, clock.now()).state],
  }));
  const present = groups.filter((name) => grouped.some(({ group }) => group === name));
  const only = chosen !== null && present.includes(chosen) ? chosen : null;
  return (
    <>
      {present.length > 1 ? (
        <div role="group" className="mb-4 flex flex-wrap gap-2">
          {[null, ...present].map((name) => (
            <Button
              key={name}
              size="sm"
              variant={name === only ? 'brand' : 'quiet'}
              aria-pressed={name === only}
              onClick={() => setChosen(name)}
            >
              <FormattedMessage id={name === null ? 'orders.all' : groupNames[name]} />
            </Button>
          ))}
        </div>
      ) : null}
      <ul className="grid gap-4">
        {grouped.map(({ order, group }) =>
          only === null || group === only ? (
            <li key={order.externalId}>
              <OrderEntry order={order} />
            </li>
          ) : null,
        )}
      </ul>
    </>
  );
});

interface OrderEntryProps {
  readonly order: Order;
}

const OrderEntry = observer(function OrderEntry({ order }: OrderEntryProps) {
  const { shop } = useShop();
  const pictures = usePictures();
  const standing = useOrderStanding(order);
  const payLink = ordersOf(shop).paymentLink(order, standing);
  const { state } = standing;
  return (
    <OrderCard
      headingLevel={2}
      order={{
        number: order.number,
        date: order.createdAt,
        total: order.total,
        status: badgeOf(state),
        statusText: order.status.kind === 'unknown' ? order.status.text : undefined,
        images: order.lines.map(({ product }) =>
          pictures.source(product.picture, '', goodsShapes.line),
        ),
        productCount: order.lineCount,
        goods: order.lines.length > 0 ? <OrderGoods order={order} /> : undefined,
        note: noteOf(order, standing, isInCart(shop.cart, order)),
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
});

/** How it ended, until when it is to be paid, what went back, or else how it was paid. */
function noteOf({ payments }: Order, standing: OrderStanding, inCart: boolean): ReactNode {
  const { state, endedAt, payUntil } = standing;
  if (state === 'ranOut' || state === 'cancelled') {
    return <OrderEnd state={state} at={endedAt} inCart={inCart} />;
  }
  if (state === 'confirming') return <FormattedMessage id="purchase.confirming" />;
  if (payUntil !== null) return <PayUntil until={payUntil} />;
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
