import type { Order } from '@ponte/domain';
import { canPrint, ordersOf } from '@ponte/domain/orders';
import { Button } from '@ponte/ui/button';
import { Download } from '@ponte/ui/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShop } from '../../shop/shop-context.ts';

interface TicketButtonProps {
  readonly order: Order;
}

/**
 * Fetches the ticket of an order as a PDF to print; nothing while its payment is awaited
 * (accounts.md §4). Its texts: `ticket`.
 */
export const TicketButton = observer(function TicketButton({ order }: TicketButtonProps) {
  const orders = ordersOf(useShop().shop);
  const [ticket] = useState(() => orders.ticketOf(order));
  if (!canPrint(order)) return null;
  const { status, isPending } = ticket.request;
  const save = async () => {
    const result = await ticket.fetch();
    if (result.ok) saveFile(result.value, `ponte-${order.number}.pdf`);
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

/** How long a file that was offered can be fetched: browsers begin to save it a moment later. */
const keptMs = 60_000;

/** Offers a file to be saved, as a link to it would. */
function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
