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

/** A chip of the top bar: units of `currency` per US dollar, a decimal string. */
export interface RateChip {
  readonly currency: CurrencyCode;
  readonly rate: string;
}

/**
 * A visitor's currency (storefront.md §4): foreign customers dollars, residents guaranis; anonymous
 * visitors guaranis in Spanish, else dollars.
 */
export function visitorCurrency(kind: CustomerKind | null, locale: Locale): 'USD' | 'PYG' {
  if (kind) return kind === 'foreign' ? 'USD' : 'PYG';
  return locale === 'es-PY' ? 'PYG' : 'USD';
}

/** The visitor's currency and conversions into the others. */
export class Prices {
  readonly #session: Session;
  readonly #language: Language;
  readonly #startData: StartDataStore;

  constructor(session: Session, language: Language, startData: StartDataStore) {
    this.#session = session;
    this.#language = language;
    this.#startData = startData;
  }

  get currency(): 'USD' | 'PYG' {
    return visitorCurrency(this.#session.customer?.kind ?? null, this.#language.locale);
  }

  /** The catalogue's currency: until hydration everybody's. */
  get catalogueCurrency(): 'USD' | 'PYG' {
    const { isHydrated, locale } = this.#language;
    return isHydrated ? this.currency : visitorCurrency(null, locale);
  }

  /** Units per US dollar; empty until the start data are loaded. */
  get rates(): ExchangeRates {
    return this.#startData.shell.rates;
  }

  /** In the fixed order of currencies. */
  get chips(): readonly RateChip[] {
    return currencyCodes.flatMap((currency) => {
      const rate = this.rates[currency];
      return rate === undefined || currency === 'USD' ? [] : [{ currency, rate }];
    });
  }

  /**
   * `price` in the other currencies, in their fixed order. Zero without a rate; the price tag omits
   * such a line (decision 7).
   */
  others(price: Money): readonly Money[] {
    const { rates } = this;
    return currencyCodes
      .filter((currency) => currency !== price.currency)
      .map((currency) => convert(price, currency, rates));
  }

  /**
   * `price` in the one other currency that a short price shows: reais beside dollars, dollars beside
   * guaranis. Zero without a rate.
   */
  second(price: Money): Money {
    return convert(price, price.currency === 'USD' ? 'BRL' : 'USD', this.rates);
  }
}
