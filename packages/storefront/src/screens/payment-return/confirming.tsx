import type { PaymentReturn } from '@ponte/domain/payment-return';
import { Button, ButtonLink } from '@ponte/ui/button';
import { Clock } from '@ponte/ui/icons';
import { FormattedMessage } from 'react-intl';
import { orderHref } from '../../links/addresses.ts';
import { observer } from '../../shop/observer.ts';
import { ContactLink } from './contact-link.tsx';
import { OrderNumber } from './order-number.tsx';
import { Outcome } from './outcome.tsx';
import { SignInOffer } from './sign-in-offer.tsx';
import { useObservedOrder } from './use-observed-order.ts';

interface ConfirmingProps {
  readonly following: PaymentReturn;
  readonly orderId: string;
}

/** Not settled in time. The money may have been taken, so nothing here invites to pay again. */
export const Confirming = observer(function Confirming({ following, orderId }: ConfirmingProps) {
  const order = useObservedOrder(orderId);
  return (
    <Outcome
      icon={<Clock />}
      title={<FormattedMessage id="paymentReturn.payment_timeout" />}
      actions={
        <>
          <Button variant="brand" onClick={() => following.checkAgain()}>
            <FormattedMessage id="paymentReturn.checkAgain" />
          </Button>
          <ButtonLink href={orderHref(orderId)}>
            <FormattedMessage id="paymentReturn.viewOrder" />
          </ButtonLink>
          <ContactLink order={order} />
        </>
      }
      below={<SignInOffer orderId={orderId} />}
    >
      <p>
        <FormattedMessage id="paymentReturn.timeoutText" />
      </p>
      <OrderNumber order={order} amount={following.amount} way={following.way} />
    </Outcome>
  );
});
