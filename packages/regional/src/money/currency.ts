/** ISO 4217 codes of the shop's currencies. */
export type CurrencyCode = 'BRL' | 'USD' | 'PYG' | 'ARS';

export interface Currency {
  readonly code: CurrencyCode;
  /** The shop's own sign. Locales disagree (es-PY prints "Gs."), so it is not taken from `Intl`. */
  readonly symbol: 'R$' | 'U$' | 'G$' | 'P$';
  /** Digits of the minor unit: 64.90 dollars are 6490, 481,558 guaranis are 481558. */
  readonly decimals: 0 | 2;
}

/** In the order in which the shop lists them. */
export const currencyCodes: readonly CurrencyCode[] = ['USD', 'BRL', 'PYG', 'ARS'];

export const currencies: Readonly<Record<CurrencyCode, Currency>> = {
  USD: { code: 'USD', symbol: 'U$', decimals: 2 },
  BRL: { code: 'BRL', symbol: 'R$', decimals: 2 },
  PYG: { code: 'PYG', symbol: 'G$', decimals: 0 },
  ARS: { code: 'ARS', symbol: 'P$', decimals: 2 },
};

const shopIds = { BRL: 1, USD: 2, PYG: 3, ARS: 4 } as const satisfies Record<CurrencyCode, number>;
export type ShopCurrencyId = (typeof shopIds)[CurrencyCode];
/** The order screens' numbering happens to be this list's, without the peso. */
const byOrderId = currencyCodes.slice(0, 3);

/** Shop numbering: 1 R$, 2 U$, 3 G$, 4 P$ (storefront.md §3). */
export function currencyFromShopId(id: number): CurrencyCode | undefined {
  return currencyCodes.find((code) => shopIds[code] === id);
}

/** Shop numbering: 1 R$, 2 U$, 3 G$, 4 P$ (storefront.md §3). */
export function shopCurrencyId(code: CurrencyCode): ShopCurrencyId {
  return shopIds[code];
}

/** Order numbering: 1 U$, 2 R$, 3 G$ (accounts.md §9). */
export function currencyFromOrderId(id: number): CurrencyCode | undefined {
  return byOrderId[id - 1];
}

/** Order numbering; `undefined` for ARS, which it lacks. */
export function orderCurrencyId(code: CurrencyCode): number | undefined {
  return byOrderId.indexOf(code) + 1 || undefined;
}
