import type { CurrencyCode } from '@ponte/regional/money';
import { currencyCodes } from '@ponte/regional/money';
import * as v from 'valibot';
import type { Signer } from '../../platform/security/secrets.ts';

/** The content of a delivery token: this option for this cart was offered at this price. */
export interface DeliveryOffer {
  readonly cartId: number;
  /** `null` is the shop's counter. */
  readonly serviceId: number | null;
  readonly cityId: number;
  readonly pointId: number | null;
  readonly currency: CurrencyCode;
  /** Amounts as offered, in minor units. */
  readonly goodsMinor: number;
  readonly shippingMinor: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const goodForMs = 3_600_000;

const whole = v.pipe(v.number(), v.integer());

/** A tuple, to keep the token short. */
const packed = v.tuple([
  whole,
  v.nullable(whole),
  whole,
  v.nullable(whole),
  v.picklist(currencyCodes),
  whole,
  whole,
  whole,
]);

export function signDelivery(signer: Signer, offer: DeliveryOffer): string {
  const fields: v.InferOutput<typeof packed> = [
    offer.cartId,
    offer.serviceId,
    offer.cityId,
    offer.pointId,
    offer.currency,
    offer.goodsMinor,
    offer.shippingMinor,
    offer.at,
  ];
  return signer.sign('delivery-token', Buffer.from(JSON.stringify(fields)).toString('base64url'));
}

export function isFresh({ at }: DeliveryOffer, now: number): boolean {
  return now - at < goodForMs;
}

/** Verifies a token regardless of age; undefined when the signature is wrong. */
export function readDelivery(signer: Signer, token: string): DeliveryOffer | undefined {
  const text = signer.open('delivery-token', token);
  if (text === undefined) return undefined;
  const fields: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
  const [cartId, serviceId, cityId, pointId, currency, goodsMinor, shippingMinor, at] = v.parse(
    packed,
    fields,
  );
  return { cartId, serviceId, cityId, pointId, currency, goodsMinor, shippingMinor, at };
}
