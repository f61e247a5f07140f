import type { Order } from '@ponte/domain';
import type { PaymentReturn } from '@ponte/domain/payment-return';
import { formatMoney, type Money } from '@ponte/regional/money';
import { FormattedMessage } from 'react-intl';
import { PaymentWay } from '../../products/payment-way.tsx';

interface OrderNumberProps {
  /** Undefined until loaded. */
  readonly order: Order | undefined;
  /** Null while unknown. */
  readonly amount: Money | null;
  /** Null while unknown, and when it is chosen on the payment page. */
  readonly way: PaymentReturn['way'];
}

export function OrderNumber({ order, amount, way }: OrderNumberProps) {
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
      {way ? (
        <p>
          <FormattedMessage id="paymentReturn.way" values={{ way: <PaymentWay way={way} /> }} />
        </p>
      ) : null}
    </>
  );
}
