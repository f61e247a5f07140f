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

/** What the shop asks money for, as the database keeps its price. */
export interface Priced {
  readonly priceUsdCents: number;
  /** The rate of I.V.A., a whole number. */
  readonly taxPercent: number;
}

/** How the shop keeps its prices. */
export interface KeptPrices {
  /** Whether kept prices have I.V.A. in them; without it unless a setting says so (decision 43). */
  readonly taxIncluded: boolean;
}

/** What products are sorted by to come in the order of their prices: as kept, or with the tax put on or taken off. */
export type PriceOrder = 'kept' | 'taxed' | 'untaxed';

/**
 * Turns the catalogue's dollar prices into the currency that a request asks for: with I.V.A. in
 * guaranis and without it in the others.
 */
export interface Prices {
  /**
   * The currency to price in. A currency without a rate would make everything free, so that its
   * shopper gets dollars.
   */
  readonly currency: CurrencyCode;
  /** Equal keys give equal prices. */
  readonly key: string;
  /** Which order of kept prices is the order of these. */
  readonly order: PriceOrder;
  /** The price of a product or a delivery, exact, rounded once. */
  of(priced: Priced): Money;
}

/** How long rates are kept before the database is asked again. */
const ratesTtlMs = 5_000;

/** Gives prices in a currency, reading the rates from the database now and then. */
export function createPricing(
  db: Db,
  clock: Clock,
  kept: KeptPrices,
): (currency: CurrencyCode) => Promise<Prices> {
  const rates = cached(clock, { ttlMs: ratesTtlMs, size: 1 }, () => loadRates(db));
  return async (asked) => pricesIn(asked, await rates('USD'), kept);
}

/** Prices in a currency at given rates. */
export function pricesIn(
  asked: CurrencyCode,
  rates: ExchangeRates,
  { taxIncluded }: KeptPrices,
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

/** A decimal as short as it can be: Postgres pads with zeros to the column's scale. */
export function trimDecimal(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** The currency of `moeda_id`; dollars when it is not sent. */
export function askedCurrency(moedaId: CurrencyParameter | undefined): CurrencyCode {
  return currencyFromShopId(Number(moedaId ?? 2)) ?? 'USD';
}

/** A currency as answers carry it. */
export function wireCurrencyOf(code: CurrencyCode) {
  const { symbol, decimals } = currencies[code];
  return { id: shopCurrencyId(code), simbolo: symbol, casas_decimais: decimals };
}

/** A currency as orders and deliveries carry it: with an id of their own numbering. */
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

/** A price as answers carry it: exact, and written out. */
export function wirePriceOf(price: Money) {
  return { valor_venda: toDecimalString(price), formatado: formatMoney(price) };
}
