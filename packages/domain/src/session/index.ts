import { sessionSeconds, sessionWarningSeconds } from '@ponte/contract/visit-limits';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Customer } from '../entities/index.ts';
import type { Clock, KeyValueStorage, Stop } from '../environment/index.ts';
import { isOneOf, isRecordOf, isText, isWhole, parseStored } from '../stored/index.ts';

export interface StoredSession {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly customer: Customer;
}

const isStoredSession = /* @__PURE__ */ isRecordOf<StoredSession>({
  token: isText,
  expiresAt: isWhole,
  customer: /* @__PURE__ */ isRecordOf<Customer>({
    id: isText,
    name: isText,
    kind: /* @__PURE__ */ isOneOf('foreign', 'resident'),
  }),
});

/** Null when there is none or it is invalid. */
function parseSession(text: string | null): StoredSession | null {
  return text === null ? null : parseStored(isStoredSession, text);
}

/** How long before its end a session announces it. */
const warningMs = sessionWarningSeconds * 1000;

/** A session that this tab has ended. */
export interface EndedSession {
  readonly customerId: string;
  /** Expired or refused by the store, rather than signed out. */
  readonly byItself: boolean;
}

/** In local storage. */
export const sessionStorageKey = 'ponte.session';

/**
 * Who is signed in. Starts anonymous, restores the stored session in `start`, and expires an hour
 * after login in all tabs; five minutes before that it sets `endsSoon`.
 */
export class Session {
  /** Null for an anonymous visitor. */
  customer: Customer | null = null;
  /** Whether the session expires within five minutes. */
  endsSoon = false;
  /** Whether the last session expired, and no other has started since. */
  hasExpired = false;
  readonly #clock: Clock;
  readonly #storage: KeyValueStorage | undefined;
  readonly #endListeners = new Set<(ended: EndedSession) => void>();
  #stored: StoredSession | null = null;
  /** Whether the session is stored: where storage is forbidden it lasts for the visit. */
  #isKept = false;
  #stopTimer: Stop = () => undefined;

  constructor(clock: Clock, storage: KeyValueStorage | undefined) {
    this.#clock = clock;
    this.#storage = storage;
    makeAutoObservable(this, { customer: observableRef });
  }

  /** Restores the stored session and follows other tabs. */
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
   * Catches up with other tabs after the page was frozen, as in the back-forward cache, where no
   * events arrive.
   */
  resume(): void {
    if (this.#stored && !this.#isKept) this.checkExpiry();
    else this.#read();
  }

  /** Opens a one-hour session. Stores only the parts of the customer that are needed. */
  signIn(token: string, { id, name, kind }: Customer): void {
    const expiresAt = this.#clock.now() + sessionSeconds * 1000;
    this.#keep({ token, customer: { id, name, kind }, expiresAt });
  }

  /** Updates the customer from the store. Does not extend the session. */
  update({ id, name, kind }: Customer): void {
    const stored = this.#stored;
    if (!stored || stored.customer.id !== id) return;
    const { customer } = stored;
    if (customer.name === name && customer.kind === kind) return;
    this.#keep({ ...stored, customer: { id, name, kind } });
  }

  /** Signs out, in other tabs too. Does nothing for an anonymous visitor. */
  end(): void {
    this.#end(false);
  }

  /**
   * Ends the session whose `token` the store refused. A late refusal of an earlier session's token
   * is ignored.
   */
  refuse(token: string): void {
    if (this.#stored?.token === token) this.expire();
  }

  /** The bearer token for a call now; null for an anonymous visitor. Ends an expired session. */
  currentToken(): string | null {
    this.checkExpiry();
    return this.#stored?.token ?? null;
  }

  /** Milliseconds since 1970; null for an anonymous visitor. */
  get endsAt(): number | null {
    return this.customer && (this.#stored?.expiresAt ?? null);
  }

  /**
   * Ends an expired session and announces an approaching end: called before each call and by a
   * timer.
   */
  checkExpiry(): void {
    const left = this.#left();
    if (left !== null && left <= 0) return this.expire();
    this.endsSoon = left !== null && left <= warningMs;
  }

  /** Called when this tab has ended a session. In other tabs the customer just disappears. */
  onEnd(listener: (ended: EndedSession) => void): Stop {
    this.#endListeners.add(listener);
    return () => this.#endListeners.delete(listener);
  }

  private expire(): void {
    this.#end(true);
    this.hasExpired = this.customer === null;
  }

  #end(byItself: boolean): void {
    const ending = this.#stored;
    if (!ending) return;
    // The tab that ends a session cleans up; a late tab must not delete what a visitor did since.
    const kept = parseSession(this.#storage?.get(sessionStorageKey) ?? null);
    if (this.#isKept && kept?.token !== ending.token) return this.take(kept);
    this.#storage?.remove(sessionStorageKey);
    this.take(null);
    const { id: customerId } = ending.customer;
    for (const listener of this.#endListeners) listener({ customerId, byItself });
  }

  #keep(stored: StoredSession): void {
    this.#isKept = this.#storage?.set(sessionStorageKey, JSON.stringify(stored)) ?? false;
    this.take(stored);
  }

  #read(): void {
    const kept = parseSession(this.#storage?.get(sessionStorageKey) ?? null);
    this.#isKept = kept !== null;
    this.take(kept);
  }

  private take(stored: StoredSession | null): void {
    this.#stored = stored;
    this.customer = stored?.customer ?? null;
    if (stored) this.hasExpired = false;
    this.#watch();
  }

  /** Schedules the announcement and the end. */
  #watch(): void {
    this.#stopTimer();
    this.checkExpiry();
    const left = this.#left();
    if (left === null) return;
    const wait = left > warningMs ? left - warningMs : left;
    this.#stopTimer = this.#clock.after(wait, () => this.#watch());
  }

  /** Remaining milliseconds; null for an anonymous visitor. */
  #left(): number | null {
    return this.#stored && this.#stored.expiresAt - this.#clock.now();
  }
}
