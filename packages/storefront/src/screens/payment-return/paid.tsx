import { handOverOf } from '@ponte/domain/orders';
import type { PaymentReturn } from '@ponte/domain/payment-return';
import { ButtonLink } from '@ponte/ui/button';
import { CircleCheck } from '@ponte/ui/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { orderHref } from '../../links/addresses.ts';
import { RefundText } from '../../products/refund-text.tsx';
import { OrderNextStep } from '../order/order-next-step.tsx';
import { TicketButton } from '../order/ticket-button.tsx';
import { OrderNumber } from './order-number.tsx';
import { Outcome } from './outcome.tsx';
import { SignInOffer } from './sign-in-offer.tsx';
import { titleOf } from './titles.ts';
import { useObservedOrder } from './use-observed-order.ts';

interface PaidProps {
  readonly following: PaymentReturn;
  readonly orderId: string;
}

/** Paid: the pickup code, and links. */
export const Paid = observer(function Paid({ following, orderId }: PaidProps) {
  const order = useObservedOrder(orderId);
  const { refund } = following;
  const isOff = order && handOverOf(order) === 'off';
  return (
    <Outcome
      icon={<CircleCheck />}
      title={<FormattedMessage id={titleOf(following, order)} />}
      actions={
        order ? (
          <>
            <ButtonLink href={orderHref(orderId)} variant="brand">
              <FormattedMessage id="paymentReturn.viewOrder" />
            </ButtonLink>
            <ButtonLink href="/pedidos">
              <FormattedMessage id="paymentReturn.viewOrders" />
            </ButtonLink>
            <TicketButton key={orderId} order={order} />
          </>
        ) : null
      }
    >
      {order ? (
        <>
          {isOff ? null : (
            <p>
              <FormattedMessage id="paymentReturn.paidText" values={{ number: order.number }} />
            </p>
          )}
          <OrderNextStep order={order} />
        </>
      ) : (
        <>
          <p>
            {refund?.amount ? (
              <RefundText refund={refund} />
            ) : (
              <FormattedMessage id="paymentReturn.paidAnonymous" />
            )}
          </p>
          <OrderNumber order={undefined} amount={following.amount} way={following.way} />
          <SignInOffer orderId={orderId} />
        </>
      )}
    </Outcome>
  );
});
