import type { Order } from '@ponte/domain';
import { ButtonLink } from '@ponte/ui/button';
import { MessageCircle } from '@ponte/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { whatsAppLink } from '../../links/whatsapp-link.ts';
import { useShop } from '../../shop/shop-context.ts';

interface ContactLinkProps {
  /** Named in the message; undefined while it is not known. */
  readonly order: Order | undefined;
  /** Whether the provider says that nothing was paid. */
  readonly declined?: boolean | undefined;
}

/** A message to the store about a payment. */
export function ContactLink({ order, declined = false }: ContactLinkProps) {
  const intl = useIntl();
  const { whatsapp } = useShop().region;
  const id = declined ? 'paymentReturn.contactDeclined' : 'paymentReturn.contactText';
  const text = order
    ? intl.formatMessage({ id }, { number: order.number })
    : intl.formatMessage({ id: 'paymentReturn.contactGeneral' });
  return (
    <ButtonLink href={whatsAppLink(whatsapp, text)}>
      <MessageCircle />
      <FormattedMessage id="paymentReturn.contact" />
    </ButtonLink>
  );
}
