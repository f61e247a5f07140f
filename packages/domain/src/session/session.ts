import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Customer } from '../entities/index.ts';
import type { Clock, KeyValueStorage, Stop } from '../environment/index.ts';
import { parseSession, type StoredSession } from './stored-session.ts';

/** How long a session lasts from login (decision 29). */
const sessionLifetimeMs = 60 * 60 * 1000;

/** Where the browser keeps the session. */
export const sessionStorageKey = 'ponte.session';

/**
 * Who is signed in. Begins anonymous, reads the browser's storage in `start`, and ends by itself
 * one hour after login, in all tabs at once.
 */
export class Session {
  /** Null for an anonymous visitor. */
  customer: Customer | null = null;
  readonly #clock: Clock;
  readonly #storage: KeyValueStorage | undefined;
  readonly #endListeners = new Set<() => void>();
  #stored: StoredSession | null = null;
  #stopTimer: Stop = () => undefined;

  constructor(clock: Clock, storage: KeyValueStorage | undefined) {
    this.#clock = clock;
    this.#storage = storage;
    makeObservable(this, { customer: observableRef });
  }

  /** Takes up the session that the browser keeps, and its changes in other tabs. */
  start(): Stop {
    this.#read();
    const stopListening = this.#storage?.onChange((key) => {
      if (key === sessionStorageKey || key === null) this.#read();
    });
    return () => {
      stopListening?.();
      this.#stopTimer();
    };
  }

  /** Begins a session that lasts one hour from now. */
  signIn(token: string, customer: Customer): void {
    const stored = { token, customer, expiresAt: this.#clock.now() + sessionLifetimeMs };
    this.#storage?.set(sessionStorageKey, JSON.stringify(stored));
    this.#take(stored);
  }

  /** Ends the session, in other tabs too. Does nothing for an anonymous visitor. */
  end(): void {
    const ending = this.#stored;
    if (!ending) return;
    // The tab that ends a session clears up after it; one that comes late must not clear what a
    // visitor did since.
    const kept = parseSession(this.#storage?.get(sessionStorageKey) ?? null);
    const endedElsewhere = this.#storage !== undefined && kept?.token !== ending.token;
    if (endedElsewhere) return this.#take(kept);
    this.#storage?.remove(sessionStorageKey);
    this.#take(null);
    for (const listener of this.#endListeners) listener();
  }

  /** The bearer token for a call made now; null for an anonymous visitor. Ends a session that is over. */
  currentToken(): string | null {
    this.checkExpiry();
    return this.#stored?.token ?? null;
  }

  /** Ends a session that is over: called before each call, on return to the page and by a timer. */
  checkExpiry(): void {
    if (this.#stored && this.#clock.now() >= this.#stored.expiresAt) this.end();
  }

  /** Calls `listener` when this tab has ended a session. In the other tabs the customer just goes. */
  onEnd(listener: () => void): Stop {
    this.#endListeners.add(listener);
    return () => this.#endListeners.delete(listener);
  }

  #read(): void {
    const stored = parseSession(this.#storage?.get(sessionStorageKey) ?? null);
    this.#take(stored);
    this.checkExpiry();
  }

  #take(stored: StoredSession | null): void {
    this.#stopTimer();
    this.#stored = stored;
    runInAction(() => {
      this.customer = stored?.customer ?? null;
    });
    if (stored) {
      this.#stopTimer = this.#clock.after(Math.max(0, stored.expiresAt - this.#clock.now()), () =>
        this.checkExpiry(),
      );
    }
  }
}
