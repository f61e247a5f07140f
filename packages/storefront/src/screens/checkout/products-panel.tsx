import type { Checkout } from '@ponte/domain/checkout';
import { CartLines } from '@ponte/ui/cart-line';
import { Spinner } from '@ponte/ui/spinner';
import { FormattedMessage, useIntl } from 'react-intl';
import { CartNotice } from '../../layout/cart-notice.tsx';
import { Panel } from '../../page/panel.tsx';
import { useObservedCartLines } from '../../products/use-observed-cart-lines.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { changesPartId } from './alerts/show-missing.ts';

/** The lines, editable. No links lead away. */
export const ProductsPanel = observer(function ProductsPanel({
  checkout,
}: {
  readonly checkout: Checkout;
}) {
  const intl = useIntl();
  const { cart } = useShop().shop;
  const { lines, onQuantityChange, onRemove } = useObservedCartLines();
  return (
    <Panel
      title={<FormattedMessage id="checkout.products" />}
      aside={
        cart.status.kind === 'saving' ? (
          <Spinner label={intl.formatMessage({ id: 'checkout.saving' })} />
        ) : null
      }
    >
      {cart.notice && checkout.state.step !== 'changed' ? (
        <div id={changesPartId} className="mb-4">
          <CartNotice notice={cart.notice} />
        </div>
      ) : null}
      <CartLines
        lines={lines.map((line) => ({ ...line, href: undefined }))}
        // The shopper's own changes need no confirmation.
        onQuantityChange={(id, quantity) => {
          onQuantityChange(id, quantity);
          checkout.back();
        }}
        onRemove={(id) => {
          onRemove(id);
          checkout.back();
        }}
      />
    </Panel>
  );
});
