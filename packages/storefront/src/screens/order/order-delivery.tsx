import type { Order } from '@ponte/domain';
import { isHandedOver } from '@ponte/domain/orders';
import { DeliveryFacts } from '../../products/delivery-facts.tsx';

interface OrderDeliveryProps {
  readonly order: Pick<Order, 'status' | 'delivery'>;
}

/** When and where an order is handed over; for pickup also opening hours and map. */
export function OrderDelivery({ order }: OrderDeliveryProps) {
  const { delivery } = order;
  if (!delivery) return null;
  const { days, place, hours, brought } = delivery;
  return (
    <DeliveryFacts
      days={isHandedOver(order) ? null : days}
      place={place}
      hours={hours}
      mapped={brought ? undefined : place}
    />
  );
}
