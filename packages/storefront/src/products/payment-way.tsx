import { FormattedMessage } from 'react-intl';

interface PaymentWayProps {
  /** Of the contract's ways to pay. */
  readonly way: string;
}

/** The name of a way to pay, as it stands in a sentence. */
export function PaymentWay({ way }: PaymentWayProps) {
  return <FormattedMessage id="purchase.way" values={{ way }} />;
}
