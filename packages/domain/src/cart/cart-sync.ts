import { makeAutoObservable, observableRef } from 'mobx';
import { isTransient, type ApiError } from '../api/index.ts';
import { Lazy } from '../api/lazy.ts';
import {
  inTurn,
  type Environment,
  type Exclusive,
  type Stop,
  reportDefect,
} from '../environment/index.ts';
import type { CartExchange, CartExchangeOptions, Exchanged } from './cart-exchange.ts';
import { hasChanged, isUnsaved, touched, type CartState } from './cart-state.ts';
import type { CartNotice, CartStatus } from './cart-status.ts';

/** Comes with the code of calls. */
export const cartExchange = /* @__PURE__ */ new Lazy(
  async () => (await import('./cart-exchange.ts')).CartExchange,
);

/** Doubles with each failure, up to the limit. */
const firstRetryMs = 2000;
const longestRetryMs = 60_000;

/** How long an unanswered request may still reach the store. */
const lateRequestMs = 30_000;

/** The Web Lock that keeps tabs from saving at the same time. */
const lockName = 'ponte.cart';

/**
 * How many times in a row the store may change a cart instead of accepting it, to prevent endless
 * loops.
 */
const mostChanges = 3;

type Step = 'save' | 'load' | 'own' | 'adopt';

export interface CartSyncOptions
  extends
    CartExchangeOptions,
    Pick<Environment, 'clock' | 'network' | 'page' | 'exclusive' | 'log'> {}

/**
 * Decides when to talk to the store: after each change, in order, one request at a time, always the
 * newest state. A failed save is retried later, when the network or the visitor returns, and with
 * the next change.
 */
export class CartSync {
  private progress: CartStatus = { kind: 'saved' };
  /** Why the last save failed, and of which cart; null after a success. */
  private failure: { readonly of: string; readonly error: ApiError } | null = null;
  readonly #options: CartSyncOptions;
  readonly #exclusive: Exclusive;
  #exchange: CartExchange | undefined;
  readonly #savedListeners = new Set<() => void>();
  #work: Promise<void> = Promise.resolve();
  #working = false;
  #wantsLoad = false;
  /** After a sign-in, the customer's cart at the store is loaded first. */
  #wantsOwn = false;
  /** The cart that came from the other storefront. */
  #arrived: string | undefined;
  #failures = 0;
  /** A stopped tab schedules nothing; unsaved changes are stored for the next visit. */
  #stopped = false;
  #stopRetry: Stop = () => undefined;
  #stopConfirmation: Stop = () => undefined;

  constructor(options: CartSyncOptions) {
    this.#options = options;
    this.#exclusive = inTurn(options.exclusive);
    makeAutoObservable<this, 'progress' | 'failure'>(this, {
      progress: observableRef,
      failure: observableRef,
    });
  }

  /** Sends an earlier visit's unsaved changes, or loads the store's copy. */
  start(): Stop {
    const { kept, network, page } = this.#options;
    // A save of an earlier visit got no answer: send again rather than trust the copy.
    kept.change((cart) => (cart.unconfirmed ? touched(cart) : cart));
    this.load();
    this.#stopped = false;
    const stopNetwork = network?.onOnline(() => this.save());
    const stopPage = page?.onReturn(() => this.save());
    return () => {
      stopNetwork?.();
      stopPage?.();
      this.#stopRetry();
      this.#stopConfirmation();
      this.#stopped = true;
    };
  }

  /** Saves unsaved changes: now, or after the current exchange. */
  save(): void {
    this.#stopRetry();
    if (!this.#working) this.#work = this.#perform();
  }

  /**
   * Loads the store's copy, if there is one; with unsaved changes it saves instead, whose answer is
   * as good.
   */
  load(): void {
    this.#wantsLoad = this.#options.kept.current().id !== null;
    this.save();
  }

  /** Loads the customer's cart from the store, then like `load`. */
  loadOwn(): void {
    this.#wantsOwn = true;
    this.load();
  }

  /** Copies the cart of that external id if this browser's own is empty. */
  adopt(externalId: string): void {
    this.#arrived = externalId;
    this.save();
  }

  /** Tries to save now; returns whether everything is saved. */
  async flush(): Promise<boolean> {
    this.save();
    await this.#work;
    return this.status.kind === 'saved';
  }

  /** Loads the store's copy now; returns whether everything is saved. */
  refresh(): Promise<boolean> {
    this.load();
    return this.flush();
  }

  /** Calls `listener` after each successful save. */
  onSaved(listener: () => void): Stop {
    this.#savedListeners.add(listener);
    return () => this.#savedListeners.delete(listener);
  }

  /** A cleared cart, or one saved by another tab, counts as saved. */
  get status(): CartStatus {
    const { progress } = this;
    const isOver = progress.kind === 'unsaved' && !isUnsaved(this.#options.kept.state);
    return isOver ? { kind: 'saved' } : progress;
  }

  /** A failed save, until one succeeds; then changes by the store. */
  get notice(): CartNotice | null {
    const { failure } = this;
    const cart = this.#options.kept.state;
    const isOf = failure?.of === cart.externalId && isUnsaved(cart);
    return isOf ? { kind: 'unsaved', error: failure.error } : (cart.changes ?? null);
  }

  dismissNotice(): void {
    this.#options.kept.change((cart) => (cart.changes ? { ...cart, changes: null } : cart));
  }

  /** Exchanges until everything is saved, or until it has to wait. */
  async #perform(): Promise<void> {
    this.#working = true;
    try {
      let changes = 0;
      for (let step = this.#nextStep(); step; step = this.#nextStep()) {
        const before = this.#options.kept.state;
        const outcome = await this.#take(step);
        changes = outcome.kind === 'changed' ? changes + 1 : 0;
        if (outcome.kind === 'changed' && changes > mostChanges) return this.#failed(outcome.error);
        if (step === 'own') {
          this.#wantsOwn = false;
          if (outcome.kind === 'failed') this.#ownUnknown(outcome.error);
          continue;
        }
        if (step === 'adopt' && !isWorthRetrying(outcome)) this.#arrived = undefined;
        if (outcome.kind === 'accepted') this.#accepted(step);
        if (outcome.kind === 'failed' && !this.#goesOn(step, outcome.error, before)) return;
      }
      this.become({ kind: 'saved' });
      this.#confirmLater();
    } catch (defect) {
      this.#failed({ kind: 'defect' });
      reportDefect(defect);
    } finally {
      this.#working = false;
    }
  }

  /** The next step, by the newest state. */
  #nextStep(): Step | undefined {
    const cart = this.#options.kept.current();
    if (this.#wantsOwn) return 'own';
    if (isUnsaved(cart)) return 'save';
    if (this.#arrived !== undefined) return 'adopt';
    return this.#wantsLoad && cart.id !== null ? 'load' : undefined;
  }

  #take(step: Step): Promise<Exchanged> {
    this.become({ kind: step === 'save' ? 'saving' : 'loading' });
    return this.#exclusive(lockName, () => this.#exchangeBy(step));
  }

  async #exchangeBy(step: Step): Promise<Exchanged> {
    if (!this.#exchange) {
      const Exchange = cartExchange.loaded ?? (await cartExchange.load().catch(() => undefined));
      // Its code failed to load: treated like being offline.
      if (!Exchange) return { kind: 'failed', error: { kind: 'offline' } };
      this.#exchange = new Exchange(this.#options);
    }
    return step === 'adopt' ? this.#exchange.adopt(this.#arrived ?? '') : this.#exchange[step]();
  }

  /** The customer has no cart, or it is unknown: this browser's cart becomes theirs. */
  #ownUnknown(error: ApiError): void {
    if (error.kind === 'notFound') return;
    this.#options.log?.('The customer’s cart could not be asked for.', error);
  }

  #accepted(step: Step): void {
    this.#wantsLoad = false;
    if (step !== 'save') return;
    this.#failures = 0;
    this.fail(null);
    for (const listener of this.#savedListeners) listener();
  }

  /** Whether to continue at once after a failure. */
  #goesOn(step: Step, error: ApiError, before: CartState): boolean {
    const changed = hasChanged(this.#options.kept.state, before);
    if (step !== 'save') {
      // Not shown to the visitor (storefront.md §8): this browser's cart stands.
      this.#options.log?.('The cart could not be loaded.', error);
      if (!changed) this.become({ kind: 'saved' });
      return changed;
    }
    // A change made meanwhile may have fixed what the store refused.
    if (changed && !isTransient(error)) return true;
    this.#failed(error);
    return false;
  }

  #failed(error: ApiError): void {
    const { clock } = this.#options;
    this.#failures += 1;
    let retryAt: number | null = null;
    if (isTransient(error) && !this.#stopped) {
      const wait = retryDelay(this.#failures, error, clock.now());
      retryAt = clock.now() + wait;
      this.#stopRetry = clock.after(wait, () => this.save());
    }
    this.become({ kind: 'unsaved', error, retryAt });
    this.fail({ of: this.#options.kept.state.externalId, error });
  }

  /**
   * Saves once more when no unanswered request can arrive any more, so that this save is the last.
   */
  #confirmLater(): void {
    const { kept, clock } = this.#options;
    this.#stopConfirmation();
    const before = kept.state;
    if (!before.unconfirmed || this.#stopped) return;
    this.#stopConfirmation = clock.after(lateRequestMs, () => {
      // Another tab's request may arrive late as well.
      if (hasChanged(kept.current(), before)) return this.#confirmLater();
      kept.change((cart) => (cart.unconfirmed ? touched({ ...cart, unconfirmed: false }) : cart));
      this.save();
    });
  }

  private become(progress: CartStatus): void {
    this.progress = progress;
  }

  private fail(failure: typeof this.failure): void {
    this.failure = failure;
  }
}

/** Whether a later retry may succeed. */
function isWorthRetrying(outcome: Exchanged): boolean {
  return outcome.kind === 'failed' && isTransient(outcome.error);
}

/** Milliseconds until the next retry. */
function retryDelay(failures: number, error: ApiError, now: number): number {
  const backOff = Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs);
  const asked = error.kind === 'rateLimited' && error.retryAt !== null ? error.retryAt - now : 0;
  return Math.max(backOff, asked);
}
