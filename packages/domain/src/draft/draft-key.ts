import type { KeyValueStorage } from '../environment/index.ts';

export function draftKey(name: string): string {
  return `ponte.draft.${name}`;
}

export const seenBill = 'seen-bill';

/** The customer changed the cart, so the seen bill needs no confirmation. */
export function forgetSeenBill(storage: KeyValueStorage | undefined): void {
  storage?.remove(draftKey(seenBill));
}
