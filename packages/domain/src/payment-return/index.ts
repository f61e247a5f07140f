import { definePersonalArea } from '../shop/index.ts';
import { PaymentReturn } from './payment-return.ts';

/** The customer's way back from paying. */
export const paymentReturnOf = /* @__PURE__ */ definePersonalArea(
  ({ api, options }, { customerId, signal }) =>
    new PaymentReturn({
      api,
      clock: options.clock,
      page: options.page,
      storage: options.storage,
      customerId,
      signal,
    }),
);

export type { PaymentReturn, PaymentReturnState } from './payment-return.ts';
