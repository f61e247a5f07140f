export {
  currencies,
  currencyCodes,
  currencyFromOrderId,
  currencyFromShopId,
  orderCurrencyId,
  shopCurrencyId,
  type Currency,
  type CurrencyCode,
} from './currency.ts';
export { add, compare, equals, isZero, money, multiply, sum, type Money } from './money.ts';
export { parseMoney, type MoneyParseReason, type ParsedMoney } from './parse.ts';
export { parseTypedMoney } from './typed.ts';
export { convert, type ExchangeRates } from './convert.ts';
export {
  generalTaxPercent,
  taxPercents,
  includesTax,
  priceIn,
  taxIn,
  type KnownPrice,
  type TaxedAmount,
} from './tax.ts';
export {
  formatCount,
  formatMoney,
  formatMoneyToParts,
  formatRate,
  toDecimalString,
  type MoneyFormatOptions,
  type MoneyParts,
  type MoneyPlace,
} from './format.ts';
