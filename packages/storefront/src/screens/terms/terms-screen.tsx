import { shopTextsOf } from '@ponte/domain/shop-texts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../links/link.tsx';
import { TextPage, TextSections } from '../../page/text-page.tsx';
import { useShop } from '../../shop/shop-context.ts';
import { isBuiltIn, OwnText } from './own-text.tsx';

const sections = [
  { title: 'terms.who.title', text: 'terms.who.text' },
  { title: 'terms.prices.title', text: 'terms.prices.text' },
  { title: 'terms.stock.title', text: 'terms.stock.text' },
  { title: 'terms.payment.title', text: 'terms.payment.text' },
  { title: 'terms.delivery.title', text: 'terms.delivery.text' },
  { title: 'terms.returns.title', text: 'terms.returns.text' },
  { title: 'terms.account.title', text: 'terms.account.text' },
] as const;

export const TermsScreen = observer(function TermsScreen() {
  const intl = useIntl();
  const { shop, region } = useShop();
  const text = shopTextsOf(shop).view('terms');
  return (
    <TextPage
      title={intl.formatMessage({ id: 'terms.title' })}
      description={intl.formatMessage({ id: 'terms.description' }, { shop: region.name })}
      lead={
        isBuiltIn(text)
          ? intl.formatMessage({ id: 'terms.lead' }, { shop: region.name })
          : undefined
      }
      canonical="/termos"
    >
      <div className="grid gap-7">
        <OwnText
          text={text}
          loading={intl.formatMessage({ id: 'terms.loading' })}
          failed={<FormattedMessage id="terms.failed" />}
        >
          <TextSections sections={sections} />
        </OwnText>
        <p>
          <FormattedMessage id="terms.questions" values={{ link: helpLink }} />
        </p>
      </div>
    </TextPage>
  );
});

function helpLink(words: ReactNode): ReactNode {
  return (
    <Link href="/ajuda" className="font-semibold text-brand-ink underline">
      {words}
    </Link>
  );
}
