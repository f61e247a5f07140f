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
  const { steps, current } = timelineOf(order.status);
  const shown = steps.map((status, index): OrderStep =>
    index === 0 ? { status, date: order.createdAt } : { status },
  );
  return (
    <Panel title={<FormattedMessage id="order.progress" />}>
      <OrderTimeline steps={shown} current={current} />
    </Panel>
  );
}
