import { convert, type CurrencyCode, type ExchangeRates } from '@ponte/regional/money';
import { createCart, fetchCart, updateCart } from '../api/cart.ts';
import { isUncertain, type Api, type ApiError, type Result } from '../api/index.ts';
import type { Cart as StoreCart, CartLine } from '../entities/index.ts';
import type { Kept } from '../kept/index.ts';
import { isUnsaved, newCart, renewed, type CartState } from './cart-state.ts';
import type { CartNotice } from './cart-status.ts';
import { mended, mendingOf, refusedLines } from './mend-lines.ts';
import { mergeLoaded, mergeSaved, type Merged } from './merge.ts';

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
  /** Tells the shopper. */
  readonly tell: (notice: CartNotice) => void;
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
    if (result.ok) return this.#accept((cart) => mergeSaved(cart, sent, result.value));
    const { error } = result;
    if (error.kind === 'notFound') return this.#renew(sent, error);
    const refused = refusedLines(sent, error);
    if (refused.length > 0) return this.#mend(sent, refused, error);
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

    const result = await fetchCart(api, asked.externalId, asked.currency);
    if (result.ok) return this.#accept((cart) => mergeLoaded(cart, asked, result.value));
    if (result.error.kind === 'notFound') return this.#renew(asked, result.error);
    return { kind: 'failed', error: result.error };
  }

  /** Creates a cart that has no id yet; if its external id is in use, or it has an id, updates it. */
  async #send({ id, externalId, currency, lines }: CartState): Promise<Result<StoreCart>> {
    const { api, rates } = this.#options;
    const priced = lines.map((line) => pricedIn(line, currency, rates()));
    const whole = { externalId, currency, lines: priced };
    if (id !== null) return updateCart(api, id, whole);
    const created = await createCart(api, whole);
    const inUse = !created.ok && created.error.kind === 'conflict';
    return inUse ? updateCart(api, null, whole) : created;
  }

  #accept(merge: (cart: CartState) => Merged): Exchanged {
    this.#options.kept.change((cart) => {
      const { cart: merged, refused, repriced } = merge(cart);
      if (refused.length > 0) this.#tell('refused', refused);
      else if (repriced.length > 0) this.#tell('repriced', repriced);
      return merged;
    });
    return { kind: 'accepted' };
  }

  /** The store does not know the cart any more: the lines stay, under a new external id. */
  #renew(gone: CartState, error: ApiError): Exchanged {
    const { kept, createId } = this.#options;
    kept.change((cart) => (isSame(cart, gone) ? renewed(cart, createId()) : cart));
    return { kind: 'changed', error };
  }

  async #mend(sent: CartState, lines: readonly CartLine[], error: ApiError): Promise<Exchanged> {
    const { api, kept, createId } = this.#options;
    const mending = await mendingOf(api, lines);
    if (mending.gone.length + mending.refreshed.length < lines.length) {
      return { kind: 'failed', error };
    }
    kept.change((cart) => {
      if (!isSame(cart, sent)) return cart;
      const rest = mended(cart, mending);
      return rest.lines.length > 0 ? rest : newCart(createId(), cart.currency);
    });
    const shown = mending.gone.filter((line) => line.active);
    if (shown.length > 0) this.#tell('refused', shown);
    return { kind: 'changed', error };
  }

  #tell(kind: 'refused' | 'repriced', lines: readonly CartLine[]): void {
    this.#options.tell({ kind, names: lines.map((line) => line.product.name) });
  }
}

/** Whether two states are of one cart, which may have changed in between. */
function isSame(cart: CartState, other: CartState): boolean {
  return cart.externalId === other.externalId;
}

function pricedIn(line: CartLine, currency: CurrencyCode, rates: ExchangeRates): CartLine {
  return { ...line, unitPrice: convert(line.unitPrice, currency, rates) };
}
