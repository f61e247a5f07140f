import type { KeyValueStorage } from '../environment/index.ts';
import { Draft } from './draft.ts';

/** The payment method, stored per tab until sign-out. */
export function checkoutDraft(storage: KeyValueStorage | undefined, owner: string | null): Draft {
  return new Draft({ storage, name: 'checkout', owner, secrets: [] });
}
