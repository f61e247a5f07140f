import { accountOf } from '../account/index.ts';
import { defineArea } from '../shop/index.ts';
import { ShippingEstimate } from './shipping-estimate.ts';

export const shippingEstimateOf = /* @__PURE__ */ defineArea(
  (shop) =>
    new ShippingEstimate({
      api: shop.api,
      resources: shop.resources,
      storage: shop.options.storage,
      account: () => (shop.session.customer ? accountOf(shop) : undefined),
    }),
);

export type { EstimateView, ShippingEstimate } from './shipping-estimate.ts';
export { placeStorageKey, type EstimatePlace } from './stored-place.ts';
