import type { Order } from '@ponte/domain';
import { ordersOf } from '@ponte/domain/orders';
import { Button } from '@ponte/ui/button';
import { RotateCw } from '@ponte/ui/icons';
import { Notice } from '@ponte/ui/notice';
import { FormattedList, FormattedMessage } from 'react-intl';
import { useCartDrawer } from '../../shop/cart-drawer-state.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

interface ReorderProps {
  readonly order: Order;
}

/** Adds the products to the cart again, and names unavailable ones. */
export const Reorder = observer(function Reorder({ order }: ReorderProps) {
  const orders = ordersOf(useShop().shop);
  const { state } = orders.reordering;
  return (
    <div className="grid gap-3 print:hidden">
      <Button
        variant="brand"
        className="justify-self-start"
        pending={state.status === 'pending'}
        onClick={() => void orders.reorder(order)}
      >
        <RotateCw />
        <FormattedMessage id="order.again" />
      </Button>
      <div role="status" className="empty:hidden">
        {state.status === 'done' ? <Outcome {...state.value} /> : null}
        {state.status === 'failed' ? (
          <Notice tone="danger">
            <FormattedMessage id="order.againFailed" />
          </Notice>
        ) : null}
      </div>
    </div>
  );
});

interface OutcomeProps {
  readonly added: number;
  readonly unavailable: Order['lines'];
}

function Outcome({ added, unavailable }: OutcomeProps) {
  const drawer = useCartDrawer();
  if (added === 0) {
    return (
      <Notice tone="warning">
        <FormattedMessage id="order.againNone" />
      </Notice>
    );
  }
  return (
    <Notice
      tone={unavailable.length > 0 ? 'warning' : 'success'}
      action={
        <Button size="sm" onClick={drawer.open}>
          <FormattedMessage id="order.openCart" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="order.againDone" values={{ count: added }} />
      </p>
      {unavailable.length > 0 ? (
        <p>
          <FormattedMessage
            id="order.againMissing"
            values={{
              count: unavailable.length,
              names: <FormattedList value={unavailable.map(({ product }) => product.name)} />,
            }}
          />
        </p>
      ) : null}
    </Notice>
  );
}
