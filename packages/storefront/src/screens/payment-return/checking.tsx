import { ButtonLink } from '@ponte/ui/button';
import { Spinner } from '@ponte/ui/spinner';
import { FormattedMessage } from 'react-intl';
import { orderHref } from '../../links/addresses.ts';
import { Outcome } from './outcome.tsx';

interface CheckingProps {
  /** Null until read from the address. */
  readonly orderId: string | null;
}

/** The payment is being checked. The order's page says how to pay if it was not. */
export function Checking({ orderId }: CheckingProps) {
  return (
    <Outcome
      icon={<Spinner />}
      title={<FormattedMessage id="paymentReturn.checking" />}
      actions={
        orderId === null ? null : (
          <ButtonLink href={orderHref(orderId)}>
            <FormattedMessage id="paymentReturn.viewOrder" />
          </ButtonLink>
        )
      }
    >
      <p>
        <FormattedMessage id="paymentReturn.checkingText" />
      </p>
    </Outcome>
  );
}
