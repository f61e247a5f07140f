import { shopTextsOf } from '@ponte/domain/shop-texts';
import { ButtonLink } from '@ponte/ui/button';
import { Headset, ShieldCheck, Zap, type Icon } from '@ponte/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../links/paths.ts';
import { siteDescription } from '../../page/site-words.ts';
import { TextColumns, TextPage, TextSection } from '../../page/text-page.tsx';
import { TitledCard } from '../../page/titled-card.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { isUnwritten, OwnText } from '../terms/own-text.tsx';

const values = [
  { icon: ShieldCheck, title: 'about.quality.title', text: 'about.quality.text' },
  { icon: Headset, title: 'about.service.title', text: 'about.service.text' },
  { icon: Zap, title: 'about.agility.title', text: 'about.agility.text' },
] as const satisfies readonly { icon: Icon; title: string; text: string }[];

const history = ['about.history.start', 'about.history.growth', 'about.history.today'] as const;

/** What the shop says about itself (storefront.md §2). */
export const AboutScreen = observer(function AboutScreen() {
  const intl = useIntl();
  const { shop, region } = useShop();
  const text = shopTextsOf(shop).view('about');
  const isOurs = isUnwritten(text) && !region.isAnotherShop;
  return (
    <TextPage
      title={intl.formatMessage({ id: 'about.title' }, { shop: region.name })}
      description={
        isOurs ? intl.formatMessage({ id: 'about.description' }) : siteDescription(intl, region)
      }
      lead={isOurs ? intl.formatMessage({ id: 'about.lead' }) : region.tagline}
      canonical={paths.about}
    >
      <div className="grid gap-10">
        {isUnwritten(text) && !isOurs ? (
          <div className="max-w-[34.9rem]">
            <Contact isOurs={false} />
          </div>
        ) : (
          <TextColumns aside={<Contact isOurs={isOurs} />}>
            <OwnText
              text={text}
              loading={intl.formatMessage({ id: 'about.loading' })}
              failed={<FormattedMessage id="about.failed" />}
            >
              <History />
            </OwnText>
          </TextColumns>
        )}
        {isOurs ? <Values /> : null}
      </div>
    </TextPage>
  );
});

function History() {
  const { name } = useShop().region;
  return (
    <TextSection title={<FormattedMessage id="about.history.title" />}>
      {history.map((id) => (
        <p key={id}>
          <FormattedMessage id={id} values={{ shop: name }} />
        </p>
      ))}
    </TextSection>
  );
}

function Values() {
  return (
    <section aria-labelledby="values">
      <h2 id="values" className="text-xl font-bold tracking-tight">
        <FormattedMessage id="about.values.title" />
      </h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {values.map(({ icon: ValueIcon, title, text }) => (
          <li key={title} className="ui-card p-5">
            <ValueIcon aria-hidden className="size-8 text-brand-ink" />
            <h3 className="mt-3 font-bold">
              <FormattedMessage id={title} />
            </h3>
            <p className="mt-1 text-pretty text-muted">
              <FormattedMessage id={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Contact({ isOurs }: { readonly isOurs: boolean }) {
  const { contact } = useShop().region;
  const { phone, address } = contact;
  return (
    <TitledCard title={<FormattedMessage id="about.contact.title" />} large>
      <dl className="mt-3 grid gap-x-6 md:grid-cols-[max-content_minmax(0,1fr)]">
        {contact.email === undefined ? null : (
          <>
            <dt className="font-semibold">
              <FormattedMessage id="about.contact.email" />
            </dt>
            <dd className="mb-2 wrap-anywhere">
              <a href={`mailto:${contact.email}`} className="text-brand-ink underline">
                {contact.email}
              </a>
            </dd>
          </>
        )}
        {phone ? (
          <>
            <dt className="font-semibold">
              <FormattedMessage id="about.contact.phone" />
            </dt>
            <dd className="mb-2">
              <a
                href={`tel:${phone.replaceAll(' ', '')}`}
                className="whitespace-nowrap text-brand-ink underline"
              >
                {phone}
              </a>
            </dd>
          </>
        ) : null}
        {address ? (
          <>
            <dt className="font-semibold">
              <FormattedMessage id="about.contact.store" />
            </dt>
            <dd className="mb-2">{address}</dd>
          </>
        ) : null}
        {isOurs ? (
          <>
            <dt className="font-semibold">
              <FormattedMessage id="about.contact.location" />
            </dt>
            <dd className="mb-2">
              <FormattedMessage id="about.contact.city" />
            </dd>
          </>
        ) : null}
      </dl>
      <p className="mt-2">
        <ButtonLink href={paths.team} variant="brand">
          <FormattedMessage id="about.team" />
        </ButtonLink>
      </p>
    </TitledCard>
  );
}
