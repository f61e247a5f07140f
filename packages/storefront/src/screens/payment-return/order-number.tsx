import type { Order } from '@ponte/domain';
import { FormattedMessage } from 'react-intl';

interface OrderNumberProps {
  /** Undefined while it is not known. */
  readonly order: Order | undefined;
}

/** Which order the payment is for. */
export function OrderNumber({ order }: OrderNumberProps) {
  if (!order) return null;
  return (
    <p className="font-semibold">
      <FormattedMessage id="paymentReturn.order" values={{ number: order.number }} />
    </p>
  );
}
