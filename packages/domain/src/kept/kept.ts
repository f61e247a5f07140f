import { makeObservable, observableRef, runInAction } from 'mobx';
import type { KeyValueStorage, Stop } from '../environment/index.ts';

/** What is kept, where, and how it is read. */
export interface KeptOptions<T> {
  /** Undefined where nothing can be kept: then the state lasts for the visit. */
  readonly storage: KeyValueStorage | undefined;
  readonly key: string;
  /** The state in a text that some version of the shop, or a visitor, has written; null if there is none. */
  readonly parse: (text: string) => T | null;
  readonly initial: T;
}

/**
 * A state that the browser keeps and that all its tabs share. Each change begins with what is
 * kept, so that a tab which has not heard of another's change does not undo it.
 */
export class Kept<T> {
  state: T;
  readonly #options: KeptOptions<T>;
  #text: string | null = null;

  constructor(options: KeptOptions<T>) {
    this.#options = options;
    this.state = options.initial;
    makeObservable(this, { state: observableRef });
  }

  /** Takes up what the browser keeps, and the changes of other tabs. */
  start(): Stop {
    const { storage, key } = this.#options;
    this.current();
    const stop = storage?.onChange((changed) => {
      if (changed === key || changed === null) this.current();
    });
    return () => stop?.();
  }

  /** The state as it is now, in whichever tab it was changed. */
  current(): T {
    const { storage, key, parse } = this.#options;
    const text = storage?.get(key) ?? null;
    if (text !== null && text !== this.#text) {
      this.#text = text;
      const stored = parse(text);
      if (stored !== null) this.#become(stored);
    }
    return this.state;
  }

  /** Changes the state, and keeps it. Nothing happens when `change` gives back what it was given. */
  change(change: (state: T) => T): void {
    const { storage, key } = this.#options;
    const before = this.current();
    const after = change(before);
    if (after === before) return;
    this.#become(after);
    const text = JSON.stringify(after);
    if (storage?.set(key, text)) this.#text = text;
  }

  /** Goes back to how it began, in all tabs. */
  reset(): void {
    this.change(() => this.#options.initial);
  }

  #become(state: T): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
