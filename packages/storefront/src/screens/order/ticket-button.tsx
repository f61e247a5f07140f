import type { Order } from '@ponte/domain';
import { canPrint, ordersOf } from '@ponte/domain/orders';
import { Button } from '@ponte/ui/button';
import { Download } from '@ponte/ui/icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { saveFile } from '../../browser/save-file.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

interface TicketButtonProps {
  readonly order: Order;
}

/** Downloads an order's ticket as PDF; nothing before payment (accounts.md §4). */
export const TicketButton = observer(function TicketButton({ order }: TicketButtonProps) {
  const orders = ordersOf(useShop().shop);
  const [ticket] = useState(() => orders.ticketOf(order));
  if (!canPrint(order)) return null;
  const { status, isPending } = ticket.request;
  const save = async () => {
    const result = await ticket.fetch();
    if (result.ok) saveFile(result.value, `pedido-${order.number}.pdf`);
  };
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      <Button pending={isPending} onClick={() => void save()}>
        <Download />
        <FormattedMessage id="ticket.get" />
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {status === 'done' ? <FormattedMessage id="ticket.done" /> : null}
        {status === 'failed' ? (
          <span className="text-danger">
            <FormattedMessage id="ticket.failed" />
          </span>
        ) : null}
      </p>
    </div>
  );
});
