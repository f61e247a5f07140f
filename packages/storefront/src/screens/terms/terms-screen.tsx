import { shopTextsOf } from '@ponte/domain/shop-texts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../links/link.tsx';
import { paths } from '../../links/paths.ts';
import { TextPage } from '../../page/text-page.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { MissingScreen } from '../missing/missing-screen.tsx';
import { isUnwritten, OwnText } from './own-text.tsx';

export const TermsScreen = observer(function TermsScreen() {
  const intl = useIntl();
  const { shop, region } = useShop();
  const text = shopTextsOf(shop).view('terms');
  if (isUnwritten(text)) return <MissingScreen />;
  return (
    <TextPage
      title={intl.formatMessage({ id: 'terms.title' })}
      description={intl.formatMessage({ id: 'terms.description' }, { shop: region.name })}
      canonical={paths.terms}
    >
      <div className="grid gap-7">
        <OwnText
          text={text}
          loading={intl.formatMessage({ id: 'terms.loading' })}
          failed={<FormattedMessage id="terms.failed" />}
        />
        <p>
          <FormattedMessage id="terms.questions" values={{ link: helpLink }} />
        </p>
      </div>
    </TextPage>
  );
});

function helpLink(words: ReactNode): ReactNode {
  return (
    <Link href={paths.help} className="font-semibold text-brand-ink underline">
      {words}
    </Link>
  );
}
