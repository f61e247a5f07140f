import type { Refund } from '@ponte/domain/orders';
import { formatMoney } from '@ponte/regional/money';
import { FormattedMessage, useIntl } from 'react-intl';
import { PaymentWay } from './payment-way.tsx';

interface RefundTextProps {
  readonly refund: Refund;
}

const texts = {
  whole: 'purchase.refunded',
  part: 'purchase.refundedInPart',
  chargedBack: 'purchase.chargedBack',
} as const satisfies Record<Refund['kind'], string>;

/** How much went back, when, how and by which way. */
export function RefundText({ refund: { amount, at, way, kind } }: RefundTextProps) {
  const intl = useIntl();
  return (
    <FormattedMessage
      id={texts[kind]}
      values={{
        amount: amount ? formatMoney(amount) : '',
        date: intl.formatDate(at, {
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
