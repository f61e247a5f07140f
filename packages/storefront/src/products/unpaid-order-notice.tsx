import { unpaidOrderOf } from '@ponte/domain/payment-return';
import { ButtonLink } from '@ponte/ui/button';
import { Notice } from '@ponte/ui/notice';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { orderHref, returnHref } from '../links/addresses.ts';
import { paths } from '../links/paths.ts';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';
import { OrderEnd, PayUntil } from './order-times.tsx';

interface UnpaidOrderNoticeProps {
  /** Whether "change the order" leads to the cart's page. */
  readonly leadsToCart?: boolean;
  readonly className?: string;
}

/** An unpaid order of this browser, to pay or to change (decision 39). */
export const UnpaidOrderNotice = observer(function UnpaidOrderNotice({
  leadsToCart = false,
  className,
}: UnpaidOrderNoticeProps) {
  const { shop, region } = useShop();
  const unpaid = unpaidOrderOf(shop);
  useEffect(() => unpaid.start(), [unpaid]);
  const { order } = unpaid;
  if (!order) return null;
  const { orderId, link, state, payUntil, isOfThisCart } = order;
  if (state === 'ranOut') {
    // The cart that is shown holds its goods.
    return isOfThisCart && shop.cart.lineCount > 0 ? (
      <Notice tone="info" className={className}>
        <OrderEnd state={state} at={payUntil} inCart />
      </Notice>
    ) : null;
  }
  if (state !== 'awaitingPayment') {
    return (
      <Notice
        tone="warning"
        className={className}
        action={
          <ButtonLink size="sm" href={returnHref(orderId)}>
            <FormattedMessage id="purchase.viewOrder" />
          </ButtonLink>
        }
      >
        <FormattedMessage id={checked[state]} values={{ shop: region.name }} />
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      className={className}
      action={
        <div className="flex flex-wrap gap-2">
          {link === null ? null : (
            <ButtonLink size="sm" href={link} variant="action">
              <FormattedMessage id="purchase.payNow" />
            </ButtonLink>
          )}
          {leadsToCart && isOfThisCart ? (
            <ButtonLink size="sm" href={paths.cart}>
              <FormattedMessage id="purchase.changeOrder" />
            </ButtonLink>
          ) : (
            <ButtonLink size="sm" href={orderHref(orderId)}>
              <FormattedMessage id="purchase.viewOrder" />
            </ButtonLink>
          )}
        </div>
      }
    >
      <p className="font-semibold empty:hidden">
        <PayUntil until={payUntil} />
      </p>
      <p>
        <FormattedMessage id={isOfThisCart ? 'purchase.unpaid' : 'purchase.unpaidOther'} />
      </p>
    </Notice>
  );
});

const checked = {
  confirming: 'purchase.confirming',
  underReview: 'purchase.underReview',
} as const;
