import type { KeyValueStorage } from '../environment/index.ts';
import { draftKey } from './draft-key.ts';
import { Draft } from './draft.ts';

const name = 'seen-bill';

/** The bill that a customer saw at the checkout, stored per tab until sign-out. */
export function seenBillDraft(storage: KeyValueStorage | undefined, owner: string | null): Draft {
  return new Draft({ storage, name, owner, secrets: [] });
}

/** The customer changed the cart, so the seen bill needs no confirmation. */
export function forgetSeenBill(storage: KeyValueStorage | undefined): void {
  storage?.remove(draftKey(name));
}
