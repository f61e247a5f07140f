import { shopTextsOf } from '@ponte/domain/shop-texts';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../links/paths.ts';
import { whatsAppLink } from '../../links/whatsapp-link.ts';
import { TextPage } from '../../page/text-page.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { MissingScreen } from '../missing/missing-screen.tsx';
import { isUnwritten, OwnText } from '../terms/own-text.tsx';

export const PrivacyScreen = observer(function PrivacyScreen() {
  const intl = useIntl();
  const { shop, region } = useShop();
  const text = shopTextsOf(shop).view('privacy');
  const { email, phone } = region.contact;
  const href = email === undefined ? whatsAppLink(region.whatsapp) : `mailto:${email}`;
  if (isUnwritten(text)) return <MissingScreen />;
  return (
    <TextPage
      title={intl.formatMessage({ id: 'privacy.title' })}
      description={intl.formatMessage({ id: 'privacy.description' }, { shop: region.name })}
      canonical={paths.privacy}
    >
      <div className="grid gap-7">
        <OwnText
          text={text}
          loading={intl.formatMessage({ id: 'privacy.loading' })}
          failed={<FormattedMessage id="privacy.failed" />}
        />
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
