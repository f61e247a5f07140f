import type { KeyValueStorage } from '../environment/index.ts';

/** In session storage: the bill that a customer saw at the checkout. */
export const seenBillKey = 'ponte.seen-bill';

/** The customer changed the cart, so the seen bill needs no confirmation. */
export function forgetSeenBill(storage: KeyValueStorage | undefined): void {
  storage?.remove(seenBillKey);
}
