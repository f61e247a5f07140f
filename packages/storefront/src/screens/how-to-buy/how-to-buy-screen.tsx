import { shopTextsOf } from '@ponte/domain/shop-texts';
import { ButtonLink } from '@ponte/ui/button';
import { FormattedMessage, useIntl } from 'react-intl';
import { productsHref } from '../../links/addresses.ts';
import { paths } from '../../links/paths.ts';
import { StoreCard } from '../../page/store-card.tsx';
import { TextColumns, TextPage } from '../../page/text-page.tsx';
import { TitledCard } from '../../page/titled-card.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { MissingScreen } from '../missing/missing-screen.tsx';
import { isUnwritten, OwnText } from '../terms/own-text.tsx';
import { DeferredPayments } from './deferred-payments.ts';

export const HowToBuyScreen = observer(function HowToBuyScreen() {
  const intl = useIntl();
  const { shop, region } = useShop();
  const text = shopTextsOf(shop).view('howToBuy');
  if (isUnwritten(text)) return <MissingScreen />;
  return (
    <TextPage
      title={intl.formatMessage({ id: 'howToBuy.title' })}
      description={intl.formatMessage({ id: 'howToBuy.description' }, { shop: region.name })}
      canonical={paths.howToBuy}
    >
      <TextColumns
        aside={
          <>
            <DeferredPayments />
            <GoodToKnow />
            <StoreCard />
          </>
        }
      >
        <OwnText
          text={text}
          loading={intl.formatMessage({ id: 'howToBuy.loading' })}
          failed={<FormattedMessage id="howToBuy.failed" />}
          className="numbered-steps max-w-[38rem] text-pretty"
        />
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={productsHref} variant="action">
            <FormattedMessage id="howToBuy.products" />
          </ButtonLink>
          <ButtonLink href={paths.help}>
            <FormattedMessage id="howToBuy.help" />
          </ButtonLink>
        </p>
      </TextColumns>
    </TextPage>
  );
});

/** What the shop promises; nothing where it promises nothing. */
function GoodToKnow() {
  const { keptDays, documents, voltage } = useShop().region.store?.promises ?? {};
  if (!keptDays && !documents && !voltage) return null;
  return (
    <TitledCard title={<FormattedMessage id="howToBuy.good.title" />}>
      <ul className="mt-2 grid list-disc gap-2 pl-5 text-sm text-pretty">
        {keptDays ? (
          <li>
            <FormattedMessage id="howToBuy.good.kept" values={{ days: keptDays }} />
          </li>
        ) : null}
        {documents ? <li>{documents}</li> : null}
        {voltage ? <li>{voltage}</li> : null}
      </ul>
    </TitledCard>
  );
}
