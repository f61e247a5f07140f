/** ISO 4217 codes of the four currencies that the shop prices in. */
export type CurrencyCode = 'BRL' | 'USD' | 'PYG' | 'ARS';

/** A currency as the shop writes it. */
export interface Currency {
  readonly code: CurrencyCode;
  /** The shop's own sign. Locales disagree about it (es-PY prints "Gs."), so it is not taken from `Intl`. */
  readonly symbol: 'R$' | 'U$' | 'G$' | 'P$';
  /** How many digits of an amount are minor units: 64.90 dollars are 6490, 481,558 guaranis are 481558. */
  readonly decimals: 0 | 2;
}

/** The order in which the shop lists its currencies wherever they stand together. */
export const currencyCodes: readonly CurrencyCode[] = ['USD', 'BRL', 'PYG', 'ARS'];

/** The four currencies by their code. */
export const currencies: Readonly<Record<CurrencyCode, Currency>> = {
  USD: { code: 'USD', symbol: 'U$', decimals: 2 },
  BRL: { code: 'BRL', symbol: 'R$', decimals: 2 },
  PYG: { code: 'PYG', symbol: 'G$', decimals: 0 },
  ARS: { code: 'ARS', symbol: 'P$', decimals: 2 },
};

const shopIds = { BRL: 1, USD: 2, PYG: 3, ARS: 4 } as const satisfies Record<CurrencyCode, number>;
/** The id of a currency as the shop numbers them. */
export type ShopCurrencyId = (typeof shopIds)[CurrencyCode];
/** The order screens happen to number the currencies as the shop lists them, without the peso. */
const byOrderId = currencyCodes.slice(0, 3);

/** The currency of an id as the shop numbers them: 1 R$, 2 U$, 3 G$, 4 P$ (storefront.md §3). */
export function currencyFromShopId(id: number): CurrencyCode | undefined {
  return currencyCodes.find((code) => shopIds[code] === id);
}

/** The id of a currency as the shop numbers them: 1 R$, 2 U$, 3 G$, 4 P$ (storefront.md §3). */
export function shopCurrencyId(code: CurrencyCode): ShopCurrencyId {
  return shopIds[code];
}

/** The currency of an id as the order screens number them: 1 U$, 2 R$, 3 G$ (accounts.md §9). */
export function currencyFromOrderId(id: number): CurrencyCode | undefined {
  return byOrderId[id - 1];
}

/** The id of a currency as the order screens number them, or `undefined` for ARS, which they do not know. */
export function orderCurrencyId(code: CurrencyCode): number | undefined {
  return byOrderId.indexOf(code) + 1 || undefined;
}
