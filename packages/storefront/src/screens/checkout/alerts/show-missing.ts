import type { CheckoutRequirement } from '@ponte/domain/checkout';

export type MissingChoice = CheckoutRequirement | 'method';

export const deliveryPartId = 'checkout-delivery';
export const methodPartId = 'checkout-method';
export const changesPartId = 'checkout-changes';

/** Focuses the first control of the part with the missing choice. */
export function showMissing(what: MissingChoice): void {
  const id = { method: methodPartId, changes: changesPartId };
  const part = document.getElementById(
    what === 'method' || what === 'changes' ? id[what] : deliveryPartId,
  );
  const control = part?.querySelector<HTMLElement>('input, select, button');
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
