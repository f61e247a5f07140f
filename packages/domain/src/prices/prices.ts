import {
  convert,
  currencyCodes,
  type CurrencyCode,
  type ExchangeRates,
  type Money,
} from '@ponte/regional/money';
import type { CustomerKind } from '../entities/index.ts';
import type { Language } from '../language/index.ts';
import type { Locale } from '../region/index.ts';
import type { Session } from '../session/index.ts';
import type { StartDataStore } from '../start-data/index.ts';

/** One of the top bar's chips: units of `currency` for one US dollar, as a decimal string. */
export interface RateChip {
  readonly currency: CurrencyCode;
  readonly rate: string;
}

/**
 * What a visitor's prices are in (storefront.md §4): dollars for a foreign customer, guaranis for
 * a resident; for an anonymous visitor guaranis in Spanish and dollars otherwise.
 */
export function visitorCurrency(kind: CustomerKind | null, locale: Locale): 'USD' | 'PYG' {
  if (kind) return kind === 'foreign' ? 'USD' : 'PYG';
  return locale === 'es-PY' ? 'PYG' : 'USD';
}

/** Which currency prices are shown in, and what they are in the others. */
export class Prices {
  readonly #session: Session;
  readonly #language: Language;
  readonly #startData: StartDataStore;

  constructor(session: Session, language: Language, startData: StartDataStore) {
    this.#session = session;
    this.#language = language;
    this.#startData = startData;
  }

  /** What the visitor's prices are in. */
  get currency(): 'USD' | 'PYG' {
    return visitorCurrency(this.#session.customer?.kind ?? null, this.#language.locale);
  }

  /** The same for the catalogue, whose pages are everybody's until they are hydrated. */
  get catalogueCurrency(): 'USD' | 'PYG' {
    const { isHydrated, locale } = this.#language;
    return isHydrated ? this.currency : visitorCurrency(null, locale);
  }

  /** Units of each currency for one US dollar; empty until the start data are there. */
  get rates(): ExchangeRates {
    return this.#startData.rates;
  }

  /** The rates that the top bar shows, in the fixed order of currencies. */
  get chips(): readonly RateChip[] {
    return currencyCodes.flatMap((currency) => {
      const rate = this.rates[currency];
      return rate === undefined || currency === 'USD' ? [] : [{ currency, rate }];
    });
  }

  /**
   * `price` in the three other currencies, in their fixed order. An amount is zero where a rate is
   * missing; the price tag leaves such a line out (decision 7).
   */
  others(price: Money): readonly Money[] {
    return currencyCodes
      .filter((currency) => currency !== price.currency)
      .map((currency) => convert(price, currency, this.rates));
  }
}
