import { definePersonalArea } from '../shop/index.ts';
import { PaymentReturn } from './payment-return.ts';
import { UnpaidOrder } from './unpaid-order.ts';

export const paymentReturnOf = /* @__PURE__ */ definePersonalArea(
  ({ api, cart, options, region }, { customerId, signal }) =>
    new PaymentReturn({
      api,
      cart,
      clock: options.clock,
      page: options.page,
      storage: options.storage,
      customerId,
      paymentHosts: region.paymentHosts,
      signal,
    }),
);

export const unpaidOrderOf = /* @__PURE__ */ definePersonalArea(
  ({ api, cart, options, region }, { customerId, signal }) =>
    new UnpaidOrder({
      api,
      cart,
      page: options.page,
      storage: options.storage,
      customerId,
      paymentHosts: region.paymentHosts,
      signal,
    }),
);

export type { PaymentReturn, PaymentReturnState } from './payment-return.ts';
export type { OrderToPay, UnpaidOrder } from './unpaid-order.ts';
