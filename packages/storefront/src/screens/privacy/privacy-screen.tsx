import { shopTextsOf } from '@ponte/domain/shop-texts';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { whatsAppLink } from '../../links/whatsapp-link.ts';
import { TextPage, TextSections } from '../../page/text-page.tsx';
import { useShop } from '../../shop/shop-context.ts';
import { isBuiltIn, OwnText } from '../terms/own-text.tsx';

const sections = [
  { title: 'privacy.collected.title', text: 'privacy.collected.text' },
  { title: 'privacy.use.title', text: 'privacy.use.text' },
  { title: 'privacy.device.title', text: 'privacy.device.text' },
  { title: 'privacy.shared.title', text: 'privacy.shared.text' },
  { title: 'privacy.kept.title', text: 'privacy.kept.text' },
  { title: 'privacy.rights.title', text: 'privacy.rights.text' },
] as const;

export const PrivacyScreen = observer(function PrivacyScreen() {
  const intl = useIntl();
  const { shop, region } = useShop();
  const text = shopTextsOf(shop).view('privacy');
  const { email, phone } = region.contact;
  const href = email === undefined ? whatsAppLink(region.whatsapp) : `mailto:${email}`;
  return (
    <TextPage
      title={intl.formatMessage({ id: 'privacy.title' })}
      description={intl.formatMessage({ id: 'privacy.description' }, { shop: region.name })}
      lead={isBuiltIn(text) ? intl.formatMessage({ id: 'privacy.lead' }) : undefined}
      canonical="/privacidade"
    >
      <div className="grid gap-7">
        <OwnText
          text={text}
          loading={intl.formatMessage({ id: 'privacy.loading' })}
          failed={<FormattedMessage id="privacy.failed" />}
        >
          <TextSections sections={sections} />
        </OwnText>
        {href ? (
          <p>
            <a
              href={href}
              className="inline-flex min-h-6 items-center font-semibold wrap-anywhere text-brand-ink underline"
            >
              <FormattedMessage id="privacy.write" values={{ email: email ?? phone }} />
            </a>
          </p>
        ) : null}
      </div>
    </TextPage>
  );
});
