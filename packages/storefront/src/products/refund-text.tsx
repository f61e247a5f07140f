import type { Refund } from '@ponte/domain/orders';
import { formatMoney } from '@ponte/regional/money';
import { FormattedMessage, useIntl } from 'react-intl';
import { shopTimeZone } from '../page/shop-time.ts';
import { PaymentWay } from './payment-way.tsx';

interface RefundTextProps {
  readonly refund: Refund;
}

/** How much went back, when and by which way. */
export function RefundText({ refund: { amount, at, way } }: RefundTextProps) {
  const intl = useIntl();
  return (
    <FormattedMessage
      id="purchase.refunded"
      values={{
        amount: amount ? formatMoney(amount) : '',
        date: intl.formatDate(at, {
          timeZone: shopTimeZone,
          day: 'numeric',
          month: 'long',
          year: 'numeric',
        }),
        way: way ?? 'none',
        name: way ? <PaymentWay way={way} /> : '',
      }}
    />
  );
}
