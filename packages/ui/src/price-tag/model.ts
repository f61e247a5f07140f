import { currencyCodes, isZero, type Money } from '@ponte/regional/money';

/**
 * The small prices of a tag, in the shop's order of currencies, without the main price's own and
 * without zeros, which mean a missing rate.
 */
export function shownOthers(price: Money, others: readonly Money[]): readonly Money[] {
  return currencyCodes.flatMap((code) =>
    code === price.currency
      ? []
      : others.filter((other) => other.currency === code && !isZero(other)).slice(0, 1),
  );
}
