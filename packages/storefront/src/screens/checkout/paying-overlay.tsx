import { Spinner } from '@ponte/ui/spinner';
import { FormattedMessage } from 'react-intl';

/** Over everything while the store opens the payment: nothing can be pressed twice. */
export function PayingOverlay() {
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 grid place-items-center bg-surface/85 text-ink"
    >
      <p className="flex items-center gap-3 text-lg font-semibold">
        <Spinner />
        <FormattedMessage id="checkout.paying" />
      </p>
    </div>
  );
}
