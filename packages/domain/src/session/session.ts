import { sessionSeconds, sessionWarningSeconds } from '@ponte/contract/visit-limits';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Customer } from '../entities/index.ts';
import type { Clock, KeyValueStorage, Stop } from '../environment/index.ts';
import { parseSession, type StoredSession } from './stored-session.ts';

/** How long before its end a session announces it. */
const warningMs = sessionWarningSeconds * 1000;

/** A session that this tab has ended. */
export interface EndedSession {
  readonly customerId: string;
  /** By its own end or by the store's refusal, and not because the customer signed out. */
  readonly byItself: boolean;
}

/** Where the browser keeps the session. */
export const sessionStorageKey = 'ponte.session';

/**
 * Who is signed in. Begins anonymous, reads the browser's storage in `start`, and ends by itself
 * one hour after login, in all tabs at once, which it announces five minutes before.
 */
export class Session {
  /** Null for an anonymous visitor. */
  customer: Customer | null = null;
  /** Whether the session ends by itself within five minutes, so that work can be saved before. */
  endsSoon = false;
  /** Whether the last session ended without its customer's doing, and no other has begun since. */
  hasExpired = false;
  readonly #clock: Clock;
  readonly #storage: KeyValueStorage | undefined;
  readonly #endListeners = new Set<(ended: EndedSession) => void>();
  #stored: StoredSession | null = null;
  /** Whether the browser keeps it: where storage is forbidden it lasts for the visit. */
  #isKept = false;
  #stopTimer: Stop = () => undefined;

  constructor(clock: Clock, storage: KeyValueStorage | undefined) {
    this.#clock = clock;
    this.#storage = storage;
    makeObservable(this, {
      customer: observableRef,
      endsSoon: observableRef,
      hasExpired: observableRef,
    });
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

  /**
   * Takes up what other tabs did, when the visitor comes back to a page that may have slept, as one
   * does in the browser's back-forward cache: nothing reached it there.
   */
  resume(): void {
    if (this.#stored && !this.#isKept) this.checkExpiry();
    else this.#read();
  }

  /** Begins a session that lasts one hour from now. Of the customer it keeps no more than it needs. */
  signIn(token: string, { id, name, kind }: Customer): void {
    const expiresAt = this.#clock.now() + sessionSeconds * 1000;
    this.#keep({ token, customer: { id, name, kind }, expiresAt });
  }

  /** Takes over what the store says about the customer by now. It does not prolong the session. */
  update({ id, name, kind }: Customer): void {
    const stored = this.#stored;
    if (!stored || stored.customer.id !== id) return;
    const { customer } = stored;
    if (customer.name === name && customer.kind === kind) return;
    this.#keep({ ...stored, customer: { id, name, kind } });
  }

  /** Signs the customer out, in other tabs too. Does nothing for an anonymous visitor. */
  end(): void {
    this.#end(false);
  }

  /**
   * Ends the session of `token`, which the store refused. A late answer to a token of an earlier
   * session says nothing about the present one.
   */
  refuse(token: string): void {
    if (this.#stored?.token === token) this.#expire();
  }

  /** The bearer token for a call made now; null for an anonymous visitor. Ends a session that is over. */
  currentToken(): string | null {
    this.checkExpiry();
    return this.#stored?.token ?? null;
  }

  /** When the session ends by itself, milliseconds since 1970; null for an anonymous visitor. */
  get endsAt(): number | null {
    return this.customer && (this.#stored?.expiresAt ?? null);
  }

  /**
   * Ends a session that is over, and announces its end: called before each call and by a timer.
   */
  checkExpiry(): void {
    const left = this.#left();
    if (left !== null && left <= 0) return this.#expire();
    runInAction(() => {
      this.endsSoon = left !== null && left <= warningMs;
    });
  }

  /** Calls `listener` when this tab has ended a session. In the other tabs the customer just goes. */
  onEnd(listener: (ended: EndedSession) => void): Stop {
    this.#endListeners.add(listener);
    return () => this.#endListeners.delete(listener);
  }

  #expire(): void {
    this.#end(true);
    runInAction(() => {
      this.hasExpired = this.customer === null;
    });
  }

  #end(byItself: boolean): void {
    const ending = this.#stored;
    if (!ending) return;
    // The tab that ends a session clears up after it; one that comes late must not clear what a
    // visitor did since.
    const kept = parseSession(this.#storage?.get(sessionStorageKey) ?? null);
    if (this.#isKept && kept?.token !== ending.token) return this.#take(kept);
    this.#storage?.remove(sessionStorageKey);
    this.#take(null);
    const { id: customerId } = ending.customer;
    for (const listener of this.#endListeners) listener({ customerId, byItself });
  }

  #keep(stored: StoredSession): void {
    this.#isKept = this.#storage?.set(sessionStorageKey, JSON.stringify(stored)) ?? false;
    this.#take(stored);
  }

  #read(): void {
    const kept = parseSession(this.#storage?.get(sessionStorageKey) ?? null);
    this.#isKept = kept !== null;
    this.#take(kept);
  }

  #take(stored: StoredSession | null): void {
    this.#stored = stored;
    runInAction(() => {
      this.customer = stored?.customer ?? null;
      if (stored) this.hasExpired = false;
    });
    this.#watch();
  }

  /** Judges the session now, when its end is to be announced, and when it is over. */
  #watch(): void {
    this.#stopTimer();
    this.checkExpiry();
    const left = this.#left();
    if (left === null) return;
    const wait = left > warningMs ? left - warningMs : left;
    this.#stopTimer = this.#clock.after(wait, () => this.#watch());
  }

  /** Milliseconds that the session still lasts; null for an anonymous visitor. */
  #left(): number | null {
    return this.#stored && this.#stored.expiresAt - this.#clock.now();
  }
}
