import type { CurrencyCode, ExchangeRates } from '@ponte/regional/money';
import { isUncertain, type Api, type ApiError, type Result } from '../api/index.ts';
import type { Cart as StoreCart, CartLine } from '../entities/index.ts';
import type { StoredState } from '../stored/index.ts';
import { fewerPieces, lostProduct, mergeChanges } from './cart-changes.ts';
import { activeLines } from './cart-rules.ts';
import { isUnsaved, newCart, renewed, touched, type CartState } from './cart-state.ts';
import { mergeOwn, mergeLoaded, mergeSaved, withoutBought, type Merged } from './merge.ts';
import { planRepair, reducedLines, refusedLines, repaired } from './repair-lines.ts';
import { shownPrice } from './shown-lines.ts';

/** The result of one exchange. */
export type Exchanged =
  /** Nothing to send: another tab did it, or something else comes first. */
  | { readonly kind: 'nothing' }
  /** The store's answer was merged into the cart. */
  | { readonly kind: 'accepted' }
  /** Because of `error` the cart changed and has to be saved again. */
  | { readonly kind: 'changed'; readonly error: ApiError }
  | { readonly kind: 'failed'; readonly error: ApiError };

export interface CartExchangeOptions {
  readonly api: Api;
  readonly kept: StoredState<CartState>;
  readonly createId: () => string;
  /** Converts unit prices of lines that were added in another currency. */
  readonly rates: () => ExchangeRates;
}

/**
 * Talks to the store about the cart, one exchange at a time: each starts from the newest state and
 * merges the answer into what the cart has become meanwhile (accounts.md §4).
 */
export class CartExchange {
  readonly #options: CartExchangeOptions;

  constructor(options: CartExchangeOptions) {
    this.#options = options;
  }

  async save(): Promise<Exchanged> {
    const { kept } = this.#options;
    const sent = kept.current();
    if (!isUnsaved(sent)) return { kind: 'nothing' };

    const result = await this.#send(sent);
    if (result.ok && result.value.isBought) return this.#leaveBought(sent, result.value);
    if (result.ok) return this.#accept((cart) => mergeSaved(cart, sent, result.value));
    const { error } = result;
    if (error.kind === 'notFound') return this.#renew(sent, error);
    const refused = refusedLines(sent, error);
    if (refused.length > 0) return this.#repair(sent, refused, error);
    if (isUncertain(error)) {
      kept.change((cart) => (isSame(cart, sent) ? { ...cart, unconfirmed: true } : cart));
    }
    return { kind: 'failed', error };
  }

  async load(): Promise<Exchanged> {
    const { api, kept } = this.#options;
    const asked = kept.current();
    // A change made while this tab waited is newer than any copy: send it instead.
    if (asked.id === null || isUnsaved(asked)) return { kind: 'nothing' };
    // An unanswered save may have arrived late: the copy may be outdated.
    if (asked.unconfirmed && isUnsaved(touched(asked))) {
      kept.change((cart) => (isSame(cart, asked) ? touched(cart) : cart));
      return { kind: 'nothing' };
    }

    const result = await api.call('getCart', asked);
    if (result.ok && result.value.isBought) return this.#leaveBought(asked, result.value);
    if (result.ok) return this.#accept((cart) => mergeLoaded(cart, asked, result.value));
    if (result.error.kind === 'notFound') return this.#renew(asked, result.error);
    return { kind: 'failed', error: result.error };
  }

  /**
   * Copies the cart of that external id, which the other storefront's link carried, if this
   * browser's own is empty (decision 32). The original stays its owner's, and later additions stay
   * private (decision 42).
   */
  async adopt(externalId: string): Promise<Exchanged> {
    const { api, kept, createId } = this.#options;
    const before = kept.current();
    if (!externalIdForm.test(externalId) || !isEmpty(before)) return { kind: 'nothing' };
    const empty = newCart(externalId, before.currency);
    const result = await api.call('getCart', { externalId, currency: before.currency });
    if (!result.ok) return { kind: 'failed', error: result.error };
    const { cart: handedOver } = mergeLoaded(empty, empty, result.value);
    kept.change((cart) =>
      isEmpty(cart) && !isEmpty(handedOver) ? renewed(handedOver, createId()) : cart,
    );
    return { kind: 'accepted' };
  }

  /**
   * Loads the customer's cart from the store, from whatever device, and merges this one into it
   * (decision 42). Without one, or without that call, this cart stays.
   */
  async own(): Promise<Exchanged> {
    const { api, kept } = this.#options;
    const before = kept.current();
    const result = await api.call('getOpenCart', before);
    if (!result.ok) return { kind: 'failed', error: result.error };
    const own = result.value;
    if (own && own.externalId !== before.externalId) {
      kept.change((cart) => (isSame(cart, before) ? mergeOwn(cart, own) : cart));
    }
    return { kind: 'accepted' };
  }

  /**
   * Creates a cart without an id, else updates it. An external id in use means that a page was left
   * before it learned that the store had created the cart.
   */
  async #send(cart: CartState): Promise<Result<StoreCart>> {
    const { id, externalId, currency, lines } = cart;
    const { api, kept, rates } = this.#options;
    const priced = lines.map((line) => pricedIn(line, currency, rates()));
    const whole = { externalId, currency, lines: priced };
    if (id !== null) return api.call('updateCart', { id, ...whole });
    const created = await api.call('createCart', { id, ...whole });
    const inUse = !created.ok && isExternalIdInUse(created.error);
    // After a sign-in or sign-out this is another visitor's cart, and must not be sent.
    return inUse && isSame(kept.current(), cart)
      ? api.call('updateCart', { id: null, ...whole })
      : created;
  }

  #accept(merge: (cart: CartState) => Merged): Exchanged {
    this.#options.kept.change((cart) => {
      const { cart: merged, ...changes } = merge(cart);
      return { ...merged, changes: mergeChanges(cart.changes, changes) };
    });
    return { kind: 'accepted' };
  }

  #leaveBought(sent: CartState, bought: StoreCart): Exchanged {
    const { kept, createId } = this.#options;
    kept.change((cart) => (isSame(cart, sent) ? withoutBought(cart, bought, createId()) : cart));
    return { kind: 'accepted' };
  }

  /** The store has lost the cart: its lines continue under a new external id. */
  #renew(gone: CartState, error: ApiError): Exchanged {
    const { kept, createId } = this.#options;
    kept.change((cart) => (isSame(cart, gone) ? renewed(cart, createId()) : cart));
    return { kind: 'changed', error };
  }

  async #repair(sent: CartState, lines: readonly CartLine[], error: ApiError): Promise<Exchanged> {
    const { api, kept, createId } = this.#options;
    const repair = await planRepair(api, lines, reducedLines(sent, error));
    const { gone, refreshed, reduced } = repair;
    if (gone.length + refreshed.length + reduced.length < lines.length) {
      return { kind: 'failed', error };
    }
    const fewer = reduced.filter(({ active }) => active).map(fewerPieces);
    const refused = gone.filter(({ active }) => active).map((line) => lostProduct(line, line.lost));
    kept.change((cart) => {
      if (!isSame(cart, sent)) return cart;
      const whole = repaired(cart, repair);
      const rest = whole.lines.length > 0 ? whole : newCart(createId(), cart.currency);
      return {
        ...rest,
        changes: mergeChanges(cart.changes, { repriced: [], refused, reduced: fewer }),
      };
    });
    return { kind: 'changed', error };
  }
}

const externalIdForm = /^[A-Za-z0-9-]{16,64}$/;

function isEmpty(cart: CartState): boolean {
  return activeLines(cart).length === 0;
}

/** Whether two states belong to one cart, changed or not. */
function isSame(cart: CartState, other: CartState): boolean {
  return cart.externalId === other.externalId;
}

function pricedIn(line: CartLine, currency: CurrencyCode, rates: ExchangeRates): CartLine {
  return { ...line, unitPrice: shownPrice(line.unitPrice, currency, rates, line.taxPercent) };
}

/**
 * Judged by the field, because the sentence is in the visitor's language (accounts.md §8). External
 * ids are always well-formed, so nothing else can be wrong.
 */
function isExternalIdInUse(error: ApiError): boolean {
  return error.kind === 'validation' && error.fields['external_id'] !== undefined;
}
