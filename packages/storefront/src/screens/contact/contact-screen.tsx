import { mapLink } from '@ponte/regional/delivery';
import { ButtonLink } from '@ponte/ui/button';
import { Clock, Mail, MapPin, MessageCircle, Phone, type Icon } from '@ponte/ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../links/paths.ts';
import { whatsAppLink } from '../../links/whatsapp-link.ts';
import { TextPage } from '../../page/text-page.tsx';
import { useShop } from '../../shop/shop-context.ts';

const linkLook =
  'inline-flex min-h-6 items-center font-semibold wrap-anywhere text-brand-ink underline';

export function ContactScreen() {
  const intl = useIntl();
  const { region } = useShop();
  const { whatsapp, contact } = region;
  const { phone, email, address } = contact;
  const chat = whatsAppLink(whatsapp);
  return (
    <TextPage
      title={intl.formatMessage({ id: 'contact.title' })}
      description={intl.formatMessage({ id: 'contact.description' }, { shop: region.name })}
      lead={intl.formatMessage({ id: 'contact.lead' })}
      canonical={paths.contact}
    >
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {chat ? (
          <Way icon={MessageCircle} title={<FormattedMessage id="contact.whatsapp.title" />}>
            <p>
              <FormattedMessage id="contact.whatsapp.text" />
            </p>
            <a href={chat} target="_blank" rel="noopener noreferrer" className={linkLook}>
              <FormattedMessage id="contact.whatsapp.write" />
            </a>
          </Way>
        ) : null}
        {phone ? (
          <Way icon={Phone} title={<FormattedMessage id="contact.phone.title" />}>
            <p>
              <FormattedMessage id="contact.phone.text" />
            </p>
            <a href={`tel:${phone.replaceAll(' ', '')}`} className={linkLook}>
              {phone}
            </a>
          </Way>
        ) : null}
        {email === undefined ? null : (
          <Way icon={Mail} title={<FormattedMessage id="contact.email.title" />}>
            <p>
              <FormattedMessage id="contact.email.text" />
            </p>
            <a href={`mailto:${email}`} className={linkLook}>
              {email}
            </a>
          </Way>
        )}
        {address ? (
          <Way icon={MapPin} title={<FormattedMessage id="contact.store.title" />}>
            <p>{address}</p>
            <a
              href={mapLink(address)}
              target="_blank"
              rel="noopener noreferrer"
              className={linkLook}
            >
              <FormattedMessage id="contact.map" />
            </a>
          </Way>
        ) : null}
        <Hours />
      </div>
      <p className="mt-6">
        <ButtonLink href={paths.team} variant="brand">
          <FormattedMessage id="contact.team" />
        </ButtonLink>
      </p>
    </TextPage>
  );
}

function Hours() {
  const { hours } = useShop().region.contact;
  if (!hours) return null;
  return (
    <Way icon={Clock} title={<FormattedMessage id="contact.hours.title" />}>
      <p className="whitespace-pre-line">{hours}</p>
    </Way>
  );
}

interface WayProps {
  readonly icon: Icon;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Way({ icon: WayIcon, title, children }: WayProps) {
  return (
    <section className="ui-card grid content-start gap-2 p-5">
      <WayIcon aria-hidden className="size-7 text-brand-ink" />
      <h2 className="font-bold">{title}</h2>
      {children}
    </section>
  );
}
