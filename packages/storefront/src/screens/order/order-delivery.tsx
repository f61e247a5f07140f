import type { Order } from '@ponte/domain';
import { FormattedMessage } from 'react-intl';
import { DeliveryFacts } from '../../products/delivery-facts.tsx';
import { useHandOverTime } from '../../products/use-hand-over-time.ts';
import { useOrderStanding } from '../../products/use-order-standing.ts';

interface OrderDeliveryProps {
  readonly order: Order;
}

/**
 * When and where an order is handed over, for pickup also opening hours and map; nothing where it is not. Nobody
 * is asked to come before they paid.
 */
export function OrderDelivery({ order }: OrderDeliveryProps) {
  const { delivery } = order;
  const { handOver } = useOrderStanding(order);
  const when = useHandOverTime({
    days: delivery?.days ?? null,
    atCounter: delivery?.atCounter ?? false,
  });
  if (!delivery || handOver === 'off') return null;
  const { place, hours, brought, tracking } = delivery;
  return (
    <>
      <DeliveryFacts
        when={
          handOver === 'ahead' || (handOver === 'planned' && !delivery.atCounter) ? when : undefined
        }
        place={place}
        hours={hours}
        mapped={brought ? undefined : place}
      />
      {tracking && handOver === 'ahead' ? <Tracking {...tracking} /> : null}
    </>
  );
}

function Tracking({ number, link }: NonNullable<NonNullable<Order['delivery']>['tracking']>) {
  return (
    <div className="mt-2 text-left text-sm">
      {number ? (
        <p className="wrap-anywhere">
          <FormattedMessage id="purchase.tracking" values={{ number: <strong>{number}</strong> }} />
        </p>
      ) : null}
      {link ? (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-6 items-center font-semibold text-brand-ink underline"
        >
          <FormattedMessage id="purchase.track" />
        </a>
      ) : null}
    </div>
  );
}
