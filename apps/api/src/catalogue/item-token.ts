import { money, shopCurrencyId, currencyFromShopId, type Money } from '@ponte/regional/money';
import type { Signer } from '../security/secrets.ts';

/** What a signed item token says: this product was offered at this price. */
export interface Offer {
  readonly productId: number;
  readonly price: Money;
  /** When, in milliseconds since 1970, to the hour. */
  readonly at: number;
}

const hourMs = 3_600_000;

/** How long an offer counts as fresh (decisions.md 11). */
const freshForMs = 24 * hourMs;

/** The hour that a token of a moment says. */
export function offerHour(at: number): number {
  return Math.floor(at / hourMs);
}

/**
 * Writes an offer as a token. The time is cut to the hour, so that lists read twice within it are
 * the same to the byte.
 */
export function signOffer(signer: Signer, { productId, price, at }: Offer): string {
  const fields = [productId, shopCurrencyId(price.currency), price.minor, offerHour(at)];
  return signer.sign('item-token', fields.map((field) => field.toString(36)).join('-'));
}

/** Reads a token; undefined when this server did not write it, or it is too old. */
export function readOffer(signer: Signer, token: string, now: number): Offer | undefined {
  const fields = signer
    .open('item-token', token)
    ?.split('-')
    .map((field) => Number.parseInt(field, 36));
  const [productId, currencyId, minor, hour] = fields ?? [];
  const currency = currencyFromShopId(currencyId ?? 0);
  if (productId === undefined || minor === undefined || hour === undefined || !currency) {
    return undefined;
  }
  const at = hour * hourMs;
  if (now - at >= freshForMs || at > now) return undefined;
  return { productId, price: money(minor, currency), at };
}
