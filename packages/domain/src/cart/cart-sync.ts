import { convert, type CurrencyCode, type ExchangeRates } from '@ponte/regional/money';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { createCart, fetchCart, updateCart, type CartToSave } from '../api/cart.ts';
import { isTransient, isUncertain, type Api, type ApiError, type Result } from '../api/index.ts';
import type { Cart as StoreCart, CartLine } from '../entities/index.ts';
import type { Environment, Stop } from '../environment/index.ts';
import type { CartKeeper } from './cart-keeper.ts';
import { isUnsaved, renewed, touched, type CartState } from './cart-state.ts';
import type { CartNotice, CartStatus } from './cart-status.ts';
import { mergeLoaded, mergeSaved, type Merged } from './merge.ts';

/** Before the first retry of a failed save; each further one waits twice as long, up to the most. */
const firstRetryMs = 2000;
const longestRetryMs = 60_000;

/** How long after an unanswered save its request may still reach the store. */
const straggleMs = 30_000;

/** The lock that keeps tabs from saving at the same time. */
const lockName = 'ponte.cart';

/** A broken store could send a cart from "in use" to "not found" and back for ever. */
const mostRenewals = 2;

/** What the saving of a cart needs. */
export interface CartSyncOptions extends Pick<
  Environment,
  'clock' | 'network' | 'page' | 'exclusive' | 'log'
> {
  readonly api: Api;
  readonly keeper: CartKeeper;
  readonly createId: () => string;
  /** For the unit prices of lines that were added in another currency than the cart's. */
  readonly rates: () => ExchangeRates;
}

/**
 * Keeps the store's copy of the cart up to date: saves in order, never two at once, always the
 * newest state. A failed save loses nothing: it is tried again later, when the network is back,
 * when the visitor returns, and on the next change.
 */
export class CartSync {
  status: CartStatus = { kind: 'saved' };
  notice: CartNotice | null = null;
  readonly #options: CartSyncOptions;
  readonly #savedListeners = new Set<() => void>();
  #work: Promise<void> | undefined;
  #wantsLoad = false;
  #failures = 0;
  #renewals = 0;
  #stopRetry: Stop = () => undefined;
  #stopConfirmation: Stop = () => undefined;

  constructor(options: CartSyncOptions) {
    this.#options = options;
    makeObservable(this, { status: observableRef, notice: observableRef });
  }

  /** Sends what was not saved on an earlier visit, or else asks for the store's copy. */
  start(): Stop {
    const { keeper, network, page } = this.#options;
    // The answer that never came is older than this visit: send once more rather than believe the copy.
    keeper.change((cart) => (cart.unconfirmed ? touched(cart) : cart));
    this.load();
    const stopNetwork = network?.onOnline(() => this.save());
    const stopPage = page?.onReturn(() => this.save());
    return () => {
      stopNetwork?.();
      stopPage?.();
      this.#stopRetry();
      this.#stopConfirmation();
    };
  }

  /** Saves if there is something unsaved, now or when the save under way is done. */
  save(): void {
    this.#stopRetry();
    this.#work ??= this.#perform();
  }

  /** Asks for the store's copy; after saving, whose answer is as good, if something is unsaved. */
  load(): void {
    this.#wantsLoad = true;
    this.save();
  }

  /** Whether the store knows the newest state, after a try to save it. */
  async flush(): Promise<boolean> {
    this.save();
    await this.#work;
    return this.status.kind === 'saved';
  }

  /** Calls `listener` after each successful save. */
  onSaved(listener: () => void): Stop {
    this.#savedListeners.add(listener);
    return () => this.#savedListeners.delete(listener);
  }

  dismissNotice(): void {
    this.#notify(null);
  }

  async #perform(): Promise<void> {
    const { keeper, exclusive } = this.#options;
    let error: ApiError | undefined;
    for (let step = this.#next(); step && !error; step = this.#next()) {
      const { revision } = keeper.state;
      error = exclusive ? await exclusive(lockName, step) : await step();
      // A change made meanwhile may mend what the store refused.
      if (error && !isTransient(error) && keeper.state.revision !== revision) error = undefined;
    }
    this.#work = undefined;
    if (error) this.#failed(error);
    else this.#become({ kind: 'saved' });
  }

  /** What to do next, judged by the newest state. */
  #next(): (() => Promise<ApiError | undefined>) | undefined {
    const cart = this.#options.keeper.current();
    if (isUnsaved(cart)) return () => this.#saveOnce();
    return this.#wantsLoad && cart.id !== null ? () => this.#loadOnce() : undefined;
  }

  async #saveOnce(): Promise<ApiError | undefined> {
    const { keeper } = this.#options;
    const sent = keeper.current();
    // Another tab may have saved it while this one waited for its turn.
    if (!isUnsaved(sent)) return undefined;

    this.#become({ kind: 'saving' });
    const result = await this.#send(sent);
    if (result.ok) {
      this.#wantsLoad = false;
      this.#accept((cart) => mergeSaved(cart, sent, result.value));
      return undefined;
    }
    if (result.error.kind === 'notFound') return this.#renew(sent, result.error);
    if (isUncertain(result.error)) {
      keeper.change((cart) =>
        cart.externalId === sent.externalId ? { ...cart, unconfirmed: true } : cart,
      );
    }
    return result.error;
  }

  /** Creates a cart that has no id yet; when its external id is in use, or it has one, updates it. */
  async #send(cart: CartState): Promise<Result<StoreCart>> {
    const { api } = this.#options;
    const whole = this.#toSave(cart);
    if (cart.id !== null) return updateCart(api, cart.id, whole);
    const created = await createCart(api, whole);
    const inUse = !created.ok && created.error.kind === 'conflict';
    return inUse ? updateCart(api, null, whole) : created;
  }

  async #loadOnce(): Promise<ApiError | undefined> {
    const { api, keeper, log } = this.#options;
    const asked = keeper.current();
    this.#wantsLoad = false;
    if (asked.id === null) return undefined;

    this.#become({ kind: 'loading' });
    const result = await fetchCart(api, asked.externalId, asked.currency);
    if (result.ok) {
      this.#accept((cart) => mergeLoaded(cart, asked, result.value));
    } else if (result.error.kind === 'notFound') {
      return this.#renew(asked, result.error);
    } else {
      // Nobody is told (storefront.md §8): the cart that this browser keeps stands meanwhile.
      log?.('The cart could not be loaded.', result.error);
    }
    return undefined;
  }

  /** The store does not know the cart any more: the lines stay, under a new external id. */
  #renew(gone: CartState, error: ApiError): ApiError | undefined {
    this.#renewals += 1;
    if (this.#renewals > mostRenewals) return error;
    this.#options.keeper.change((cart) =>
      cart.externalId === gone.externalId ? renewed(cart, this.#options.createId()) : cart,
    );
    return undefined;
  }

  #accept(merge: (cart: CartState) => Merged): void {
    const { keeper, clock } = this.#options;
    this.#failures = 0;
    this.#renewals = 0;
    keeper.change((cart) => {
      const merged = merge(cart);
      this.#tell(merged);
      return merged.cart;
    });
    if (keeper.state.unconfirmed) {
      this.#stopConfirmation();
      this.#stopConfirmation = clock.after(straggleMs, () => this.#confirm());
    }
    for (const listener of this.#savedListeners) listener();
  }

  /** No straggler can come any more: what is sent now is what the store will have. */
  #confirm(): void {
    this.#options.keeper.change((cart) =>
      cart.unconfirmed ? touched({ ...cart, unconfirmed: false }) : cart,
    );
    this.save();
  }

  #failed(error: ApiError): void {
    const { clock } = this.#options;
    this.#failures += 1;
    let retryAt: number | null = null;
    if (isTransient(error)) {
      const wait = Math.max(
        Math.min(firstRetryMs * 2 ** (this.#failures - 1), longestRetryMs),
        (error.kind === 'rateLimited' && error.retryAfterMs) || 0,
      );
      retryAt = clock.now() + wait;
      this.#stopRetry = clock.after(wait, () => this.save());
    }
    this.#become({ kind: 'unsaved', error, retryAt });
    this.#notify({ kind: 'unsaved', error });
  }

  #tell({ refused, repriced }: Merged): void {
    if (refused.length > 0) this.#notify({ kind: 'refused', names: namesOf(refused) });
    else if (repriced.length > 0) this.#notify({ kind: 'repriced', names: namesOf(repriced) });
    else if (this.notice?.kind === 'unsaved') this.#notify(null);
  }

  #toSave({ externalId, currency, lines }: CartState): CartToSave {
    const rates = this.#options.rates();
    return { externalId, currency, lines: lines.map((line) => priced(line, currency, rates)) };
  }

  #become(status: CartStatus): void {
    runInAction(() => {
      this.status = status;
    });
  }

  #notify(notice: CartNotice | null): void {
    runInAction(() => {
      this.notice = notice;
    });
  }
}

function namesOf(lines: Merged['refused']): readonly string[] {
  return lines.map((line) => line.product.name);
}

function priced(line: CartLine, currency: CurrencyCode, rates: ExchangeRates): CartLine {
  return { ...line, unitPrice: convert(line.unitPrice, currency, rates) };
}
