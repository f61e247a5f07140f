import type { KeyValueStorage } from '../environment/index.ts';
import { Draft } from './draft.ts';

/** How a customer wants to pay in the checkout: kept with the tab, gone with signing out. */
export function checkoutDraft(storage: KeyValueStorage | undefined, owner: string | null): Draft {
  return new Draft({ storage, name: 'checkout', owner, secrets: [] });
}
