import type { CustomerProfile } from '@ponte/domain';
import { accountOf } from '@ponte/domain/account';
import type { Checkout } from '@ponte/domain/checkout';
import { formatDocument } from '@ponte/regional/documents';
import { Lock } from '@ponte/ui/icons';
import { PaymentMethodPicker } from '@ponte/ui/payment-methods';
import { FormattedMessage } from 'react-intl';
import { Panel } from '../../../page/panel.tsx';
import { kitMethods, paymentView } from '../../../products/payment-views.ts';
import { observer } from '../../../shop/observer.ts';
import { useShop } from '../../../shop/shop-context.ts';
import { methodPartId } from '../alerts/show-missing.ts';
import { CpfField } from './cpf-field.tsx';

/** Payment methods with their requirements, and the provider's host. */
export const PaymentPanel = observer(function PaymentPanel({
  checkout,
}: {
  readonly checkout: Checkout;
}) {
  const { shop } = useShop();
  const { methods, state } = checkout;
  const chosen = 'method' in state ? state.method : null;
  return (
    <Panel id={methodPartId}>
      {methods.length > 0 ? (
        <PaymentMethodPicker
          methods={methods.map(paymentView)}
          value={chosen && kitMethods[chosen]}
          onValueChange={(name) => {
            const method = methods.find(({ id }) => kitMethods[id] === name);
            if (method) checkout.chooseMethod(method.id);
          }}
        />
      ) : (
        <p>
          <FormattedMessage id="checkout.chooseThere" />
        </p>
      )}
      {checkout.asksCpf ? <CpfField checkout={checkout} /> : null}
      {methods.some(({ invoiceDocument }) => invoiceDocument) ? (
        <p className="mt-3 text-sm text-muted">
          <InvoiceNote profile={accountOf(shop).profile} />
        </p>
      ) : null}
      <p className="mt-4 flex items-start gap-2 text-sm text-muted">
        <Lock className="mt-px size-4.5 shrink-0" />
        <FormattedMessage id="checkout.safe" />
      </p>
    </Panel>
  );
});

interface InvoiceNoteProps {
  readonly profile: Pick<CustomerProfile, 'documentType' | 'document'> | undefined;
}

/** Whom the invoice is for; with a RUC on file there is nothing to do. */
export function InvoiceNote({ profile }: InvoiceNoteProps) {
  return profile?.documentType === 'RUC' && profile.document !== '' ? (
    <FormattedMessage
      id="checkout.invoiceNoteRuc"
      values={{ ruc: formatDocument('ruc', profile.document) }}
    />
  ) : (
    <FormattedMessage id="checkout.invoiceNote" />
  );
}
