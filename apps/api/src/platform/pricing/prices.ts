import type { CurrencyParameter } from '@ponte/contract/wire';
import {
  currencies,
  currencyFromShopId,
  formatMoney,
  includesTax,
  money,
  orderCurrencyId,
  priceIn,
  shopCurrencyId,
  toDecimalString,
  type CurrencyCode,
  type ExchangeRates,
  type Money,
} from '@ponte/regional/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { exchangeRates } from '../db/schema/index.ts';
import { cached } from '../runtime/cached.ts';
import type { Clock } from '../runtime/clock.ts';

export interface Priced {
  readonly priceUsdCents: number;
  /** I.V.A. in percent, a whole number. */
  readonly taxPercent: number;
}

export interface PriceBasis {
  /** Whether stored prices include I.V.A. (decision 43). */
  readonly taxIncluded: boolean;
}

/** Which stored value gives the order by price: the price itself, or with tax added or removed. */
export type PriceOrder = 'kept' | 'taxed' | 'untaxed';

/**
 * Converts stored dollar prices to the requested currency: guaranis with I.V.A., others without.
 */
export interface Prices {
  /**
   * The currency of these prices. Dollars when the requested one has no rate: zero prices would be
   * free goods.
   */
  readonly currency: CurrencyCode;
  /** A cache key: equal keys give equal prices. */
  readonly key: string;
  readonly order: PriceOrder;
  /** The exact price, rounded once. */
  of(priced: Priced): Money;
}

const ratesTtlMs = 5_000;

export function createPricing(
  db: Db,
  clock: Clock,
  kept: PriceBasis,
): (currency: CurrencyCode) => Promise<Prices> {
  const rates = cached(clock, { ttlMs: ratesTtlMs, size: 1 }, () => loadRates(db));
  return async (asked) => pricesIn(asked, await rates('USD'), kept);
}

export function pricesIn(
  asked: CurrencyCode,
  rates: ExchangeRates,
  { taxIncluded }: PriceBasis,
): Prices {
  const currency = asked === 'USD' || Number(rates[asked]) > 0 ? asked : 'USD';
  const withTax = includesTax(currency);
  return {
    currency,
    key: `${currency} ${rates[currency] ?? ''}`,
    order: withTax === taxIncluded ? 'kept' : withTax ? 'taxed' : 'untaxed',
    of: ({ priceUsdCents, taxPercent }) =>
      priceIn({ amount: money(priceUsdCents, 'USD'), taxIncluded, taxPercent }, currency, rates),
  };
}

async function loadRates(db: Db): Promise<ExchangeRates> {
  const rows = await db.select().from(exchangeRates).where(eq(exchangeRates.source, 'USD'));
  return Object.fromEntries(rows.map(({ target, rate }) => [target, trimDecimal(rate)]));
}

/** Removes the zeros that Postgres pads to the column's scale. */
export function trimDecimal(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** Dollars when `moeda_id` is absent. */
export function askedCurrency(moedaId: CurrencyParameter | undefined): CurrencyCode {
  return currencyFromShopId(Number(moedaId ?? 2)) ?? 'USD';
}

export function wireCurrencyOf(code: CurrencyCode) {
  const { symbol, decimals } = currencies[code];
  return { id: shopCurrencyId(code), simbolo: symbol, casas_decimais: decimals };
}

/** Orders and deliveries have their own currency numbering. */
export function wireOrderCurrencyOf(code: CurrencyCode) {
  const { symbol, decimals } = currencies[code];
  const id = orderCurrencyId(code);
  return {
    ...(id !== undefined && { id }),
    simbolo: symbol,
    casas_decimais: decimals,
    codigo: code,
  };
}

/** An amount in the wire's form: as a decimal string and formatted. */
export function wirePriceOf(price: Money) {
  return { valor_venda: toDecimalString(price), formatado: formatMoney(price) };
}
