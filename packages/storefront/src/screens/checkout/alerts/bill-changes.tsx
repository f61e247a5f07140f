import type { BillChanges as Changes, BillLine, LineChange } from '@ponte/domain/checkout';
import { formatMoney, type Money } from '@ponte/regional/money';
import { Button } from '@ponte/ui/button';
import { FormattedMessage } from 'react-intl';
import { Obstacle } from './obstacle.tsx';

interface BillChangesProps {
  readonly changes: Changes;
  /** Products that are no longer sold; other missing lines were removed by the shopper. */
  readonly refused: readonly Pick<BillLine, 'productId'>[];
  readonly onConfirm: () => void;
}

/** Differences from the seen bill, to confirm before paying. */
export function BillChanges({ changes, refused, onConfirm }: BillChangesProps) {
  const { lines, shipping, total } = changes;
  const unsold = new Set(refused.map(({ productId }) => productId));
  return (
    <Obstacle tone="warning" title={<FormattedMessage id="checkout.changedTitle" />}>
      <p>
        <FormattedMessage id="checkout.changedText" />
      </p>
      <ul className="mt-3 grid list-disc gap-1 pl-4 empty:hidden">
        {lines.map((change) => (
          <li key={`${change.kind} ${change.line.productId}`}>
            <Change change={change} isSold={!unsold.has(change.line.productId)} />
          </li>
        ))}
        {shipping ? (
          <li>
            <FormattedMessage id="checkout.changeShipping" values={amounts(shipping)} />
          </li>
        ) : null}
      </ul>
      <p className="my-3 font-bold">
        <FormattedMessage id="checkout.changeTotal" values={amounts(total)} />
      </p>
      <Button variant="brand" onClick={onConfirm}>
        <FormattedMessage id="checkout.changedConfirm" />
      </Button>
    </Obstacle>
  );
}

interface ChangeProps {
  readonly change: LineChange;
  readonly isSold: boolean;
}

function Change({ change, isSold }: ChangeProps) {
  const { name, quantity } = change.line;
  switch (change.kind) {
    case 'price':
      return <FormattedMessage id="checkout.changePrice" values={{ name, ...amounts(change) }} />;
    case 'quantity': {
      const { before, after } = change;
      return <FormattedMessage id="checkout.changeQuantity" values={{ name, before, after }} />;
    }
    case 'gone':
      return (
        <FormattedMessage
          id={isSold ? 'checkout.changeRemoved' : 'checkout.changeGone'}
          values={{ name }}
        />
      );
    case 'added':
      return <FormattedMessage id="checkout.changeAdded" values={{ name, quantity }} />;
  }
}

function amounts({ before, after }: { readonly before: Money; readonly after: Money }) {
  return { before: formatMoney(before), after: formatMoney(after) };
}
