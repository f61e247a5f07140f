import type { KeyValueStorage } from '../environment/index.ts';
import { StoredState } from '../stored/index.ts';
import {
  nothingStored,
  parseShipping,
  shippingStorageKey,
  type StoredShipping,
} from './stored-shipping.ts';

/**
 * A customer's stored choice of delivery; never another customer's. While nobody is signed in, as
 * after an expired session, it waits for its customer.
 */
export class StoredChoice {
  readonly #kept: StoredState<StoredShipping>;
  readonly #customerId: string | null;

  constructor(storage: KeyValueStorage | undefined, customerId: string | null) {
    this.#customerId = customerId;
    this.#kept = new StoredState<StoredShipping>({
      storage,
      key: shippingStorageKey,
      parse: parseShipping,
      initial: nothingStored,
    });
    if (customerId !== null && this.#kept.current().customerId !== customerId) this.#kept.reset();
  }

  /** The newest, from whichever tab. */
  current(): StoredShipping {
    return this.#customerId === null ? nothingStored : this.#kept.current();
  }

  change(change: Partial<StoredShipping>): void {
    const customerId = this.#customerId;
    if (customerId === null) return;
    this.#kept.change((stored) => ({ ...stored, ...change, customerId }));
  }
}
