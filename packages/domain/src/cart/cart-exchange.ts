import type { CurrencyCode, ExchangeRates } from '@ponte/regional/money';
import { createCart, fetchCart, fetchOpenCart, updateCart } from '../api/cart.ts';
import { isUncertain, type Api, type ApiError, type Result } from '../api/index.ts';
import type { Cart as StoreCart, CartLine } from '../entities/index.ts';
import type { Kept } from '../kept/index.ts';
import { joinChanges, lostProduct } from './cart-changes.ts';
import { activeLines } from './cart-rules.ts';
import { isUnsaved, newCart, renewed, touched, type CartState } from './cart-state.ts';
import { joinOwn, mergeLoaded, mergeSaved, withoutBought, type Merged } from './merge.ts';
import { planRepair, refusedLines, repaired } from './repair-lines.ts';
import { shownPrice } from './shown-lines.ts';

/** What one exchange with the store came to. */
export type Exchanged =
  /** Nothing had to be said: another tab has said it, or something else has to be said first. */
  | { readonly kind: 'nothing' }
  /** The store's answer is in the cart. */
  | { readonly kind: 'accepted' }
  /** Because of `error` the cart is another one now, and has to be saved again. */
  | { readonly kind: 'changed'; readonly error: ApiError }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** What talking to the store about the cart needs. */
export interface CartExchangeOptions {
  readonly api: Api;
  readonly kept: Kept<CartState>;
  readonly createId: () => string;
  /** For the unit prices of lines that were added in another currency than the cart's. */
  readonly rates: () => ExchangeRates;
}

/**
 * What is said to the store about the cart, one exchange at a time: it begins with the newest
 * state, and joins the answer into what the cart has become meanwhile (accounts.md §4).
 */
export class CartExchange {
  readonly #options: CartExchangeOptions;

  constructor(options: CartExchangeOptions) {
    this.#options = options;
  }

  /** Sends the cart. */
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

  /** Asks for the store's copy. */
  async load(): Promise<Exchanged> {
    const { api, kept } = this.#options;
    const asked = kept.current();
    // A change made while this tab waited for its turn is newer than any copy: it has to be sent.
    if (asked.id === null || isUnsaved(asked)) return { kind: 'nothing' };
    // A save without an answer may have reached the store after later ones: the copy may be its.
    if (asked.unconfirmed && isUnsaved(touched(asked))) {
      kept.change((cart) => (isSame(cart, asked) ? touched(cart) : cart));
      return { kind: 'nothing' };
    }

    const result = await fetchCart(api, asked.externalId, asked.currency);
    if (result.ok && result.value.isBought) return this.#leaveBought(asked, result.value);
    if (result.ok) return this.#accept((cart) => mergeLoaded(cart, asked, result.value));
    if (result.error.kind === 'notFound') return this.#renew(asked, result.error);
    return { kind: 'failed', error: result.error };
  }

  /**
   * Takes up a copy of the cart of that external id, which came along from the other storefront, if this
   * browser's own is still empty (decision 32). Whoever made the address keeps theirs, and reads nothing
   * of what is added to the copy (decision 42).
   */
  async adopt(externalId: string): Promise<Exchanged> {
    const { api, kept, createId } = this.#options;
    const before = kept.current();
    if (!externalIdForm.test(externalId) || !isEmpty(before)) return { kind: 'nothing' };
    const empty = newCart(externalId, before.currency);
    const result = await fetchCart(api, externalId, before.currency);
    if (!result.ok) return { kind: 'failed', error: result.error };
    const { cart: handedOver } = mergeLoaded(empty, empty, result.value);
    kept.change((cart) =>
      isEmpty(cart) && !isEmpty(handedOver) ? renewed(handedOver, createId()) : cart,
    );
    return { kind: 'accepted' };
  }

  /**
   * Asks for the cart that the customer has at the store, from whatever device, and joins this one
   * into it (decision 42). Where the store has none, or knows no such call, this one stays.
   */
  async own(): Promise<Exchanged> {
    const { api, kept } = this.#options;
    const before = kept.current();
    const result = await fetchOpenCart(api, before.currency);
    if (!result.ok) return { kind: 'failed', error: result.error };
    const own = result.value;
    if (own && own.externalId !== before.externalId) {
      kept.change((cart) => (isSame(cart, before) ? joinOwn(cart, own) : cart));
    }
    return { kind: 'accepted' };
  }

  /**
   * Creates a cart that has no id yet; updates it if it has one, or if its external id is in use, as
   * when a page was left before it knew that the store had created it.
   */
  async #send(cart: CartState): Promise<Result<StoreCart>> {
    const { id, externalId, currency, lines } = cart;
    const { api, kept, rates } = this.#options;
    const priced = lines.map((line) => pricedIn(line, currency, rates()));
    const whole = { externalId, currency, lines: priced };
    if (id !== null) return updateCart(api, id, whole);
    const created = await createCart(api, whole);
    const inUse = !created.ok && created.error.kind === 'conflict';
    // Whoever has signed in or out meanwhile has another cart, and this one is not theirs to send.
    return inUse && isSame(kept.current(), cart) ? updateCart(api, null, whole) : created;
  }

  #accept(merge: (cart: CartState) => Merged): Exchanged {
    this.#options.kept.change((cart) => {
      const { cart: merged, ...changes } = merge(cart);
      return { ...merged, changes: joinChanges(cart.changes, changes) };
    });
    return { kind: 'accepted' };
  }

  #leaveBought(sent: CartState, bought: StoreCart): Exchanged {
    const { kept, createId } = this.#options;
    kept.change((cart) => (isSame(cart, sent) ? withoutBought(cart, bought, createId()) : cart));
    return { kind: 'accepted' };
  }

  /** The store does not know the cart any more: the lines stay, under a new external id. */
  #renew(gone: CartState, error: ApiError): Exchanged {
    const { kept, createId } = this.#options;
    kept.change((cart) => (isSame(cart, gone) ? renewed(cart, createId()) : cart));
    return { kind: 'changed', error };
  }

  async #repair(sent: CartState, lines: readonly CartLine[], error: ApiError): Promise<Exchanged> {
    const { api, kept, createId } = this.#options;
    const repair = await planRepair(api, lines);
    if (repair.gone.length + repair.refreshed.length < lines.length) {
      return { kind: 'failed', error };
    }
    const refused = repair.gone.filter(({ active }) => active).map(lostProduct);
    kept.change((cart) => {
      if (!isSame(cart, sent)) return cart;
      const whole = repaired(cart, repair);
      const rest = whole.lines.length > 0 ? whole : newCart(createId(), cart.currency);
      return { ...rest, changes: joinChanges(cart.changes, { repriced: [], refused }) };
    });
    return { kind: 'changed', error };
  }
}

/** What the store takes for an external id. */
const externalIdForm = /^[A-Za-z0-9-]{16,64}$/;

function isEmpty(cart: CartState): boolean {
  return activeLines(cart).length === 0;
}

/** Whether two states are of one cart, which may have changed in between. */
function isSame(cart: CartState, other: CartState): boolean {
  return cart.externalId === other.externalId;
}

function pricedIn(line: CartLine, currency: CurrencyCode, rates: ExchangeRates): CartLine {
  return { ...line, unitPrice: shownPrice(line.unitPrice, currency, rates, line.taxPercent) };
}
