import type { StaffOrderInList } from '@ponte/contract/staff';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../languages/link.tsx';
import { Amount } from '../../page/amount.tsx';
import { Badge } from '../../page/badge.tsx';
import { Ago } from '../../page/moment.tsx';
import { OwnText } from '../../page/own-text.tsx';
import type { Column } from '../../page/rows.tsx';
import { QueueBadge } from './order-queue.tsx';

export const orderColumns: readonly Column<StaffOrderInList>[] = [
  {
    key: 'number',
    title: <FormattedMessage id="orders.number" />,
    cell: ({ id, number }) => (
      <Link href={`/orders/${id}`} className="row-link">
        {number}
      </Link>
    ),
  },
  {
    key: 'customer',
    title: <FormattedMessage id="orders.customer" />,
    place: 'grow',
    cell: ({ customer, bought, boughtCount, note }) => (
      <>
        <span className="wrap-anywhere">{customer.name}</span>
        <span className="block text-sm text-muted">
          <Goods goods={bought} more={boughtCount - bought.length} />
        </span>
        {note === null ? null : <NoteLine note={note} />}
      </>
    ),
  },
  {
    key: 'queue',
    title: <FormattedMessage id="orders.queue" />,
    cell: ({ queue, brought, paidTwice, money }) => (
      <span className="flex flex-wrap gap-1">
        <QueueBadge queue={queue} brought={brought} />
        {money === 'missing' ? (
          <Badge tone="danger">
            <FormattedMessage id="orders.moneyMissing" />
          </Badge>
        ) : null}
        {paidTwice ? (
          <Badge tone="danger">
            <FormattedMessage id="orders.paidTwice" />
          </Badge>
        ) : null}
      </span>
    ),
  },
  {
    key: 'since',
    title: <FormattedMessage id="orders.since" />,
    cell: ({ since }) => (
      <span className="text-muted">
        <Ago at={since} />
      </span>
    ),
  },
  {
    key: 'total',
    title: <FormattedMessage id="orders.total" />,
    place: 'end',
    cell: ({ total }) => (
      <span className="font-semibold">
        <Amount amount={total} />
      </span>
    ),
  },
];

const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;

/** The first line of the buyer's note; the order has all of it. */
function NoteLine({ note }: { readonly note: string }) {
  const [line = ''] = note.split('\n', 1);
  return (
    <span dir="auto" className="line-clamp-1 text-sm italic wrap-anywhere">
      <FormattedMessage
        id="orders.note"
        values={{
          line,
          more: String(line !== note),
          hidden,
        }}
      />
    </span>
  );
}

interface GoodsProps {
  readonly goods: StaffOrderInList['bought'];
  /** Others that are not named. */
  readonly more: number;
}

/** The products, so that packers see them without opening the order. */
function Goods({ goods, more }: GoodsProps) {
  return (
    <>
      {goods.map(({ productId, name, quantity }) => (
        <span key={productId} className="block wrap-anywhere">
          <FormattedMessage
            id="order.quantity"
            values={{ quantity, unit: <OwnText of={name} /> }}
          />
        </span>
      ))}
      {more > 0 ? (
        <span className="block">
          <FormattedMessage id="orders.moreGoods" values={{ count: more }} />
        </span>
      ) : null}
    </>
  );
}
