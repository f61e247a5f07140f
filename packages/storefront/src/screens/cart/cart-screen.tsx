import { ButtonLink } from '@ponte/ui/button';
import { CartLines } from '@ponte/ui/cart-line';
import { CartSummary } from '@ponte/ui/cart-summary';
import { EmptyState } from '@ponte/ui/empty-state';
import { ShoppingCart } from '@ponte/ui/icons';
import { useMessages } from '@ponte/ui/kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { CartNotice } from '../../layout/cart-notice.tsx';
import { DeferredNotYetSold } from '../../layout/deferred-not-yet-sold.ts';
import { productsHref } from '../../links/addresses.ts';
import { paths } from '../../links/paths.ts';
import { Container } from '../../page/container.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { Panel } from '../../page/panel.tsx';
import { UnpaidOrderNotice } from '../../products/unpaid-order-notice.tsx';
import { useObservedCartLines } from '../../products/use-observed-cart-lines.ts';
import { WayOn } from '../../products/way-on.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

/** The cart as a page, for links (accounts.md §2). */
export const CartScreen = observer(function CartScreen() {
  const intl = useIntl();
  const { cart } = useShop().shop;
  const title = intl.formatMessage({ id: 'cartPage.title' });
  return (
    <>
      <PageHead title={title} description={intl.formatMessage({ id: 'cartPage.description' })} />
      <Container className="py-4 md:py-6">
        <h1 className="mb-4 text-2xl font-bold tracking-tight">{title}</h1>
        <UnpaidOrderNotice className="mb-4" />
        {cart.notice ? (
          <div className="mb-4">
            <CartNotice notice={cart.notice} />
          </div>
        ) : null}
        {cart.lineCount > 0 ? <FilledCart /> : <EmptyCart />}
      </Container>
    </>
  );
});

const FilledCart = observer(function FilledCart() {
  const { shop, region } = useShop();
  const { cart, prices } = shop;
  const kit = useMessages();
  const collects = (shop.session.customer?.kind ?? region.customerKind) === 'foreign';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <Panel>
        <CartLines {...useObservedCartLines()} />
      </Panel>
      <Panel title={<FormattedMessage id="cartPage.summary" />} className="lg:sticky lg:top-6">
        <CartSummary
          subtotal={cart.subtotal}
          shipping={cart.shipping ?? undefined}
          total={cart.total}
          tax={cart.tax}
          others={prices.others(cart.total)}
        />
        {cart.shipping ? null : (
          <p className="mt-3 text-sm text-muted">
            <FormattedMessage id={collects ? 'cartPage.pickupLater' : 'cartPage.shippingLater'} />
          </p>
        )}
        <div className="mt-4 grid gap-2.5">
          {region.onlinePurchase ? (
            <ButtonLink href={paths.checkout} variant="action" size="lg" block>
              {kit.cart.checkout}
            </ButtonLink>
          ) : (
            <DeferredNotYetSold />
          )}
          <ButtonLink href={productsHref} block>
            <FormattedMessage id="cartPage.continue" />
          </ButtonLink>
        </div>
      </Panel>
    </div>
  );
});

function EmptyCart() {
  const { cart } = useMessages();
  return (
    <>
      <EmptyState
        icon={<ShoppingCart />}
        title={cart.emptyTitle}
        action={
          <ButtonLink href={productsHref} variant="brand">
            <FormattedMessage id="cartPage.continue" />
          </ButtonLink>
        }
      >
        {cart.emptyText}
      </EmptyState>
      <WayOn />
    </>
  );
}
