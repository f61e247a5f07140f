import { unpaidOrderOf } from '@ponte/domain/payment-return';
import { ButtonLink } from '@ponte/ui/button';
import { Notice } from '@ponte/ui/notice';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { orderHref, returnHref } from '../links/addresses.ts';
import { paths } from '../links/paths.ts';
import { useShop } from '../shop/shop-context.ts';

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
  const unpaid = unpaidOrderOf(useShop().shop);
  useEffect(() => unpaid.start(), [unpaid]);
  const { order } = unpaid;
  if (!order) return null;
  const { orderId, link, isPending, isOfThisCart } = order;
  if (isPending) {
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
        <FormattedMessage id="purchase.unpaidPending" />
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
      {isOfThisCart ? (
        <FormattedMessage id="purchase.unpaid" />
      ) : (
        <FormattedMessage id="purchase.unpaidOther" />
      )}
    </Notice>
  );
});
