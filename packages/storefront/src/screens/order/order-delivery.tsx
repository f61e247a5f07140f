import type { Order } from '@ponte/domain';
import { handOverOf } from '@ponte/domain/orders';
import { DeliveryFacts } from '../../products/delivery-facts.tsx';

interface OrderDeliveryProps {
  readonly order: Pick<Order, 'status' | 'payments' | 'delivery'>;
}

/** When and where an order is handed over, for pickup also opening hours and map; nothing where it is not. */
export function OrderDelivery({ order }: OrderDeliveryProps) {
  const { delivery } = order;
  const handOver = handOverOf(order);
  if (!delivery || handOver === 'off') return null;
  const { days, place, hours, brought } = delivery;
  return (
    <DeliveryFacts
      days={handOver === 'ahead' ? days : null}
      place={place}
      hours={hours}
      mapped={brought ? undefined : place}
    />
  );
}
