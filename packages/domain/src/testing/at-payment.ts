import { checkoutOf } from '../checkout/index.ts';
import type { SeenRequest } from './fake-fetch.ts';
import { settle } from './manual-clock.ts';
import { openPurchase } from './open-purchase.ts';

export function isCheckout({ url }: SeenRequest): boolean {
  return url.pathname.endsWith('/iniciar-checkout');
}

/** A checkout at its payment step: a Brazilian's drill, pickup at the counter, Pix. */
export async function atPayment(...[options = {}]: Parameters<typeof openPurchase>) {
  const purchase = await openPurchase({ foreign: true, ...options });
  const checkout = checkoutOf(purchase.shop);
  const leave = checkout.start();
  await settle();
  checkout.continue();
  checkout.chooseMethod('pix');
  return { ...purchase, checkout, leave };
}
