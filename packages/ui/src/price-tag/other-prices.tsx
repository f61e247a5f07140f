import { currencies, formatMoneyToParts, type Money as Amount } from '@ponte/regional/money';
import { flagLook, flagOfCurrency } from '../flag/flag.tsx';
import { useMessages } from '../kit/kit.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** The same price in other currencies, each with its flag and sign; nothing without any. */
export function OtherPrices({ prices }: { prices: readonly Amount[] }) {
  const { money, currencies: names } = useMessages();
  if (prices.length === 0) return null;
  return (
    <dl data-slot="price-others" aria-label={money.otherCurrencies} className="ui-prices">
      {prices.map((price) => (
        <div key={price.currency}>
          <dt className={flagLook(flagOfCurrency(price.currency))}>
            <VisuallyHidden>{names[price.currency]}</VisuallyHidden>
            <span aria-hidden>{currencies[price.currency].symbol}</span>
          </dt>
          <dd>{formatMoneyToParts(price).figures}</dd>
        </div>
      ))}
    </dl>
  );
}
