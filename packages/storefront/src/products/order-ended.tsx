import type { Order } from '@ponte/domain';
import { isInCart, type OrderStanding } from '@ponte/domain/orders';
import { ButtonLink } from '@ponte/ui/button';
import { Notice } from '@ponte/ui/notice';
import { FormattedMessage } from 'react-intl';
import { paths } from '../links/paths.ts';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';
import { OrderEnd } from './order-times.tsx';

interface OrderEndedProps {
  readonly order: Pick<Order, 'lines'>;
  readonly state: 'ranOut' | 'cancelled';
  readonly endedAt: OrderStanding['endedAt'];
}

/** An order that ended unpaid, and the way back to the cart that holds its goods. */
export const OrderEnded = observer(function OrderEnded({ order, state, endedAt }: OrderEndedProps) {
  const inCart = isInCart(useShop().shop.cart, order);
  return (
    <Notice
      tone="info"
      action={
        inCart ? (
          <ButtonLink href={paths.cart} variant="action">
            <FormattedMessage id="purchase.toCart" />
          </ButtonLink>
        ) : null
      }
    >
      <OrderEnd state={state} at={endedAt} inCart={inCart} />
    </Notice>
  );
});
