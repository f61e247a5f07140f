import { accountOf } from '../account/index.ts';
import { draftsOf } from '../draft/index.ts';
import { shippingOf } from '../shipping/index.ts';
import { definePersonalArea } from '../shop/index.ts';
import { Checkout } from './checkout.ts';
import { StoredCheckout } from './stored-checkout.ts';

export const checkoutOf = /* @__PURE__ */ definePersonalArea(
  (shop, { customerId, signal }) =>
    new Checkout({
      api: shop.api,
      cart: shop.cart,
      shipping: shippingOf(shop),
      storage: shop.options.storage,
      stored: new StoredCheckout({
        draft: draftsOf(shop).of({ name: 'checkout', owner: customerId }),
        storage: shop.options.tabStorage,
        owner: customerId,
      }),
      customer: shop.session.customer,
      cpf: () => accountOf(shop).profile?.cpf,
      paymentWays: () => shop.startData.shell.store?.paymentWays ?? [],
      takesNotes: () => shop.startData.shell.store?.takesNotes ?? false,
      paymentHosts: shop.region.paymentHosts,
      signal,
    }),
);

export type { AmountChange, Bill, BillChanges, BillLine, LineChange } from './bill.ts';
export type { CheckoutError, CheckoutRequirement, CheckoutState } from './checkout-state.ts';
export type { Checkout } from './checkout.ts';
export { paymentMethodsOf, type PaymentMethod, type PaymentMethodId } from './payment-methods.ts';
