import type { CurrencyCode } from '@ponte/regional/money';

export interface MoneyMessages {
  readonly money: {
    readonly price: string;
    readonly listPrice: string;
    readonly otherCurrencies: string;
    readonly onRequest: string;
    readonly invalid: string;
    readonly ask: string;
    /** What a price and all that stand beside it have in them: guaranis the tax, the others not. */
    readonly taxIncluded: string;
    readonly taxExcluded: string;
  };
  readonly currencies: Readonly<Record<CurrencyCode, string>>;
  readonly rates: {
    readonly label: string;
    /** Before the rates of the top bar, which are what a dollar is worth. */
    readonly oneDollar: string;
    readonly perDollar: (rate: string) => string;
    /** What the rates are, with the day on which they were last set, as it is written. */
    readonly title: (day?: string) => string;
  };
}
