import { currencyCodes, isZero, type Money } from '@ponte/regional/money';

/**
 * The small prices that a tag shows: in the shop's set order of currencies, without the main
 * price's own and without zeros: a conversion without a rate gives zero, which is no price.
 */
export function shownOthers(price: Money, others: readonly Money[]): readonly Money[] {
  return currencyCodes.flatMap((code) =>
    code === price.currency
      ? []
      : others.filter((other) => other.currency === code && !isZero(other)).slice(0, 1),
  );
}
