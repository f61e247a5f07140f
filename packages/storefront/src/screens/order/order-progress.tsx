import type { Order } from '@ponte/domain';
import { OrderTimeline, type OrderStep } from '@ponte/ui/order-timeline';
import { FormattedMessage } from 'react-intl';
import { Panel } from '../../page/panel.tsx';
import { timelineOf } from './timeline.ts';

interface OrderProgressProps {
  readonly order: Order;
}

/** How far the order is, and what is still to come. */
export function OrderProgress({ order }: OrderProgressProps) {
  const { steps, current } = timelineOf(order);
  const handedOverAt = order.delivery?.handedOverAt ?? undefined;
  const shown = steps.map((status, index): OrderStep => {
    if (index === 0) return { status, date: order.createdAt };
    const isEnd = status === 'collected' || status === 'delivered';
    return isEnd ? { status, date: handedOverAt } : { status };
  });
  return (
    <Panel title={<FormattedMessage id="order.progress" />}>
      <OrderTimeline steps={shown} current={current} />
    </Panel>
  );
}
