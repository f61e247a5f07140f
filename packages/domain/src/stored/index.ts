import { makeAutoObservable, observableRef } from 'mobx';
import type { KeyValueStorage, Stop } from '../environment/index.ts';

export interface StoredStateOptions<T> {
  /** Undefined where the browser forbids storage: then the state lasts for the visit. */
  readonly storage: KeyValueStorage | undefined;
  readonly key: string;
  /** Parses a stored text of any version of the shop; null when there is none or it is invalid. */
  readonly parse: (text: string) => T | null;
  readonly initial: T;
}

/**
 * A state in storage that all tabs share. Each change starts from the stored state, so that tabs
 * don't undo each other's changes.
 */
export class StoredState<T> {
  state: T;
  readonly #options: StoredStateOptions<T>;
  #text: string | null = null;

  constructor(options: StoredStateOptions<T>) {
    this.#options = options;
    this.state = options.initial;
    makeAutoObservable(this, { state: observableRef });
  }

  /** Reads the stored state and follows other tabs. */
  start(): Stop {
    const { storage, key } = this.#options;
    this.current();
    const stop = storage?.onChange((changed) => {
      if (changed === key || changed === null) this.current();
    });
    return () => stop?.();
  }

  /** The current state, in whichever tab it was changed. */
  current(): T {
    const { storage, key, parse } = this.#options;
    const text = storage?.get(key) ?? null;
    if (text !== null && text !== this.#text) {
      this.#text = text;
      const stored = parse(text);
      if (stored !== null) this.become(stored);
    }
    return this.state;
  }

  /** Changes and stores the state; does nothing when `change` returns its argument. */
  change(change: (state: T) => T): void {
    const { storage, key } = this.#options;
    const before = this.current();
    const after = change(before);
    if (after === before) return;
    this.become(after);
    const text = JSON.stringify(after);
    if (storage?.set(key, text)) this.#text = text;
  }

  /** Resets to the initial state, in all tabs. */
  reset(): void {
    this.change(() => this.#options.initial);
  }

  private become(state: T): void {
    this.state = state;
  }
}

export { isFlag, isListOf, isNullOr, isOneOf, isRecordOf, isText } from './checks.ts';
export { isCurrency, isMoney, isUndefinedOr, isWhole } from './checks.ts';
export { parseStored, type Check } from './checks.ts';
