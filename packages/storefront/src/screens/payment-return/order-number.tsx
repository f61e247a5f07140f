import type { Order } from '@ponte/domain';
import { formatMoney, type Money } from '@ponte/regional/money';
import { FormattedMessage } from 'react-intl';

interface OrderNumberProps {
  /** Undefined until loaded. */
  readonly order: Order | undefined;
  /** Null while unknown. */
  readonly amount: Money | null;
}

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
