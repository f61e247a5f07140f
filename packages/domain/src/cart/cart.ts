import {
  generalTaxPercent,
  money,
  sum,
  taxIn,
  type CurrencyCode,
  type Money,
} from '@ponte/regional/money';
import { computed, makeObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Api } from '../api/index.ts';
import { forgetSeenBill } from '../draft/index.ts';
import type { CartLine, Product, ProductId } from '../entities/index.ts';
import { randomId } from '../environment/create-id.ts';
import type { Environment, KeyValueStorage, Page, Stop } from '../environment/index.ts';
import { Kept } from '../kept/index.ts';
import type { Prices } from '../prices/index.ts';
import type { ShopRegion } from '../region/index.ts';
import type { EndedSession, Session } from '../session/index.ts';
import { cartFragment, cartInAddress } from './cart-fragment.ts';
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
import { newCart, type CartState } from './cart-state.ts';
import type { CartNotice, CartStatus } from './cart-status.ts';
import { CartSync } from './cart-sync.ts';
import { leaveCart, takeLeftCart } from './left-cart.ts';
import { contentsOf, shownLine, shownPrice, type ShownLine } from './shown-lines.ts';
import { cartStorageKey, parseCart } from './stored-cart.ts';

/** What the cart needs. */
export interface CartOptions extends Environment {
  readonly region: ShopRegion;
  readonly api: Api;
  readonly session: Session;
  readonly prices: Prices;
}

/**
 * The cart (accounts.md §4). Every verb takes effect at once and is kept in the browser; the store
 * is told in the background, and the shopper when that fails.
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
  readonly #kept: Kept<CartState>;
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
    makeObservable<this, 'quote'>(this, {
      quote: observableRef,
      contents: computed,
      lines: computed,
      total: computed,
    });
  }

  /**
   * Takes up the cart that the browser keeps, sends what was not saved or asks for the store's
   * copy, and follows other tabs, the network, and who is signed in.
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

  /** What the cart is priced in (decision 5). */
  get currency(): CurrencyCode {
    return this.#kept.state.currency;
  }

  /** The id that opens this cart at the store. */
  get externalId(): string {
    return this.#kept.state.externalId;
  }

  /**
   * What the other storefront's address takes along of an anonymous shopper's cart: a fragment with
   * its external id, or nothing (decision 32).
   */
  get fragment(): string {
    const { id } = this.#kept.state;
    const goesAlong = id !== null && this.count > 0 && !this.#session.customer;
    return goesAlong ? cartFragment(this.externalId) : '';
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

  /**
   * Stands for what is in the cart: another text whenever a line, a quantity, a price or the
   * currency changed, in whichever tab. What was calculated for other contents counts no more.
   */
  get contents(): string {
    return contentsOf(this.externalId, this.currency, this.lines);
  }

  /** Cost of delivery of these contents; null while it is not known. */
  get shipping(): Money | null {
    return this.quote?.contents === this.contents ? this.quote.shipping : null;
  }

  /** The lines as they are sent, removed ones among them: a store that refuses one says its place. */
  get sentLines(): readonly CartLine[] {
    return this.#kept.state.lines;
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
    return sum([this.subtotal, this.#shippingShown], this.currency);
  }

  /** How much of the total is I.V.A.; nothing in a currency whose prices are without it. */
  get tax(): Money {
    const goods = this.lines.map(({ subtotal, taxPercent = generalTaxPercent }) => ({
      amount: subtotal,
      taxPercent,
    }));
    const delivery = { amount: this.#shippingShown, taxPercent: generalTaxPercent };
    return taxIn([...goods, delivery], this.currency);
  }

  get #shippingShown(): Money {
    const shipping = this.shipping ?? money(0, this.currency);
    return shownPrice(shipping, this.currency, this.#prices.rates);
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
    this.#changeOnPurpose((cart) => addProduct(cart, product, quantity));
    return 'added';
  }

  /** Sets the pieces of a line; below one the line is deleted. */
  setQuantity(id: ProductId, quantity: number): void {
    this.#changeOnPurpose((cart) => setQuantity(cart, id, quantity, this.#createId));
  }

  /** Takes a product out of the cart. */
  remove(id: ProductId): void {
    this.#changeOnPurpose((cart) => removeProduct(cart, id));
  }

  /**
   * Empties the cart. A customer's is emptied at the store too, where their other devices find it; a
   * guest's is forgotten, with its id.
   */
  clear(): void {
    const isKnown = this.#session.customer !== null && this.#kept.state.id !== null;
    if (isKnown) this.#changeOnPurpose(removeAll);
    else this.startAnew();
  }

  /** Begins a new cart, as when this one is bought. */
  startAnew(): void {
    this.#begin(this.currency);
  }

  /**
   * Takes over what delivery costs, as the store calculated it; null for not known.
   *
   * @param contents what it was calculated for; it counts until the cart holds something else
   */
  setShipping(shipping: Money | null, contents = this.contents): void {
    runInAction(() => {
      this.quote = shipping && { shipping, contents };
    });
  }

  /** Tries to save now what is unsaved; says whether the store knows everything. */
  flush(): Promise<boolean> {
    return this.#sync.flush();
  }

  /** Asks for the store's copy, as where its prices may have changed; says whether it knows everything. */
  refresh(): Promise<boolean> {
    return this.#sync.refresh();
  }

  /** Calls `listener` after each successful save: delivery is to be calculated again. */
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

  /** Takes up the cart that came along in the address, and takes it out of there. */
  #takeAlong(): undefined {
    const came = this.#page && cartInAddress(this.#page.address());
    if (!came) return;
    this.#page?.replaceAddress(came.address);
    if (!this.#session.customer) this.#sync.adopt(came.externalId);
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
  #followCustomer(hasSignedIn: boolean): undefined {
    const { customer } = this.#session;
    if (!customer) return;
    const left = takeLeftCart(this.#storage, customer.id);
    this.#kept.change((cart) =>
      inCurrency((activeLines(cart).length === 0 && left) || cart, this.#prices.currency),
    );
    if (hasSignedIn) this.#sync.loadOwn();
    else this.#sync.load();
  }

  /**
   * The cart goes with the session (accounts.md §4). A customer whose hour was over finds it again
   * by signing in; who signed out, or another customer, does not.
   */
  #followEnd({ customerId, byItself }: EndedSession): void {
    if (byItself) leaveCart(this.#storage, { customerId, cart: this.#kept.current() });
    this.#begin(this.#region.currency);
  }
}
