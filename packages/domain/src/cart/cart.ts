import { money, sum, type CurrencyCode, type Money } from '@ponte/regional/money';
import { action, computed, makeObservable, observableRef, reaction } from 'mobx';
import type { Api } from '../api/index.ts';
import type { CartLine, Product, ProductId } from '../entities/index.ts';
import {
  randomId,
  type Environment,
  type KeyValueStorage,
  type Page,
  type Stop,
} from '../environment/index.ts';
import type { Prices } from '../prices/index.ts';
import type { ShopRegion } from '../region/index.ts';
import type { EndedSession, Session } from '../session/index.ts';
import { StoredState } from '../stored/index.ts';
import { cartFragment, takeCartInAddress } from './cart-fragment.ts';
import {
  activeLines,
  addProduct,
  inCurrency,
  refusalOf,
  removeAll,
  removeProduct,
  setQuantity,
  type AddRefusal,
} from './cart-rules.ts';
import { newCart, touched, type CartState } from './cart-state.ts';
import type { CartNotice, CartStatus } from './cart-status.ts';
import { CartSync } from './cart-sync.ts';
import { forgetSeenBill } from './seen-bill.ts';
import { contentsOf, shownLine, shownPrice, taxOf, type ShownLine } from './shown-lines.ts';
import { cartStorageKey, parseCart } from './stored-cart.ts';
import { suspendCart, resumeSuspendedCart } from './suspended-cart.ts';

export interface CartOptions extends Environment {
  readonly region: ShopRegion;
  readonly api: Api;
  readonly session: Session;
  readonly prices: Prices;
}

/**
 * The cart (accounts.md §4). Every change takes effect at once and is stored in the browser; the
 * store is updated in the background, and the shopper is notified when that fails.
 */
export class Cart {
  private quote: { readonly shipping: Money; readonly contents: string } | null = null;
  readonly #region: ShopRegion;
  readonly #api: Api;
  readonly #session: Session;
  readonly #prices: Prices;
  readonly #createId: () => string;
  readonly #storage: KeyValueStorage | undefined;
  readonly #tabStorage: KeyValueStorage | undefined;
  readonly #page: Page | undefined;
  readonly #kept: StoredState<CartState>;
  readonly #sync: CartSync;

  constructor(options: CartOptions) {
    const { region, api, session, prices, createId = randomId } = options;
    this.#region = region;
    this.#api = api;
    this.#session = session;
    this.#prices = prices;
    this.#createId = createId;
    this.#storage = options.storage;
    this.#tabStorage = options.tabStorage;
    this.#page = options.page;
    this.#kept = new StoredState<CartState>({
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
    makeObservable<this, 'quote'>(this, {
      quote: observableRef,
      contents: computed,
      lines: computed,
      total: computed,
      setShipping: action,
    });
  }

  /**
   * Restores the stored cart, sends unsaved changes or loads the store's copy, and follows other
   * tabs, the network and the session.
   */
  start(): Stop {
    const stops = [
      this.#kept.start(),
      this.#followCustomer(false),
      reaction(
        () => this.#session.customer,
        (customer, before) => this.#followCustomer(customer?.id !== before?.id),
      ),
      this.#session.onEnd((ended) => this.#followEnd(ended)),
      this.#sync.start(),
      this.#takeAlong(),
      reaction(
        () => this.#api.locale,
        () => this.#sync.load(),
      ),
    ];
    return () => {
      for (const stop of stops) stop?.();
    };
  }

  /** Dollars for foreigners, guaranis for residents, otherwise the cart's own (decision 5). */
  get currency(): CurrencyCode {
    return this.#kept.state.currency;
  }

  /** The external id, which authorises access to this cart at the store. */
  get externalId(): string {
    return this.#kept.state.externalId;
  }

  /**
   * The fragment that carries an anonymous cart to the other storefront; otherwise empty (decision
   * 32).
   */
  get fragment(): string {
    const { id } = this.#kept.state;
    const goesAlong = id !== null && this.lineCount > 0 && !this.#session.customer;
    return goesAlong ? cartFragment(this.externalId) : '';
  }

  /** Without removed lines. */
  get lines(): readonly ShownLine[] {
    const { currency } = this;
    const { rates } = this.#prices;
    return activeLines(this.#kept.state).map((line) => shownLine(line, currency, rates));
  }

  /** The number of different products, as on the header's badge. */
  get lineCount(): number {
    return this.lines.length;
  }

  /** The number of pieces of all products together. */
  get pieceCount(): number {
    return this.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  }

  quantityOf(id: ProductId): number {
    return this.lines.find((line) => line.productId === id)?.quantity ?? 0;
  }

  /**
   * A fingerprint of the contents: changes with lines, quantities, prices and the currency, in
   * whichever tab. What was calculated for another one is outdated.
   */
  get contents(): string {
    return contentsOf(this.externalId, this.currency, this.lines);
  }

  /** Null while unknown. */
  get shipping(): Money | null {
    return this.quote?.contents === this.contents ? this.quote.shipping : null;
  }

  /** All lines in the order in which they were sent: a refusal names a line by its index. */
  get sentLines(): readonly CartLine[] {
    return this.#kept.state.lines;
  }

  get subtotal(): Money {
    return sum(
      this.lines.map((line) => line.subtotal),
      this.currency,
    );
  }

  get total(): Money {
    return sum([this.subtotal, this.#shippingShown], this.currency);
  }

  /** The I.V.A. in the total; zero in a currency whose prices exclude it. */
  get tax(): Money {
    return taxOf(this.lines, this.#shippingShown);
  }

  get #shippingShown(): Money {
    const shipping = this.shipping ?? money(0, this.currency);
    return shownPrice(shipping, this.currency, this.#prices.rates);
  }

  get status(): CartStatus {
    return this.#sync.status;
  }

  get notice(): CartNotice | null {
    return this.#sync.notice;
  }

  dismissNotice(): void {
    this.#sync.dismissNotice();
  }

  /** Adds a quantity of a product, or returns why it can't be bought. */
  add(product: Product, quantity = 1): 'added' | AddRefusal {
    const refusal = refusalOf(this.#kept.current(), product);
    if (refusal) return refusal;
    this.#changeOnPurpose((cart) => addProduct(cart, product, quantity));
    return 'added';
  }

  /** Below one, the line is deleted. */
  setQuantity(id: ProductId, quantity: number): void {
    this.#changeOnPurpose((cart) => setQuantity(cart, id, quantity, this.#createId));
  }

  remove(id: ProductId): void {
    this.#changeOnPurpose((cart) => removeProduct(cart, id));
  }

  /**
   * Empties the cart. A customer's is emptied at the store too, for their other devices; a guest's
   * is dropped with its id.
   */
  clear(): void {
    const isKnown = this.#session.customer !== null && this.#kept.state.id !== null;
    if (isKnown) this.#changeOnPurpose(removeAll);
    else this.startAnew();
  }

  /** Starts a new cart, for example after a purchase. */
  startAnew(): void {
    this.#begin(this.currency);
  }

  /**
   * Sets the calculated delivery price; null for unknown.
   * @param contents what it was calculated for; it counts only while the cart's contents equal it
   */
  setShipping(shipping: Money | null, contents = this.contents): void {
    this.quote = shipping && { shipping, contents };
  }

  /** Tries to save now; returns whether everything is saved. */
  flush(): Promise<boolean> {
    return this.#sync.flush();
  }

  /**
   * Loads the store's copy, for example because prices may have changed; returns whether everything
   * is saved.
   */
  refresh(): Promise<boolean> {
    return this.#sync.refresh();
  }

  /** Saves a confirmed state again, to learn what the store refuses now. */
  resave(): Promise<boolean> {
    this.#kept.change(touched);
    return this.#sync.flush();
  }

  /** Calls `listener` after each successful save: delivery has to be calculated again. */
  onSaved(listener: () => void): Stop {
    return this.#sync.onSaved(listener);
  }

  #changeOnPurpose(change: (cart: CartState) => CartState): void {
    forgetSeenBill(this.#tabStorage);
    this.#change(change);
  }

  #change(change: (cart: CartState) => CartState): void {
    this.#kept.change(change);
    this.#sync.save();
  }

  #takeAlong(): undefined {
    const externalId = this.#page && takeCartInAddress(this.#page);
    if (externalId && !this.#session.customer) this.#sync.adopt(externalId);
  }

  /** Starts a new, empty cart. Nothing is sent. */
  #begin(currency: CurrencyCode): void {
    this.setShipping(null);
    this.#change(() => newCart(this.#createId(), currency));
  }

  /**
   * The customer's kind decides the cart's currency. A cart that a customer loads or saves becomes
   * theirs.
   */
  #followCustomer(hasSignedIn: boolean): undefined {
    const { customer } = this.#session;
    if (!customer) return;
    const left = resumeSuspendedCart(this.#storage, customer.id);
    this.#kept.change((cart) =>
      inCurrency((activeLines(cart).length === 0 && left) || cart, this.#prices.currency),
    );
    if (hasSignedIn) this.#sync.loadOwn();
    else this.#sync.load();
  }

  /**
   * The cart ends with the session (accounts.md §4). After an expiry the same customer gets it back
   * by signing in; after signing out, or for another customer, it is gone.
   */
  #followEnd({ customerId, byItself }: EndedSession): void {
    if (byItself) suspendCart(this.#storage, { customerId, cart: this.#kept.current() });
    this.#begin(this.#region.currency);
  }
}
