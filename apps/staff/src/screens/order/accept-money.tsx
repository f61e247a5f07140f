import type { StaffOrder } from '@ponte/contract/staff';
import { FormattedMessage } from 'react-intl';
import { AfterQuestion } from '../../forms/after-question.tsx';
import { amountText } from '../../page/amount.tsx';

interface AcceptMoneyProps {
  readonly order: StaffOrder;
  readonly pending: boolean;
  readonly onConfirm: () => Promise<unknown>;
}

/** Takes what is there for the whole; where nothing is, takes note of what has happened. */
export function AcceptMoney({ order, pending, onConfirm }: AcceptMoneyProps) {
  const { left, number, total } = order;
  if (left === null) {
    return (
      <AfterQuestion
        variant="quiet"
        label={<FormattedMessage id="order.acknowledge" />}
        title={<FormattedMessage id="order.acknowledgeTitle" values={{ number }} />}
        confirmLabel={<FormattedMessage id="order.acknowledge" />}
        pending={pending}
        onConfirm={onConfirm}
      >
        <FormattedMessage id="order.acknowledgeText" />
      </AfterQuestion>
    );
  }
  const amount = amountText(left);
  return (
    <AfterQuestion
      variant="quiet"
      label={<FormattedMessage id="order.accept" values={{ amount }} />}
      title={<FormattedMessage id="order.acceptTitle" values={{ amount, number }} />}
      confirmLabel={<FormattedMessage id="order.accept" values={{ amount }} />}
      pending={pending}
      onConfirm={onConfirm}
    >
      <FormattedMessage id="order.acceptText" values={{ amount, total: amountText(total) }} />
    </AfterQuestion>
  );
}
