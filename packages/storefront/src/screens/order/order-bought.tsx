import type { Order } from '@ponte/domain';
import {
  paymentEndOf,
  paymentValueOf,
  paymentWayOf,
  pickupCodeOf,
  type OrderState,
} from '@ponte/domain/orders';
import { isZero, sum } from '@ponte/regional/money';
import { CartSummary } from '@ponte/ui/cart-summary';
import { Money } from '@ponte/ui/money';
import { StatusBadge } from '@ponte/ui/status-badge';
import { FormattedMessage } from 'react-intl';
import { productHref } from '../../links/addresses.ts';
import { Panel } from '../../page/panel.tsx';
import { PaymentWay } from '../../products/payment-way.tsx';
import { PurchaseLine } from '../../products/purchase-line.tsx';
import { useOrderStanding } from '../../products/use-order-standing.ts';
import { OrderDelivery } from './order-delivery.tsx';

interface OrderBoughtProps {
  readonly order: Order;
}

export function OrderBought({ order }: OrderBoughtProps) {
  const { shipping, total, tax, lines, delivery, note, payments, status } = order;
  const way = paymentWayOf(payments);
  const standing = useOrderStanding(order);
  const { state, handOver } = standing;
  const subtotal = sum(
    lines.map((line) => line.subtotal),
    total.currency,
  );
  return (
    <Panel title={<FormattedMessage id="order.products" />}>
      <ul className="mb-4 grid gap-4 edge-b border-line pb-4">
        {lines.map((line, index) => (
          <PurchaseLine key={line.productId ?? index} {...line} href={productHref(line.product)} />
        ))}
      </ul>
      <CartSummary
        subtotal={subtotal}
        shipping={shipping ?? undefined}
        shippingLabel={delivery?.description || undefined}
        total={total}
        tax={tax ?? undefined}
      />
      <dl className="mt-4 grid gap-2 edge-t border-line pt-4 text-sm">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <dt className="text-muted">
            <FormattedMessage id="order.payment" />
          </dt>
          <dd>
            <StatusBadge status={isEnd(state) ? state : paymentEndOf(payments, status.kind)} />
          </dd>
        </div>
        {way ? (
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">
              <FormattedMessage id="order.way" />
            </dt>
            <dd className="first-letter:uppercase">
              <PaymentWay way={way} />
            </dd>
          </div>
        ) : null}
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">
            <FormattedMessage id="order.paymentValue" />
          </dt>
          <dd>
            <Money amount={paymentValueOf(order)} />
          </dd>
        </div>
        {shipping ? (
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">
              <FormattedMessage id="order.shippingValue" />
            </dt>
            <dd>
              {isZero(shipping) ? (
                <FormattedMessage id="order.free" />
              ) : (
                <Money amount={shipping} />
              )}
            </dd>
          </div>
        ) : null}
      </dl>
      {delivery && pickupCodeOf(order, standing) === null && handOver !== 'off' ? (
        <section className="mt-4 edge-t border-line pt-4">
          <h3 className="mb-2 text-sm font-semibold">
            <FormattedMessage id={delivery.brought ? 'order.delivery' : 'order.pickup'} />
          </h3>
          <OrderDelivery order={order} />
        </section>
      ) : null}
      {note === null ? null : (
        <section className="mt-4 edge-t border-line pt-4">
          <h3 className="mb-2 text-sm font-semibold">
            <FormattedMessage id="order.note" />
          </h3>
          <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">
            {note}
          </p>
        </section>
      )}
    </Panel>
  );
}

/** Whether the payment ended with its order, or waits to be confirmed as it does. */
function isEnd(state: OrderState): state is 'ranOut' | 'cancelled' | 'confirming' {
  return state === 'ranOut' || state === 'cancelled' || state === 'confirming';
}
