import type { OrderQueue } from '@ponte/contract/staff';
import { FormattedMessage } from 'react-intl';
import { Badge, type Tone } from '../../page/badge.tsx';

const tones: Readonly<Record<OrderQueue, Tone>> = {
  paymentCheck: 'danger',
  unpaid: 'warning',
  authorized: 'warning',
  toPrepare: 'info',
  ready: 'info',
  refunding: 'warning',
  handedOver: 'success',
  refunded: 'danger',
  replaced: 'muted',
};

interface QueueBadgeProps {
  readonly queue: OrderQueue;
  /** Home delivery. */
  readonly brought: boolean;
}

/** Where an order stands, in the words of its delivery. */
export function QueueBadge({ queue, brought }: QueueBadgeProps) {
  return (
    <Badge tone={tones[queue]}>
      <FormattedMessage
        id={`queue.${queue}`}
        values={{ delivery: brought ? 'brought' : 'collected' }}
      />
    </Badge>
  );
}
