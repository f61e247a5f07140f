import { makeObservable, observableRef, runInAction } from 'mobx';
import type { KeyValueStorage, Stop } from '../environment/index.ts';
import type { CartState } from './cart-state.ts';
import { parseCart } from './stored-cart.ts';

/** Where the browser keeps the cart. */
export const cartStorageKey = 'ponte.cart';

/**
 * Keeps the cart in the browser, where all tabs share it. Each change begins with what is kept, so
 * that a tab which has not heard of another's change does not undo it.
 */
export class CartKeeper {
  state: CartState;
  readonly #storage: KeyValueStorage | undefined;
  #text: string | null = null;

  constructor(storage: KeyValueStorage | undefined, initial: CartState) {
    this.#storage = storage;
    this.state = initial;
    makeObservable(this, { state: observableRef });
  }

  /** Takes up what the browser keeps, and the changes of other tabs. */
  start(): Stop {
    this.current();
    const stop = this.#storage?.onChange((key) => {
      if (key === cartStorageKey || key === null) this.current();
    });
    return () => stop?.();
  }

  /** The cart as it is now, in whichever tab it was changed. */
  current(): CartState {
    const text = this.#storage?.get(cartStorageKey) ?? null;
    if (text !== null && text !== this.#text) {
      this.#text = text;
      const stored = parseCart(text);
      if (stored) this.#become(stored);
    }
    return this.state;
  }

  /** Changes the cart, and keeps it. */
  change(change: (cart: CartState) => CartState): void {
    const before = this.current();
    const after = change(before);
    if (after === before) return;
    this.#become(after);
    const text = JSON.stringify(after);
    // Where nothing can be kept, the cart of this visit stands.
    if (this.#storage?.set(cartStorageKey, text)) this.#text = text;
  }

  #become(state: CartState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
