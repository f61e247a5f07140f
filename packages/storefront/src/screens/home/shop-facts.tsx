import { currencies, formatRate } from '@ponte/regional/money';
import { Flag, flagOfCurrency } from '@ponte/ui/flag';
import { useMessages } from '@ponte/ui/kit';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../links/link.tsx';
import { paths } from '../../links/paths.ts';
import { StoreCard } from '../../page/store-card.tsx';
import { TitledCard } from '../../page/titled-card.tsx';
import { observer } from '../../shop/observer.ts';
import { hasPage } from '../../shop/own-pages.ts';
import { useShop } from '../../shop/shop-context.ts';
import { shopDay } from '../../shop/shop-time.ts';

/** On desktops, beneath the categories: rates, the shop, how to buy. */
export function ShopFacts() {
  return (
    <>
      <RatesCard />
      <StoreCard />
      <HowToBuyCard />
    </>
  );
}

const RatesCard = observer(function RatesCard() {
  const { prices, startData } = useShop().shop;
  const { chips } = prices;
  const { rates } = useMessages();
  const since = shopDay(startData.shell.ratesUpdatedAt);
  if (chips.length === 0) return null;
  return (
    <TitledCard title={rates.title(since)} className="text-sm">
      <ul className="mt-3 grid gap-1.5">
        {chips.map(({ currency, rate }) => {
          const { symbol, decimals } = currencies[currency];
          const amount = `${symbol}\u00A0${formatRate(rate, decimals)}`;
          return (
            <li key={currency} className="flex items-center gap-2">
              <Flag country={flagOfCurrency(currency)} />
              {rates.perDollar(amount)}
            </li>
          );
        })}
      </ul>
    </TitledCard>
  );
});

const steps = ['home.how.choose', 'home.how.account', 'home.how.pay', 'home.how.collect'] as const;

/** Fills the room beside the products. */
function HowToBuyCard() {
  const { region } = useShop();
  if (!hasPage(region, paths.howToBuy)) return null;
  return (
    <TitledCard
      title={<FormattedMessage id="home.how" />}
      className="flex max-h-108 flex-1 flex-col text-sm"
    >
      <ol className="my-3 flex flex-1 flex-col justify-evenly gap-3">
        {steps.map((id, index) => (
          <li key={id} className="flex items-center gap-3">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft font-bold text-on-brand-soft"
            >
              {index + 1}
            </span>
            <FormattedMessage id={id} />
          </li>
        ))}
      </ol>
      <Link
        href={paths.howToBuy}
        className="inline-flex min-h-6 items-center self-start font-semibold text-brand-ink underline"
      >
        <FormattedMessage id="home.how.more" />
      </Link>
    </TitledCard>
  );
}
