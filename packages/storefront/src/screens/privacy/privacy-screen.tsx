import { FormattedMessage, useIntl } from 'react-intl';
import { TextPage, TextSections } from '../../page/text-page.tsx';
import { useShop } from '../../shop/shop-context.ts';

const sections = [
  { title: 'privacy.collected.title', text: 'privacy.collected.text' },
  { title: 'privacy.use.title', text: 'privacy.use.text' },
  { title: 'privacy.device.title', text: 'privacy.device.text' },
  { title: 'privacy.shared.title', text: 'privacy.shared.text' },
  { title: 'privacy.kept.title', text: 'privacy.kept.text' },
  { title: 'privacy.rights.title', text: 'privacy.rights.text' },
] as const;

export function PrivacyScreen() {
  const intl = useIntl();
  const { region } = useShop();
  const { email } = region.contact;
  return (
    <TextPage
      title={intl.formatMessage({ id: 'privacy.title' })}
      description={intl.formatMessage({ id: 'privacy.description' }, { shop: region.name })}
      lead={intl.formatMessage({ id: 'privacy.lead' })}
      canonical="/privacidade"
    >
      <div className="grid gap-7">
        <TextSections sections={sections} />
        <p>
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-6 items-center font-semibold wrap-anywhere text-brand-ink underline"
          >
            <FormattedMessage id="privacy.write" values={{ email }} />
          </a>
        </p>
      </div>
    </TextPage>
  );
}
