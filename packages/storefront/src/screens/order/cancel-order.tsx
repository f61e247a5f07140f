import type { Order } from '@ponte/domain';
import { ordersOf } from '@ponte/domain/orders';
import { Button } from '@ponte/ui/button';
import { ConfirmDialog } from '@ponte/ui/confirm-dialog';
import { Notice } from '@ponte/ui/notice';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useOrderStanding } from '../../products/use-order-standing.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

interface CancelOrderProps {
  readonly order: Order;
}

/** Cancels an unpaid order after a confirmation (decision 39). */
export const CancelOrder = observer(function CancelOrder({ order }: CancelOrderProps) {
  const orders = ordersOf(useShop().shop);
  const [asks, setAsks] = useState(false);
  const { state } = useOrderStanding(order);
  const cancelling = orders.cancelling.state;
  const isConflict = cancelling.status === 'failed' && cancelling.error.kind === 'conflict';
  return (
    <>
      {state === 'awaitingPayment' ? (
        <Button
          className="print:hidden"
          pending={cancelling.status === 'pending'}
          onClick={() => setAsks(true)}
        >
          <FormattedMessage id="order.cancel" />
        </Button>
      ) : null}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={<FormattedMessage id="order.cancelTitle" />}
        confirmLabel={<FormattedMessage id="order.cancel" />}
        cancelLabel={<FormattedMessage id="order.cancelNo" />}
        onConfirm={() => {
          setAsks(false);
          void orders.cancel(order);
        }}
      >
        <FormattedMessage id="order.cancelText" />
      </ConfirmDialog>
      <div role="status" className="basis-full empty:hidden">
        {cancelling.status === 'failed' ? (
          <Notice tone="danger">
            {isConflict ? (
              <span>{cancelling.error.message}</span>
            ) : (
              <FormattedMessage id="order.cancelFailed" />
            )}
          </Notice>
        ) : null}
      </div>
    </>
  );
});
