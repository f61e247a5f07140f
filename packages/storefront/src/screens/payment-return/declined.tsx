import { ordersOf } from '@ponte/domain/orders';
import { ButtonLink } from '@ponte/ui/button';
import { X } from '@ponte/ui/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { orderHref } from '../../links/order-addresses.ts';
import { useShop } from '../../shop/shop-context.ts';
import { ContactLink } from './contact-link.tsx';
import { OrderNumber } from './order-number.tsx';
import { Outcome } from './outcome.tsx';
import { useOrder } from './use-order.ts';

interface DeclinedProps {
  readonly orderId: string;
}

/** The provider says that nothing was paid: only then paying again is offered. */
export const Declined = observer(function Declined({ orderId }: DeclinedProps) {
  const orders = ordersOf(useShop().shop);
  const order = useOrder(orderId);
  const link = order ? orders.paymentLink(order) : null;
  return (
    <Outcome
      icon={<X />}
      title={<FormattedMessage id="paymentReturn.payment_error" />}
      actions={
        <>
          {link === null ? null : (
            <ButtonLink href={link} variant="action">
              <FormattedMessage id="paymentReturn.payNow" />
            </ButtonLink>
          )}
          <ButtonLink href={orderHref(orderId)}>
            <FormattedMessage id="paymentReturn.viewOrder" />
          </ButtonLink>
          <ContactLink declined order={order} />
        </>
      }
    >
      <p>
        <FormattedMessage id="paymentReturn.declinedText" />
      </p>
      <OrderNumber order={order} />
    </Outcome>
  );
});
