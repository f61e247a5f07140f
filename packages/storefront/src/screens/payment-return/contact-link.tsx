import type { Order } from '@ponte/domain';
import { ButtonLink } from '@ponte/ui/button';
import { MessageCircle } from '@ponte/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { whatsAppLink } from '../../links/whatsapp-link.ts';
import { useShop } from '../../shop/shop-context.ts';

interface ContactLinkProps {
  /** Mentioned in the message; undefined until loaded. */
  readonly order: Order | undefined;
  /** The payment was possibly made, declined, is still to be made, is being checked, or can't be made any more. */
  readonly about?: keyof typeof texts;
}

const texts = {
  paid: 'paymentReturn.contactText',
  declined: 'paymentReturn.contactDeclined',
  unpaid: 'paymentReturn.contactUnpaid',
  underReview: 'paymentReturn.contactUnderReview',
  ended: 'paymentReturn.contactEnded',
} as const;

export function ContactLink({ order, about = 'paid' }: ContactLinkProps) {
  const intl = useIntl();
  const { whatsapp } = useShop().region;
  const text = order
    ? intl.formatMessage({ id: texts[about] }, { number: order.number })
    : intl.formatMessage({ id: 'paymentReturn.contactGeneral' });
  const href = whatsAppLink(whatsapp, text);
  return href ? (
    <ButtonLink href={href}>
      <MessageCircle />
      <FormattedMessage id="paymentReturn.contact" />
    </ButtonLink>
  ) : null;
}
