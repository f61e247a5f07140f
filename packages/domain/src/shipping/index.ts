import { accountOf } from '../account/index.ts';
import { definePersonalArea } from '../shop/index.ts';
import { Shipping } from './shipping.ts';

export const shippingOf = /* @__PURE__ */ definePersonalArea(
  (shop, { customerId, signal }) =>
    new Shipping({
      api: shop.api,
      cart: shop.cart,
      account: accountOf(shop),
      clock: shop.options.clock,
      storage: shop.options.storage,
      customerId,
      foreign: shop.session.customer?.kind === 'foreign',
      signal,
    }),
);

export type { Destination } from './destination.ts';
export type { LocationState } from './location.ts';
export type { ShippingProblem } from './shipping-state.ts';
export type { DeliveryChoice, ShippingState } from './shipping-state.ts';
export type { Shipping } from './shipping.ts';
export type { ShownPicker } from './shown-picker.ts';
