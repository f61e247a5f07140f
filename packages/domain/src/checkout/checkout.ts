import { isValidDocument } from '@ponte/regional/documents';
import { computed, makeObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Api, ApiError } from '../api/index.ts';
import { fetchOrder, startCheckout } from '../api/orders.ts';
import type { Cart } from '../cart/index.ts';
import type { Customer } from '../entities/index.ts';
import type { KeyValueStorage, Stop } from '../environment/index.ts';
import { isPaid } from '../orders/order-rules.ts';
import { allowedPaymentLink } from '../orders/payment-link.ts';
import { keepPendingPayment } from '../orders/pending-payment.ts';
import type { Shipping } from '../shipping/index.ts';
import { BillWatch } from './bill-watch.ts';
import { billChanges, billOf, type Bill } from './bill.ts';
import { checkoutErrorOf } from './checkout-error.ts';
import { checkoutRequirement, type CheckoutRequirement } from './checkout-requirement.ts';
import {
  initialCheckout,
  isPastReview,
  type CheckoutError,
  type CheckoutEvent,
  type CheckoutPage,
  type CheckoutState,
} from './checkout-state.ts';
import { KeptCheckout } from './kept-checkout.ts';
import { nextCheckout } from './next-checkout.ts';
import { paymentMethods, type PaymentMethod, type PaymentMethodId } from './payment-methods.ts';

/** The store opens a payment at its provider first, which takes longer than its own answers. */
const timeoutMs = 30_000;

/** What a checkout needs. */
export interface CheckoutOptions {
  readonly api: Api;
  readonly cart: Cart;
  readonly shipping: Shipping;
  readonly storage: KeyValueStorage | undefined;
  /** Where the chosen way to pay goes with the tab. */
  readonly tabStorage: KeyValueStorage | undefined;
  /** Who buys; null: somebody has to sign in first. */
  readonly customer: Customer | null;
  /** Their CPF on file; null: they have none. Undefined: not known, and the store will say. */
  readonly cpf: () => string | null | undefined;
  /** Hosts to which a payment link may lead. */
  readonly paymentHosts: readonly string[];
  /** Ends everything, with the session. */
  readonly signal: AbortSignal;
}

/**
 * The checkout of the cart (accounts.md §4): review, payment, away to the provider. What it may do
 * next is decided by `nextCheckout`; this class carries it out.
 */
export class Checkout {
  state: CheckoutState = initialCheckout;
  /** The CPF as it was typed, where one is asked for. */
  cpf = '';
  private triedCpf = false;
  readonly #options: CheckoutOptions;
  readonly #kept: KeptCheckout;
  readonly #watch: BillWatch;
  #taken: string | null = null;

  constructor(options: CheckoutOptions) {
    this.#options = options;
    this.#kept = new KeptCheckout(options.tabStorage, options.customer?.id ?? null);
    this.state = this.#kept.takeUp(this.methods);
    makeObservable<this, 'triedCpf'>(this, {
      state: observableRef,
      cpf: observableRef,
      triedCpf: observableRef,
      bill: computed,
    });
    this.#watch = new BillWatch({
      bill: () => this.bill,
      wish: () => options.shipping.wish,
      send: (event) => {
        this.#forgetOwnChanges();
        this.#send(event);
      },
    });
  }

  /**
   * Follows cart and delivery for as long as a screen shows the checkout. What is changed on other
   * pages is changed on purpose, and not asked about after `show`.
   */
  start(): Stop {
    const { cart, shipping } = this.#options;
    this.#forgetOwnChanges();
    this.changeOrder();
    const stops = [
      shipping.start(),
      this.#watch.start(),
      reaction(
        () => cart.count === 0 || (shipping.state.at === 'offered' && shipping.problem !== null),
        (lost) => lost && this.#send({ type: 'choiceLost' }),
      ),
      reaction(
        () => cart.count > 0 && this.state.step === 'bought',
        (again) => again && this.#send({ type: 'begunAgain' }),
        { fireImmediately: true },
      ),
      // Who changes the cart after all buys something else.
      reaction(
        () => cart.contents,
        () => this.changeOrder(),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
      if (!this.#options.signal.aborted) this.#watch.leave();
    };
  }

  /**
   * Follows the page that the shopper is at, for as long as it is shown; its address says which one,
   * after Back, Forward and a reload too. The payment goes on from the review as soon as everything
   * is known; the review forgets what was seen at the payment. On a page that shows everything at once
   * the bill is taken for seen as soon as it is known: another one that the shopper did not make
   * there has to be confirmed.
   */
  show(page: CheckoutPage): Stop {
    switch (page) {
      case 'whole':
        return this.#watch.showWhole();
      case 'review':
        return reaction(
          () => isPastReview(this.state),
          (past) => past && this.back(),
          { fireImmediately: true },
        );
      case 'payment':
        return reaction(
          () => this.state.step === 'review' && !this.needsReview && this.bill !== null,
          (ready) => ready && this.continue(),
          { fireImmediately: true },
        );
    }
  }

  /** Whether something has to be done in the review before the payment has anything to show. */
  get needsReview(): boolean {
    const { state, obstacle } = this;
    return state.step === 'review' && (state.error !== null || obstacle !== null);
  }

  /**
   * The link to follow, once it is in hand: given once, so that who comes back stays, and finds the
   * way there on the page.
   */
  takeLink(): string | null {
    const { state } = this;
    if (state.step !== 'leaving' || state.link === this.#taken) return null;
    this.#taken = state.link;
    return state.link;
  }

  /** Begins anew with what is in the cart, after an order that was not paid. */
  changeOrder(): void {
    if (this.state.step === 'leaving') this.#send({ type: 'begunAgain' });
  }

  /** What this shopper can pay with, in the order in which it is offered. */
  get methods(): readonly PaymentMethod[] {
    const { customer } = this.#options;
    return customer ? paymentMethods[customer.kind] : [];
  }

  /** What is missing before it can go on to the payment; null when nothing is. */
  get requirement(): CheckoutRequirement | null {
    const { customer, cart, shipping } = this.#options;
    return checkoutRequirement({
      signedIn: customer !== null,
      count: cart.count,
      shippingProblem: shipping.problem,
    });
  }

  /** What is to be paid by now; null while something is missing or being calculated. */
  get bill(): Bill | null {
    return this.requirement ? null : billOf(this.#options.cart);
  }

  /** Whether the chosen way to pay needs a CPF and the customer has none on file (decision 48). */
  get asksCpf(): boolean {
    const { state } = this;
    const chosen = 'method' in state ? state.method : null;
    const { document } = this.methods.find(({ id }) => id === chosen) ?? {};
    return (
      document === 'CPF' && (this.#options.cpf() === null || this.error?.kind === 'cpfMissing')
    );
  }

  /** Whether the CPF that was typed can't be one, once paying was tried. */
  get isCpfWrong(): boolean {
    return this.triedCpf && this.asksCpf && !isValidDocument('cpf', this.cpf);
  }

  /** Takes over the CPF as it is typed. */
  setCpf(cpf: string): void {
    runInAction(() => {
      this.cpf = cpf;
    });
  }

  /** Why paying did not begin. */
  get error(): CheckoutError | null {
    return 'error' in this.state ? this.state.error : null;
  }

  /** Whether pay can be pressed: a method is chosen and nothing is under way. */
  get canPay(): boolean {
    const { state, bill } = this;
    return state.step === 'payment' && state.method !== null && bill !== null;
  }

  /** What has to be done before the payment; what the store changed has to be seen, as the last. */
  get obstacle(): CheckoutRequirement | null {
    const hasChanged = this.#options.cart.notice?.kind === 'changed';
    return this.requirement ?? (hasChanged ? 'changes' : null);
  }

  /**
   * Goes on to the payment; says what has to be done first when it can't. After a reload a bill that
   * is another than the one seen there is shown first.
   */
  continue(): CheckoutRequirement | null {
    const { obstacle, bill } = this;
    if (bill && !obstacle) this.#send({ type: 'continued', bill });
    return obstacle;
  }

  /**
   * Back to the review, as after changing the cart on purpose: what was seen, or went wrong, before
   * counts no more.
   */
  back(): void {
    this.#send({ type: 'wentBack' });
    this.#watch.see();
  }

  /** Chooses how to pay: kept through a reload and a session that ends, until something is bought. */
  chooseMethod(method: PaymentMethodId): void {
    this.#send({ type: 'methodChosen', method });
  }

  /** Takes what changed: the new total is to be paid. */
  confirmChanges(): void {
    this.#options.cart.dismissNotice();
    this.#send({ type: 'changesConfirmed' });
  }

  /**
   * Pays what was shown: once, however often it is pressed. Then the state is `leaving`, with the
   * link to go to; or it says what has to be seen or done first.
   */
  async pay(): Promise<void> {
    if (!this.canPay) return;
    runInAction(() => {
      this.triedCpf = true;
    });
    if (this.isCpfWrong) return;
    this.#send({ type: 'payPressed' });
    if (this.state.step === 'paying') await this.#begin(true);
  }

  /** Both steps at once, for a page that shows them as one. */
  async finish(): Promise<CheckoutRequirement | null> {
    if (this.state.step === 'review') {
      const missing = this.continue();
      if (missing) return missing;
    }
    await this.pay();
    return null;
  }

  async #begin(mayRenew: boolean): Promise<void> {
    const { api, cart, shipping, signal } = this.#options;
    const { state } = this;
    const { destination } = shipping;
    const { option, point } = shipping.choice ?? {};
    if (state.step !== 'paying' || !option || !destination) return;
    const { externalId } = cart;
    const result = await startCheckout(
      api,
      {
        cartExternalId: externalId,
        deliveryToken: option.token,
        shipping: option.price,
        addressId: destination.kind === 'address' ? destination.addressId : null,
        serviceId: option.serviceId,
        point: point ? { id: point.id, cityId: point.city.id } : null,
        method: state.method,
        cpf: this.asksCpf ? this.cpf : null,
      },
      { signal, timeoutMs },
    );
    if (signal.aborted || this.state !== state) return;
    if (result.ok) return this.#leave(result.value.link, result.value.orderId ?? externalId);
    if (result.error.kind === 'conflict') return this.#compare(result.error, mayRenew);
    this.#refuse(checkoutErrorOf(result.error, cart.sentLines));
  }

  /** The link is in hand. The cart stays until its order is paid (decision 39). */
  #leave(given: string | null, orderId: string): void {
    const { cart, customer, storage, paymentHosts } = this.#options;
    const link = allowedPaymentLink(given, paymentHosts);
    if (!link) {
      const kind = given === null ? 'noLink' : 'linkRefused';
      return this.#refuse({ kind });
    }
    const cartId = cart.externalId;
    if (customer) keepPendingPayment(storage, { customerId: customer.id, orderId, cartId });
    this.#send({ type: 'linked', link, orderId });
    this.#kept.clear();
  }

  /** The store says that something is another than it was shown: what, line by line. */
  async #compare(
    conflict: Extract<ApiError, { readonly kind: 'conflict' }>,
    mayRenew: boolean,
  ): Promise<void> {
    const { cart, shipping, signal } = this.#options;
    const { state } = this;
    if (state.step !== 'paying') return;
    if (!conflict.amounts && (await this.#findBought())) return;
    const seen = shipping.choice;
    await cart.refresh();
    await shipping.renew();
    // A bill that is another was seen by `start` meanwhile, and is shown.
    if (signal.aborted || this.state !== state) return;
    const { bill } = this;
    const changes = bill && billChanges(state.bill, bill);
    if (changes) return this.#send({ type: 'billChanged', bill });
    const sameWay = seen?.option?.serviceId === shipping.choice?.option?.serviceId;
    if (!bill || !sameWay) return this.#refuse({ kind: 'deliveryGone' });
    // Only the store's signature had become too old: the same total goes on with a fresh one.
    if (mayRenew) return this.#begin(false);
    this.#refuse({ kind: 'call', error: conflict });
  }

  #refuse(error: CheckoutError): void {
    this.#send({ type: 'refused', error });
    this.#watch.see();
  }

  /** Whether this cart was paid already, in another tab or before its answer was lost. */
  async #findBought(): Promise<boolean> {
    const { api, cart, signal } = this.#options;
    const result = await fetchOrder(api, cart.externalId, { signal });
    if (signal.aborted || !result.ok || !isPaid(result.value.payments)) return false;
    this.#leaveBought(result.value.externalId);
    return true;
  }

  /** The cart is bought: that and its end are seen at once. */
  #leaveBought(orderId: string): void {
    runInAction(() => {
      this.#send({ type: 'foundBought', orderId });
      this.#kept.clear();
      this.#options.cart.startAnew();
    });
  }

  /** Another page of this tab may have changed the cart while this one was left, or kept for Back. */
  #forgetOwnChanges(): void {
    if (this.#kept.isSeenForgotten()) this.#send({ type: 'wentBack' });
  }

  #send(event: CheckoutEvent): void {
    const state = nextCheckout(this.state, event);
    if (state === this.state) return;
    runInAction(() => {
      this.state = state;
    });
    this.#kept.keep(state);
  }
}
