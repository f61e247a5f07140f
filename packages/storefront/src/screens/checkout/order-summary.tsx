import { shippingOf } from '@ponte/domain/shipping';
import { isZero } from '@ponte/regional/money';
import { CartSummary } from '@ponte/ui/cart-summary';
import { useMessages } from '@ponte/ui/kit';
import { FormattedMessage } from 'react-intl';
import { optionView } from '../../products/delivery-views.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { isDeliveryComing } from './checkout-step.ts';

interface OrderSummaryProps {
  /** Omits free delivery, as phones do (accounts.md §2). */
  readonly paidShippingOnly?: boolean;
}

export const OrderSummary = observer(function OrderSummary({
  paidShippingOnly = false,
}: OrderSummaryProps) {
  const { shop } = useShop();
  const { cart, prices } = shop;
  const { shipping } = cart;
  const { delivery } = useMessages();
  const { option } = shippingOf(shop).choice ?? {};
  const way = option && optionView(option);
  const shown = shipping && !(paidShippingOnly && isZero(shipping)) ? shipping : undefined;
  return (
    <>
      <CartSummary
        subtotal={cart.subtotal}
        shipping={shown}
        shippingLabel={way?.kind === 'pickup' ? (way.name ?? delivery.kinds.pickup) : undefined}
        total={cart.total}
        tax={cart.tax}
        others={prices.others(cart.total)}
      />
      {isDeliveryComing(shop) ? (
        <p role="status" className="mt-3 text-sm text-muted">
          <FormattedMessage id="checkout.calculating" />
        </p>
      ) : null}
    </>
  );
});
