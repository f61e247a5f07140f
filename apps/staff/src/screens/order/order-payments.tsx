import type { StaffOrder } from '@ponte/contract/staff';
import { FormattedMessage, useIntl } from 'react-intl';
import { Amount } from '../../page/amount.tsx';
import { Moment } from '../../page/moment.tsx';

type Payment = StaffOrder['payments'][number];

/** The amount due, what was paid and what was refunded. */
export function Payments({ order: { payments } }: { readonly order: StaffOrder }) {
  const intl = useIntl();
  if (payments.length === 0) return <FormattedMessage id="payment.none" />;
  return (
    <ul className="grid grid-cols-1 gap-3">
      {payments.map((payment) => (
        <li
          key={payment.reference}
          className="border-t border-line pt-3 first:border-t-0 first:pt-0"
        >
          <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
            <span>{intl.formatMessage({ id: `payment.${payment.status}` })}</span>
            <Amount amount={payment.amount} />
          </p>
          {payment.way ? (
            <p className="first-letter:uppercase">
              <FormattedMessage id="payment.way" values={{ way: payment.way }} />
            </p>
          ) : null}
          <p className="text-sm text-muted wrap-anywhere">
            <FormattedMessage
              id="pair"
              values={{ first: payment.provider, second: payment.reference }}
            />
          </p>
          <p className="text-sm text-muted">
            <Moment at={payment.updatedAt} />
          </p>
          <Movements payment={payment} />
        </li>
      ))}
    </ul>
  );
}

/** Each amount that moved, unless it was paid as asked and nothing else happened. */
function Movements({ payment: { movements } }: { readonly payment: Payment }) {
  if (movements.every(({ kind }) => kind === 'approved')) return null;
  return (
    <ol className="mt-2 grid grid-cols-1 gap-1 border-l-2 border-line pl-3 text-sm">
      {movements.map(({ kind, amount, word, at }) => (
        <li key={`${kind}-${at}-${amount.minor}`}>
          <p className="flex flex-wrap justify-between gap-x-3 font-medium">
            <span className="wrap-anywhere">
              <FormattedMessage id={`movement.${kind}`} values={{ word }} />
            </span>
            {amount.minor === 0 ? null : <Amount amount={amount} />}
          </p>
          <p className="text-muted">
            <Moment at={at} />
          </p>
        </li>
      ))}
    </ol>
  );
}
