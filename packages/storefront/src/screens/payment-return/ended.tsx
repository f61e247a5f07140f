import { isInCart } from '@ponte/domain/orders';
import type { PaymentReturn } from '@ponte/domain/payment-return';
import { ButtonLink } from '@ponte/ui/button';
import { Clock } from '@ponte/ui/icons';
import { FormattedMessage } from 'react-intl';
import { orderHref } from '../../links/addresses.ts';
import { paths } from '../../links/paths.ts';
import { OrderEnd } from '../../products/order-times.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { ContactLink } from './contact-link.tsx';
import { OrderNumber } from './order-number.tsx';
import { Outcome } from './outcome.tsx';
import { SignInOffer } from './sign-in-offer.tsx';
import { titles } from './titles.ts';
import { useObservedOrder } from './use-observed-order.ts';

interface EndedProps {
  readonly following: PaymentReturn;
  readonly orderId: string;
  readonly state: 'ranOut' | 'cancelled';
}

/** It ended unpaid: back to the cart (decision 39). */
export const Ended = observer(function Ended({ following, orderId, state }: EndedProps) {
  const { cart } = useShop().shop;
  const order = useObservedOrder(orderId);
  const inCart = order !== undefined && isInCart(cart, order);
  return (
    <Outcome
      icon={<Clock />}
      title={<FormattedMessage id={titles[state]} />}
      actions={
        <>
          {cart.lineCount > 0 ? (
            <ButtonLink href={paths.cart} variant="action">
              <FormattedMessage id="purchase.toCart" />
            </ButtonLink>
          ) : null}
          {order ? (
            <ButtonLink href={orderHref(orderId)}>
              <FormattedMessage id="paymentReturn.viewOrder" />
            </ButtonLink>
          ) : null}
          <ContactLink order={order} about="ended" />
        </>
      }
      below={<SignInOffer orderId={orderId} />}
    >
      <p>
        <OrderEnd state={state} at={following.standing?.endedAt ?? null} inCart={inCart} />
      </p>
      <OrderNumber order={order} amount={null} way={null} />
    </Outcome>
  );
});
