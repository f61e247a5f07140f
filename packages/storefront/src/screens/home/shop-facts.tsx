import { FormattedMessage } from 'react-intl';
import { Link } from '../../links/link.tsx';
import { paths } from '../../links/paths.ts';
import { StoreCard } from '../../page/store-card.tsx';
import { TitledCard } from '../../page/titled-card.tsx';
import { hasPage } from '../../shop/own-pages.ts';
import { useShop } from '../../shop/shop-context.ts';

/** On desktops, beneath the categories: the shop, how to buy. */
export function ShopFacts() {
  return (
    <>
      <StoreCard />
      <HowToBuyCard />
    </>
  );
}

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
