import { money } from '@ponte/regional/money';
import type { Cart } from '../cart/index.ts';
import type { ShippingState } from './shipping-state.ts';

/** Sets the cart's delivery price: only one that was calculated for its current contents. */
export function chargeDelivery(cart: Cart, state: ShippingState): void {
  if (state.at !== 'offered') return cart.setShipping(null);
  const { option } = state.choice;
  cart.setShipping(option?.price ?? money(0, cart.currency), state.request.contents);
}
