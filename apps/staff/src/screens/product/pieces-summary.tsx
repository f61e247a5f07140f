import type { StaffProduct } from '@ponte/contract/staff';
import { Notice } from '@ponte/ui/notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { OrderLink } from '../../page/order-link.tsx';

type Pieces = StaffProduct['pieces'];

/** Counted pieces beside each other: on the shelf, promised, and what is left of them for sale. */
export function PiecesSummary({ pieces }: { readonly pieces: Pieces }) {
  const intl = useIntl();
  if (pieces.free === null) return null;
  return (
    <dl className="grid grid-cols-3 gap-2 rounded-md bg-sunken px-3 py-2 text-center">
      {(['shelf', 'promised', 'free'] as const).map((name) => (
        <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="text-sm wrap-anywhere text-muted">
            <FormattedMessage id={`pieces.${name}`} />
          </dt>
          <dd className="text-lg font-bold">{intl.formatNumber(pieces[name] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}

type ShortProduct = Pick<StaffProduct, 'pieces' | 'shortOrders'>;

/** That more is promised than is there, and to which orders. */
export function ShortNotice({ product }: { readonly product: ShortProduct }) {
  const { pieces, shortOrders } = product;
  if (shortOrders.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={
        <FormattedMessage
          id="pieces.short"
          values={{ count: pieces.promised - (pieces.shelf ?? 0) }}
        />
      }
    >
      <p>
        <FormattedMessage id="pieces.shortText" />
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-3">
        {shortOrders.map(({ quantity, ...order }) => (
          <li key={order.id}>
            <FormattedMessage
              id="pieces.ofOrder"
              values={{ order: <OrderLink order={order} />, count: quantity }}
            />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
