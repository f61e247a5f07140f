import { CartDrawer } from '@ponte/ui/cart-drawer';
import { Notice } from '@ponte/ui/notice';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../links/paths.ts';
import { useObservedCartLines } from '../products/use-observed-cart-lines.ts';
import { useCartDrawer, type CartOccasion } from '../shop/cart-drawer-state.ts';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';
import { CartNotice } from './cart-notice.tsx';
import { DeferredNotYetSold } from './deferred-not-yet-sold.ts';

export const CartDrawerContent = observer(function CartDrawerContent() {
  const { shop, region } = useShop();
  const { cart, prices } = shop;
  const drawer = useCartDrawer();
  const lines = useObservedCartLines();
  // The checkout removes the drawer while it is open.
  useEffect(() => () => drawer.close(), [drawer]);
  const { occasion } = drawer;
  const added = occasion?.kind === 'added' ? occasion.productId : undefined;
  // No announcement for a product that was removed again or cleared.
  const isOver = added !== undefined && cart.lines.every(({ productId }) => productId !== added);
  const said = isOver ? undefined : occasion;
  return (
    <CartDrawer
      open={drawer.isOpen}
      onOpenChange={() => drawer.close()}
      closeOnBackdrop={!drawer.isNew}
      latest={added === undefined ? undefined : String(added)}
      {...lines}
      subtotal={cart.subtotal}
      total={cart.total}
      tax={cart.tax}
      others={prices.others(cart.total)}
      checkoutHref={region.onlinePurchase ? paths.checkout : undefined}
      onClear={() => cart.clear()}
      notice={
        said || cart.notice || !region.onlinePurchase ? (
          <div className="grid gap-3">
            {region.onlinePurchase ? null : <DeferredNotYetSold />}
            {said ? <CartOccasionNotice key={keyOf(said)} occasion={said} /> : null}
            {cart.notice ? <CartNotice notice={cart.notice} /> : null}
          </div>
        ) : null
      }
      pending={cart.status.kind === 'saving'}
    />
  );
});

function keyOf(occasion: CartOccasion): string {
  return occasion.kind === 'added' ? `added ${occasion.productId}` : occasion.reason;
}

/** The result of adding a product, at the top of the cart. */
function CartOccasionNotice({ occasion }: { readonly occasion: CartOccasion }) {
  const [present, setPresent] = useState(false);
  // Live regions only announce changes, so the empty one comes first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPresent(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Notice tone={occasion.kind === 'added' ? 'success' : 'warning'} role="status">
      <span className={present ? undefined : 'invisible'}>
        <Said occasion={occasion} />
      </span>
    </Notice>
  );
}

function Said({ occasion }: { readonly occasion: CartOccasion }) {
  if (occasion.kind === 'added') {
    return <FormattedMessage id="cart.added" values={{ name: occasion.name }} />;
  }
  return (
    <FormattedMessage id={occasion.reason === 'cartFull' ? 'cart.full' : 'cart.unavailable'} />
  );
}
