import {
  convert,
  money,
  multiply,
  sum,
  type CurrencyCode,
  type ExchangeRates,
  type Money,
} from '@ponte/regional/money';
import { computed, makeObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Api } from '../api/index.ts';
import type { CartLine, Product, ProductId } from '../entities/index.ts';
import { randomId } from '../environment/create-id.ts';
import type { Environment, Stop } from '../environment/index.ts';
import { Kept } from '../kept/index.ts';
import type { Prices } from '../prices/index.ts';
import type { ShopRegion } from '../region/index.ts';
import type { Session } from '../session/index.ts';
import {
  activeLines,
  addProduct,
  inCurrency,
  refusalOf,
  removeProduct,
  setQuantity,
  type AddRefusal,
} from './cart-rules.ts';
import { newCart, type CartState } from './cart-state.ts';
import type { CartNotice, CartStatus } from './cart-status.ts';
import { CartSync } from './cart-sync.ts';
import { cartStorageKey, parseCart } from './stored-cart.ts';

/** What the cart needs. */
export interface CartOptions extends Environment {
  readonly region: ShopRegion;
  readonly api: Api;
  readonly session: Session;
  readonly prices: Prices;
}

/** A cart line as it is shown, in the cart's currency. */
export interface ShownLine extends CartLine {
  /** Unit price times quantity. */
  readonly subtotal: Money;
}

/**
 * The cart (accounts.md §4). Every verb takes effect at once and is kept in the browser; the store
 * is told in the background, and the shopper when that fails.
 */
export class Cart {
  /** Cost of delivery; null while none is known. In the cart's currency. */
  shipping: Money | null = null;
  readonly #region: ShopRegion;
  readonly #api: Api;
  readonly #session: Session;
  readonly #prices: Prices;
  readonly #createId: () => string;
  readonly #kept: Kept<CartState>;
  readonly #sync: CartSync;

  constructor(options: CartOptions) {
    const { region, api, session, prices, createId = randomId } = options;
    this.#region = region;
    this.#api = api;
    this.#session = session;
    this.#prices = prices;
    this.#createId = createId;
    this.#kept = new Kept<CartState>({
      storage: options.storage,
      key: cartStorageKey,
      parse: parseCart,
      initial: newCart(createId(), region.currency),
    });
    this.#sync = new CartSync({
      ...options,
      kept: this.#kept,
      createId,
      rates: () => prices.rates,
    });
    makeObservable(this, { shipping: observableRef, lines: computed, total: computed });
  }

  /**
   * Takes up the cart that the browser keeps, sends what was not saved or asks for the store's
   * copy, and follows other tabs, the network, and who is signed in.
   */
  start(): Stop {
    const stops = [
      this.#kept.start(),
      reaction(
        () => this.#session.customer,
        () => this.#followCustomer(),
        { fireImmediately: true },
      ),
      this.#session.onEnd(() => this.#begin(this.#region.currency)),
      this.#sync.start(),
      reaction(
        () => this.#api.locale,
        () => this.#sync.load(),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** What the cart is priced in (decision 5). */
  get currency(): CurrencyCode {
    return this.#kept.state.currency;
  }

  /** The id that opens this cart at the store. */
  get externalId(): string {
    return this.#kept.state.externalId;
  }

  /** The lines that the shopper sees: those that were not removed. */
  get lines(): readonly ShownLine[] {
    const { currency } = this;
    const { rates } = this.#prices;
    return activeLines(this.#kept.state).map((line) => shownLine(line, currency, rates));
  }

  /** How many different products: the number on the header's badge. */
  get count(): number {
    return this.lines.length;
  }

  /** How many pieces of `id` are in the cart. */
  quantityOf(id: ProductId): number {
    return this.lines.find((line) => line.productId === id)?.quantity ?? 0;
  }

  /** What the goods cost. */
  get subtotal(): Money {
    return sum(
      this.lines.map((line) => line.subtotal),
      this.currency,
    );
  }

  /** What the goods and their delivery cost. */
  get total(): Money {
    const shipping = this.shipping ?? money(0, this.currency);
    return sum(
      [this.subtotal, convert(shipping, this.currency, this.#prices.rates)],
      this.currency,
    );
  }

  /** How far the store knows the cart. */
  get status(): CartStatus {
    return this.#sync.status;
  }

  /** What the shopper has to be told, or null. */
  get notice(): CartNotice | null {
    return this.#sync.notice;
  }

  dismissNotice(): void {
    this.#sync.dismissNotice();
  }

  /** Adds pieces of a product, or says why it can't be bought. */
  add(product: Product, quantity = 1): 'added' | AddRefusal {
    const refusal = refusalOf(this.#kept.current(), product);
    if (refusal) return refusal;
    this.#change((cart) => addProduct(cart, product, quantity));
    return 'added';
  }

  /** Sets the pieces of a line; below one the line is deleted. */
  setQuantity(id: ProductId, quantity: number): void {
    this.#change((cart) => setQuantity(cart, id, quantity, this.#createId));
  }

  /** Takes a product out of the cart. */
  remove(id: ProductId): void {
    this.#change((cart) => removeProduct(cart, id));
  }

  /** Begins a new, empty cart. */
  clear(): void {
    this.#begin(this.currency);
  }

  /** What delivery costs, as the store calculated it; null for not known. */
  setShipping(shipping: Money | null): void {
    runInAction(() => {
      this.shipping = shipping;
    });
  }

  /** Tries to save now what is unsaved; says whether the store knows everything. */
  flush(): Promise<boolean> {
    return this.#sync.flush();
  }

  /** Calls `listener` after each successful save: delivery is to be calculated anew. */
  onSaved(listener: () => void): Stop {
    return this.#sync.onSaved(listener);
  }

  #change(change: (cart: CartState) => CartState): void {
    this.#kept.change(change);
    this.#sync.save();
  }

  /** Forgets the cart and its ids. Nothing is sent: the new one is empty. */
  #begin(currency: CurrencyCode): void {
    this.setShipping(null);
    this.#change(() => newCart(this.#createId(), currency));
  }

  /**
   * A customer's kind decides the cart's currency, an anonymous cart keeps its own. A cart that is
   * asked for, or sent, by a customer becomes theirs.
   */
  #followCustomer(): void {
    if (!this.#session.customer) return;
    this.#kept.change((cart) => inCurrency(cart, this.#prices.currency));
    this.#sync.load();
  }
}

function shownLine(line: CartLine, currency: CurrencyCode, rates: ExchangeRates): ShownLine {
  const unitPrice = convert(line.unitPrice, currency, rates);
  return { ...line, unitPrice, subtotal: multiply(unitPrice, line.quantity) };
}
