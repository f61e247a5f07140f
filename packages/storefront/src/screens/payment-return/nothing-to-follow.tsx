import { ButtonLink } from '@ponte/ui/button';
import { PackageSearch } from '@ponte/ui/icons';
import { FormattedMessage } from 'react-intl';
import { ContactLink } from './contact-link.tsx';
import { Outcome } from './outcome.tsx';

/** No order is named, or there is none of that name. */
export function NothingToFollow() {
  return (
    <Outcome
      icon={<PackageSearch />}
      title={<FormattedMessage id="paymentReturn.missing_payment_id" />}
      actions={
        <>
          <ButtonLink href="/pedidos" variant="brand">
            <FormattedMessage id="paymentReturn.viewOrders" />
          </ButtonLink>
          <ContactLink order={undefined} />
        </>
      }
    >
      <p>
        <FormattedMessage id="paymentReturn.missingText" />
      </p>
    </Outcome>
  );
}
