import { makeObservable, observableRef, runInAction } from 'mobx';
import { isTransient, type ApiError } from '../api/index.ts';
import { Lazy } from '../api/lazy.ts';
import { inTurn } from '../environment/in-turn.ts';
import type { Environment, Exclusive, Stop } from '../environment/index.ts';
import { reportDefect } from '../environment/report-defect.ts';
import type { CartExchange, CartExchangeOptions, Exchanged } from './cart-exchange.ts';
import { hasChanged, isUnsaved, touched, type CartState } from './cart-state.ts';
import type { CartNotice, CartStatus } from './cart-status.ts';

/** How to talk to the store: not needed before there is something to say. */
export const cartExchange = /* @__PURE__ */ new Lazy(
  async () => (await import('./cart-exchange.ts')).CartExchange,
);

/** Before the first retry of a failed save; each further one waits twice as long, up to the most. */
const firstRetryMs = 2000;
const longestRetryMs = 60_000;

/** How long after an unanswered save its request may still reach the store. */
const lateRequestMs = 30_000;

/** The lock that keeps tabs from saving at the same time. */
const lockName = 'ponte.cart';

/** How often in a row the store may change a cart instead of accepting it: a faulty one might never end. */
const mostChanges = 3;

type Step = 'save' | 'load' | 'own' | 'adopt';

/** What keeping the store up to date needs. */
export interface CartSyncOptions
  extends
    CartExchangeOptions,
    Pick<Environment, 'clock' | 'network' | 'page' | 'exclusive' | 'log'> {}

/**
 * Decides when the store is told about the cart: after each change, in order, never twice at a
 * time, always the newest state. A failed save loses nothing: it is tried again later, when the
 * network is back, when the visitor returns, and on the next change.
 */
export class CartSync {
  private progress: CartStatus = { kind: 'saved' };
  /** Why the last save failed, until one succeeds, and of which cart. */
  private failure: { readonly of: string; readonly error: ApiError } | null = null;
  readonly #options: CartSyncOptions;
  readonly #exclusive: Exclusive;
  #exchange: CartExchange | undefined;
  readonly #savedListeners = new Set<() => void>();
  #work: Promise<void> = Promise.resolve();
  #working = false;
  #wantsLoad = false;
  /** Somebody has signed in: their cart at the store is asked for before this one is theirs. */
  #wantsOwn = false;
  /** The cart that came along from the other storefront. */
  #arrived: string | undefined;
  #failures = 0;
  /** A tab that is left behind waits for nothing: what is unsaved is kept for the next visit. */
  #stopped = false;
  #stopRetry: Stop = () => undefined;
  #stopConfirmation: Stop = () => undefined;

  constructor(options: CartSyncOptions) {
    this.#options = options;
    this.#exclusive = inTurn(options.exclusive);
    makeObservable<this, 'progress' | 'failure'>(this, {
      progress: observableRef,
      failure: observableRef,
    });
  }

  /** Sends what was not saved on an earlier visit, or else asks for the store's copy. */
  start(): Stop {
    const { kept, network, page } = this.#options;
    // A save of an earlier visit never got its answer: send again rather than believe the copy.
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

  /** Saves if there is something unsaved: now, or when the exchange under way is done. */
  save(): void {
    this.#stopRetry();
    if (!this.#working) this.#work = this.#perform();
  }

  /**
   * Asks for the store's copy, if the store has one; or saves, whose answer is as good, if
   * something is unsaved.
   */
  load(): void {
    this.#wantsLoad = this.#options.kept.current().id !== null;
    this.save();
  }

  /** Asks for the cart that the customer who has signed in has at the store, and then as `load`. */
  loadOwn(): void {
    this.#wantsOwn = true;
    this.load();
  }

  /** Takes up the cart of that external id, if this browser's own is empty. */
  adopt(externalId: string): void {
    this.#arrived = externalId;
    this.save();
  }

  /** Tries to save now; says whether the store knows everything. */
  async flush(): Promise<boolean> {
    this.save();
    await this.#work;
    return this.status.kind === 'saved';
  }

  /** Asks for the store's copy now; says whether the store knows everything. */
  refresh(): Promise<boolean> {
    this.load();
    return this.flush();
  }

  /** Calls `listener` after each successful save. */
  onSaved(listener: () => void): Stop {
    this.#savedListeners.add(listener);
    return () => this.#savedListeners.delete(listener);
  }

  /** How far the store knows the cart. What was cleared, or saved by another tab, is not unsaved. */
  get status(): CartStatus {
    const { progress } = this;
    const isOver = progress.kind === 'unsaved' && !isUnsaved(this.#options.kept.state);
    return isOver ? { kind: 'saved' } : progress;
  }

  /** What the shopper has to be told: that this cart was not saved, until it is; then what changed. */
  get notice(): CartNotice | null {
    const { failure } = this;
    const cart = this.#options.kept.state;
    const isOf = failure?.of === cart.externalId && isUnsaved(cart);
    return isOf ? { kind: 'unsaved', error: failure.error } : (cart.changes ?? null);
  }

  /** The shopper has seen what changed. */
  dismissNotice(): void {
    this.#options.kept.change((cart) => (cart.changes ? { ...cart, changes: null } : cart));
  }

  /** Speaks with the store until it knows everything, or until it can't be told now. */
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
      this.#become({ kind: 'saved' });
      this.#confirmLater();
    } catch (defect) {
      this.#failed({ kind: 'defect' });
      reportDefect(defect);
    } finally {
      this.#working = false;
    }
  }

  /** What there is to do, judged by the newest state. */
  #nextStep(): Step | undefined {
    const cart = this.#options.kept.current();
    if (this.#wantsOwn) return 'own';
    if (isUnsaved(cart)) return 'save';
    if (this.#arrived !== undefined) return 'adopt';
    return this.#wantsLoad && cart.id !== null ? 'load' : undefined;
  }

  #take(step: Step): Promise<Exchanged> {
    this.#become({ kind: step === 'save' ? 'saving' : 'loading' });
    return this.#exclusive(lockName, () => this.#exchangeBy(step));
  }

  async #exchangeBy(step: Step): Promise<Exchanged> {
    if (!this.#exchange) {
      const Exchange = cartExchange.loaded ?? (await cartExchange.load().catch(() => undefined));
      // Its code did not come: as little network as when the store does not answer.
      if (!Exchange) return { kind: 'failed', error: { kind: 'offline' } };
      this.#exchange = new Exchange(this.#options);
    }
    return step === 'adopt' ? this.#exchange.adopt(this.#arrived ?? '') : this.#exchange[step]();
  }

  /** The customer has none, or the store can't say: the cart that this browser keeps becomes theirs. */
  #ownUnknown(error: ApiError): void {
    if (error.kind === 'notFound') return;
    this.#options.log?.('The customer’s cart could not be asked for.', error);
  }

  #accepted(step: Step): void {
    this.#wantsLoad = false;
    if (step !== 'save') return;
    this.#failures = 0;
    this.#fail(null);
    for (const listener of this.#savedListeners) listener();
  }

  /** Whether there is a point in going on at once after a failure. */
  #goesOn(step: Step, error: ApiError, before: CartState): boolean {
    const changed = hasChanged(this.#options.kept.state, before);
    if (step !== 'save') {
      // Nobody is told (storefront.md §8): the cart that this browser keeps stands.
      this.#options.log?.('The cart could not be loaded.', error);
      if (!changed) this.#become({ kind: 'saved' });
      return changed;
    }
    // A change made meanwhile may have repaired what the store refused.
    if (changed && !isTransient(error)) return true;
    this.#failed(error);
    return false;
  }

  #failed(error: ApiError): void {
    const { clock } = this.#options;
    this.#failures += 1;
    let retryAt: number | null = null;
    if (isTransient(error) && !this.#stopped) {
      const wait = retryDelay(this.#failures, error);
      retryAt = clock.now() + wait;
      this.#stopRetry = clock.after(wait, () => this.save());
    }
    this.#become({ kind: 'unsaved', error, retryAt });
    this.#fail({ of: this.#options.kept.state.externalId, error });
  }

  /** Saves once more when no unanswered request can reach the store any more, so that this save is the last. */
  #confirmLater(): void {
    const { kept, clock } = this.#options;
    this.#stopConfirmation();
    const before = kept.state;
    if (!before.unconfirmed || this.#stopped) return;
    this.#stopConfirmation = clock.after(lateRequestMs, () => {
      // What any tab has sent meanwhile may arrive late as well.
      if (hasChanged(kept.current(), before)) return this.#confirmLater();
      kept.change((cart) => (cart.unconfirmed ? touched({ ...cart, unconfirmed: false }) : cart));
      this.save();
    });
  }

  #become(progress: CartStatus): void {
    runInAction(() => {
      this.progress = progress;
    });
  }

  #fail(failure: typeof this.failure): void {
    runInAction(() => {
      this.failure = failure;
    });
  }
}

/** Whether asking again later may bring what was not brought now. */
function isWorthRetrying(outcome: Exchanged): boolean {
  return outcome.kind === 'failed' && isTransient(outcome.error);
}

/** Milliseconds before the next try, after so many failures in a row. */
function retryDelay(failures: number, error: ApiError): number {
  const backOff = Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs);
  const asked = error.kind === 'rateLimited' ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(backOff, asked);
}
