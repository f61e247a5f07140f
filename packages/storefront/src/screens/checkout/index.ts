import cart from '#messages/cart';
import checkout from '#messages/checkout';
import forms from '#messages/forms';
import purchase from '#messages/purchase';
import registered from '#messages/registered';
export { CheckoutScreen as Screen } from './checkout-screen.tsx';
export { load } from './load.ts';

export const title = 'checkout.title';
export const texts = [cart, checkout, forms, purchase, registered];
