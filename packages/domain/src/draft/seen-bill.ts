import type { KeyValueStorage } from '../environment/index.ts';
import { draftKey } from './draft-key.ts';
import { Draft } from './draft.ts';

const name = 'seen-bill';

/** The bill that a customer saw in the checkout: kept with the tab, gone with signing out. */
export function seenBillDraft(storage: KeyValueStorage | undefined, owner: string | null): Draft {
  return new Draft({ storage, name, owner, secrets: [] });
}

/** Whoever changes the cart on purpose is not asked about it: the bill that they saw counts no more. */
export function forgetSeenBill(storage: KeyValueStorage | undefined): void {
  storage?.remove(draftKey(name));
}
