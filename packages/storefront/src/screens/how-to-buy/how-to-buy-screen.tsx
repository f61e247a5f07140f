import { ButtonLink } from '@ponte/ui/button';
import { FormattedMessage, useIntl } from 'react-intl';
import { StoreCard } from '../../page/store-card.tsx';
import { TextColumns, TextPage } from '../../page/text-page.tsx';
import { TitledCard } from '../../page/titled-card.tsx';
import { useShop } from '../../shop/shop-context.ts';
import { DeferredPayments } from './deferred-payments.ts';

const steps = [
  { title: 'howToBuy.choose.title', text: 'howToBuy.choose.text' },
  { title: 'howToBuy.account.title', text: 'howToBuy.account.text' },
  { title: 'howToBuy.delivery.title', text: 'howToBuy.delivery.text' },
  { title: 'howToBuy.pay.title', text: 'howToBuy.pay.text' },
  { title: 'howToBuy.collect.title', text: 'howToBuy.collect.text' },
] as const;

const notes = [
  'howToBuy.good.kept',
  'howToBuy.good.customs',
  'howToBuy.good.voltage',
  'howToBuy.good.physical',
] as const;

export function HowToBuyScreen() {
  const intl = useIntl();
  const { region } = useShop();
  return (
    <TextPage
      title={intl.formatMessage({ id: 'howToBuy.title' })}
      description={intl.formatMessage({ id: 'howToBuy.description' }, { shop: region.name })}
      lead={intl.formatMessage({ id: 'howToBuy.lead' })}
      canonical="/como-comprar"
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
        <ol className="grid gap-6">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2.5rem_minmax(0,34.9rem)] gap-x-4">
              <span
                aria-hidden
                className="flex size-10 items-center justify-center rounded-full bg-brand-soft font-bold text-on-brand-soft"
              >
                {index + 1}
              </span>
              <div>
                <h2 className="pt-1.5 text-lg font-bold tracking-tight">
                  <FormattedMessage id={title} />
                </h2>
                <p className="mt-1 text-pretty">
                  <FormattedMessage id={text} />
                </p>
              </div>
            </li>
          ))}
        </ol>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href="/produtos" variant="action">
            <FormattedMessage id="howToBuy.products" />
          </ButtonLink>
          <ButtonLink href="/ajuda">
            <FormattedMessage id="howToBuy.help" />
          </ButtonLink>
        </p>
      </TextColumns>
    </TextPage>
  );
}

function GoodToKnow() {
  return (
    <TitledCard title={<FormattedMessage id="howToBuy.good.title" />}>
      <ul className="mt-2 grid list-disc gap-2 pl-5 text-sm text-pretty">
        {notes.map((id) => (
          <li key={id}>
            <FormattedMessage id={id} />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
