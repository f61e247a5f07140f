import { listStockMovements, type StockMovement } from '@ponte/contract/staff';
import { Button } from '@ponte/ui/button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Loaded } from '../../data/loaded.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { Moment } from '../../page/moment.tsx';
import { OrderLink } from '../../page/order-link.tsx';
import { Panel } from '../../page/panel.tsx';
import { Rows, RowsSkeleton, type Column } from '../../page/rows.tsx';

interface StockMovementsProps {
  readonly productId: number;
  /** Of the product as it is shown: another one has moved its pieces, or may have. */
  readonly version: string;
}

/** Why a product's pieces are as many as they are, the newest movement first. */
export const StockMovements = observer(function StockMovements({
  productId,
  version,
}: StockMovementsProps) {
  const intl = useIntl();
  const [after, setAfter] = useState<string>();
  const request = { params: { id: String(productId) }, query: { after } };
  const movements = useAnswer(listStockMovements, request, version);
  const next = movements.data?.next;
  return (
    <Panel title={<FormattedMessage id="movements.title" />} flush>
      <Loaded answer={movements} skeleton={<RowsSkeleton />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="p-4 text-muted">
              <FormattedMessage id="movements.none" />
            </p>
          ) : (
            <Rows
              label={intl.formatMessage({ id: 'movements.title' })}
              columns={columns}
              rows={data}
              keyOf={({ id }) => id}
            />
          )
        }
      </Loaded>
      <div className="flex flex-wrap justify-between gap-2 border-t border-line p-4 empty:hidden">
        {after ? (
          <Button size="sm" onClick={() => setAfter(undefined)}>
            <FormattedMessage id="movements.newest" />
          </Button>
        ) : null}
        {next ? (
          <Button size="sm" className="ml-auto" onClick={() => setAfter(next)}>
            <FormattedMessage id="movements.older" />
          </Button>
        ) : null}
      </div>
    </Panel>
  );
});

const columns: readonly Column<StockMovement>[] = [
  {
    key: 'reason',
    title: <FormattedMessage id="movements.reason" />,
    place: 'grow',
    cell: ({ reason, order, by }) => (
      <>
        <span className="font-medium">
          <FormattedMessage id={`movements.reason.${reason}`} />
        </span>
        <span className="block text-sm text-muted">
          {order ? <OrderLink order={order} /> : <span>{by?.name}</span>}
        </span>
      </>
    ),
  },
  {
    key: 'shelf',
    title: <FormattedMessage id="pieces.shelf" />,
    cell: ({ shelf }) => <Change {...shelf} />,
  },
  {
    key: 'promised',
    title: <FormattedMessage id="pieces.promised" />,
    cell: ({ promised }) => <Change {...promised} />,
  },
  {
    key: 'at',
    title: <FormattedMessage id="movements.at" />,
    place: 'end',
    cell: ({ at }) => <Moment at={at} />,
  },
];

interface ChangeProps {
  readonly before: number | null;
  readonly after: number | null;
}

/** The number after, and the one before where it was another. */
function Change({ before, after }: ChangeProps) {
  const intl = useIntl();
  const shown = (pieces: number | null) =>
    pieces === null ? intl.formatMessage({ id: 'pieces.uncounted' }) : intl.formatNumber(pieces);
  if (before === after) return <span className="text-muted">{shown(after)}</span>;
  return (
    <FormattedMessage
      id="movements.change"
      values={{ before: shown(before), after: <strong>{shown(after)}</strong> }}
    />
  );
}
