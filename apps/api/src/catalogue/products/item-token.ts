import { money, shopCurrencyId, currencyFromShopId, type Money } from '@ponte/regional/money';
import type { Signer } from '../../platform/security/secrets.ts';

/** The content of an item token: this product was offered at this price. */
export interface Offer {
  readonly productId: number;
  readonly price: Money;
  /** Milliseconds since 1970, rounded down to the hour. */
  readonly at: number;
}

const hourMs = 3_600_000;

/** An older offer is stale: its line is priced again (decision 11). */
const freshForMs = 24 * hourMs;

export function offerHour(at: number): number {
  return Math.floor(at / hourMs);
}

/** Signs an offer. The time is rounded to the hour, so lists read within it are byte-identical. */
export function signOffer(signer: Signer, { productId, price, at }: Offer): string {
  const fields = [productId, shopCurrencyId(price.currency), price.minor, offerHour(at)];
  return signer.sign('item-token', fields.map((field) => field.toString(36)).join('-'));
}

/** Undefined when the signature is wrong or the offer too old. */
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
