import { PaymentMethods } from '@ponte/ui/payment-methods';
import { FormattedMessage } from 'react-intl';
import { TitledCard } from '../../page/titled-card.tsx';
import { useOfferedPayments } from '../../products/payment-views.ts';
import { observer } from '../../shop/observer.ts';

/** The ways to pay that the shop offers. */
export const Payments = observer(function Payments() {
  const methods = useOfferedPayments();
  if (methods.length === 0) return null;
  return (
    <TitledCard title={<FormattedMessage id="howToBuy.payments" />}>
      <PaymentMethods methods={methods} className="mt-2" />
    </TitledCard>
  );
});
