import { describe, expect, test } from 'vitest';
import { createSigner } from '../../platform/security/secrets.ts';
import { isFresh, readDelivery, signDelivery, type DeliveryOffer } from './delivery-token.ts';

describe('a delivery token', () => {
  const signer = createSigner('one secret of these tests, long enough');
  const offer: DeliveryOffer = {
    cartId: 7,
    serviceId: null,
    cityId: 5737,
    pointId: null,
    currency: 'PYG',
    goodsMinor: 481_558,
    shippingMinor: 0,
    at: 1_000_000,
  };
  const token = signDelivery(signer, offer);

  test('says for an hour what it was made of', () => {
    expect(readDelivery(signer, token)).toEqual(offer);
    expect(isFresh(offer, offer.at + 3_599_999)).toBe(true);
    expect(isFresh(offer, offer.at + 3_600_000)).toBe(false);
  });

  test.each([['x'], [`${token}x`], [token.replace(/^./, 'X')], ['']])(
    'is no other (%s)',
    (other) => {
      expect(readDelivery(signer, other)).toBeUndefined();
    },
  );
});
