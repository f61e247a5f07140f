import type { Order } from '@ponte/domain';
import { formatMoney, type Money } from '@ponte/regional/money';
import { FormattedMessage } from 'react-intl';

interface OrderNumberProps {
  /** Undefined while it is not known. */
  readonly order: Order | undefined;
  /** What is, or was, to be paid; null while that is not known. */
  readonly amount: Money | null;
}

/** Which order the payment is for, and how much it is. */
export function OrderNumber({ order, amount }: OrderNumberProps) {
  return (
    <>
      {order ? (
        <p className="font-semibold">
          <FormattedMessage id="paymentReturn.order" values={{ number: order.number }} />
        </p>
      ) : null}
      {amount ? (
        <p className="font-semibold">
          <FormattedMessage id="paymentReturn.amount" values={{ amount: formatMoney(amount) }} />
        </p>
      ) : null}
    </>
  );
}
