import { paymentEndOf } from '@ponte/domain/orders';
import type { PaymentReturn } from '@ponte/domain/payment-return';
import { ButtonLink } from '@ponte/ui/button';
import { CircleCheck, Clock } from '@ponte/ui/icons';
import { FormattedMessage } from 'react-intl';
import { orderHref } from '../../links/addresses.ts';
import { paths } from '../../links/paths.ts';
import { RefundText } from '../../products/refund-text.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
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

/** A payment that was made: the pickup code, or what became of the money, and links. */
export const Paid = observer(function Paid({ following, orderId }: PaidProps) {
  const order = useObservedOrder(orderId);
  const end = order ? paymentEndOf(order.payments, order.status.kind) : following.end;
  return (
    <Outcome
      icon={end === 'paid' ? <CircleCheck /> : <Clock />}
      title={<FormattedMessage id={titleOf(following, end)} />}
      actions={
        order ? (
          <>
            <ButtonLink href={orderHref(orderId)} variant="brand">
              <FormattedMessage id="paymentReturn.viewOrder" />
            </ButtonLink>
            <ButtonLink href={paths.orders}>
              <FormattedMessage id="paymentReturn.viewOrders" />
            </ButtonLink>
            <TicketButton key={orderId} order={order} />
          </>
        ) : null
      }
    >
      {order ? (
        <>
          {end === 'paid' ? (
            <p>
              <FormattedMessage id="paymentReturn.paidText" values={{ number: order.number }} />
            </p>
          ) : null}
          <OrderNextStep order={order} />
        </>
      ) : (
        <>
          <p>
            <MoneyText following={following} />
          </p>
          <OrderNumber order={undefined} amount={following.amount} way={following.way} />
          <SignInOffer orderId={orderId} />
        </>
      )}
    </Outcome>
  );
});

/** What became of the money, for someone who is not signed in. */
const MoneyText = observer(function MoneyText({ following }: Pick<PaidProps, 'following'>) {
  const { region } = useShop();
  const { end, refund } = following;
  if (end === 'refunding') return <FormattedMessage id="order.refunding" />;
  if (refund) return refund.amount ? <RefundText refund={refund} /> : null;
  return (
    <FormattedMessage
      id={end === 'underReview' ? 'paymentReturn.underReviewText' : 'paymentReturn.paidAnonymous'}
      values={{ shop: region.name }}
    />
  );
});
