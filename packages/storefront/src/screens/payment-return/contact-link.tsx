import type { Order } from '@ponte/domain';
import { ButtonLink } from '@ponte/ui/button';
import { MessageCircle } from '@ponte/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { whatsAppLink } from '../../links/whatsapp-link.ts';
import { useShop } from '../../shop/shop-context.ts';

interface ContactLinkProps {
  /** Named in the message; undefined while it is not known. */
  readonly order: Order | undefined;
}

/** A message to the store about a payment. */
export function ContactLink({ order }: ContactLinkProps) {
  const intl = useIntl();
  const { whatsapp } = useShop().region;
  const text = order
    ? intl.formatMessage({ id: 'paymentReturn.contactText' }, { number: order.number })
    : intl.formatMessage({ id: 'paymentReturn.contactGeneral' });
  return (
    <ButtonLink href={whatsAppLink(whatsapp, text)}>
      <MessageCircle />
      <FormattedMessage id="paymentReturn.contact" />
    </ButtonLink>
  );
}
