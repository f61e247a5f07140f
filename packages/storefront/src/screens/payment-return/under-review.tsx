import type { PaymentReturn } from '@ponte/domain/payment-return';
import { formatMoney } from '@ponte/regional/money';
import { ButtonLink } from '@ponte/ui/button';
import { Clock } from '@ponte/ui/icons';
import { FormattedMessage } from 'react-intl';
import { orderHref } from '../../links/addresses.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { ContactLink } from './contact-link.tsx';
import { OrderNumber } from './order-number.tsx';
import { Outcome } from './outcome.tsx';
import { SignInOffer } from './sign-in-offer.tsx';
import { useObservedOrder } from './use-observed-order.ts';

interface UnderReviewProps {
  readonly following: PaymentReturn;
  readonly orderId: string;
}

/** Money came that the store checks (decision 51): nothing here invites to pay again. */
export const UnderReview = observer(function UnderReview({ following, orderId }: UnderReviewProps) {
  const { region } = useShop();
  const order = useObservedOrder(orderId);
  const { amount, paidAmount } = following;
  return (
    <Outcome
      icon={<Clock />}
      title={<FormattedMessage id="paymentReturn.underReview" />}
      actions={
        <>
          <ContactLink order={order} about="underReview" />
          <ButtonLink href={orderHref(orderId)}>
            <FormattedMessage id="paymentReturn.viewOrder" />
          </ButtonLink>
        </>
      }
      below={<SignInOffer orderId={orderId} />}
    >
      {paidAmount && amount ? (
        <p>
          <FormattedMessage
            id="paymentReturn.otherAmount"
            values={{ paid: formatMoney(paidAmount), asked: formatMoney(amount) }}
          />
        </p>
      ) : null}
      <p>
        <FormattedMessage id="paymentReturn.underReviewText" values={{ shop: region.name }} />
      </p>
      <OrderNumber order={order} amount={null} way={null} />
    </Outcome>
  );
});
