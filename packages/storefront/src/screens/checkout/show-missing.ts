import type { CheckoutRequirement } from '@ponte/domain/checkout';

/** What the checkout can't go on without. */
export type MissingChoice = CheckoutRequirement | 'method';

/** Ids of the parts in which something is chosen. */
export const deliveryPartId = 'checkout-delivery';
export const methodPartId = 'checkout-method';
export const changesPartId = 'checkout-changes';

/** Leads to where it is chosen: its first button or field takes the focus. */
export function showMissing(what: MissingChoice): void {
  const id = { method: methodPartId, changes: changesPartId };
  const part = document.getElementById(
    what === 'method' || what === 'changes' ? id[what] : deliveryPartId,
  );
  const control = part?.querySelector<HTMLElement>('input, select, button');
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
