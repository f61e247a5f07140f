import { isValidDocument } from '@ponte/regional/documents';
import { action, computed, makeObservable, observableRef, reaction } from 'mobx';
import type { Api } from '../api/index.ts';
import type { Cart } from '../cart/index.ts';
import type { Customer, OfferedWay } from '../entities/index.ts';
import type { KeyValueStorage, Stop } from '../environment/index.ts';
import type { Shipping } from '../shipping/index.ts';
import { BillWatch, billOf, type Bill } from './bill.ts';
import {
  checkoutRequirement,
  type CheckoutRequirement,
  initialCheckout,
  isPastReview,
  type CheckoutError,
  type CheckoutEvent,
  type CheckoutPage,
  type CheckoutState,
} from './checkout-state.ts';
import { nextCheckout } from './next-checkout.ts';
import { paymentMethodsOf, type PaymentMethod, type PaymentMethodId } from './payment-methods.ts';
import { PaymentRequest } from './payment-request.ts';
import type { CartNote, StoredCheckout } from './stored-checkout.ts';

export interface CheckoutOptions {
  readonly api: Api;
  readonly cart: Cart;
  readonly shipping: Shipping;
  readonly storage: KeyValueStorage | undefined;
  /** What the tab stores of it. */
  readonly stored: StoredCheckout;
  /** Null: the shopper has to sign in first. */
  readonly customer: Customer | null;
  /** The CPF on file; null when there is none, undefined while unknown. */
  readonly cpf: () => string | null | undefined;
  /** What the store offers to all customers. */
  readonly paymentWays: () => readonly OfferedWay[];
  /** Whether the store keeps a note with the order. */
  readonly takesNotes: () => boolean;
  readonly paymentHosts: readonly string[];
  /** Aborted when the session ends. */
  readonly signal: AbortSignal;
}

/**
 * The checkout (accounts.md §4): review, payment, redirect to the provider. `nextCheckout` decides
 * the transitions; this class performs their effects.
 */
export class Checkout {
  state: CheckoutState = initialCheckout;
  /** The CPF as typed. */
  cpf = '';
  private triedCpf = false;
  private keptNote: CartNote | null;
  readonly #options: CheckoutOptions;
  readonly #kept: StoredCheckout;
  readonly #watch: BillWatch;
  readonly #request: PaymentRequest;
  #taken: string | null = null;

  constructor(options: CheckoutOptions) {
    this.#options = options;
    this.#kept = options.stored;
    this.state = this.#kept.takeUp(this.methods);
    this.keptNote = this.#kept.note;
    makeObservable<this, 'triedCpf' | 'keptNote' | 'become'>(this, {
      state: observableRef,
      cpf: observableRef,
      triedCpf: observableRef,
      keptNote: observableRef,
      bill: computed,
      setCpf: action,
      setNote: action,
      pay: action,
      become: action,
    });
    this.#watch = new BillWatch({
      bill: () => this.bill,
      wish: () => options.shipping.wish,
      send: (event) => {
        this.#forgetOwnChanges();
        this.#send(event);
      },
    });
    this.#request = new PaymentRequest({
      ...options,
      state: () => this.state,
      bill: () => this.bill,
      cpf: () => (this.asksCpf ? this.cpf : null),
      note: () => (this.takesNotes ? this.note : ''),
      tell: (event) => this.#send(event),
      refuse: (error) => this.#refuse(error),
      forget: () => this.#kept.clear(),
    });
  }

  /**
   * Follows cart and delivery while a checkout screen is open. Changes made on other pages are the
   * shopper's own, and need no confirmation after `show`.
   */
  start(): Stop {
    const { cart, shipping } = this.#options;
    this.#forgetOwnChanges();
    this.changeOrder();
    const stops = [
      shipping.start(),
      this.#watch.start(),
      reaction(
        () =>
          cart.lineCount === 0 || (shipping.state.at === 'offered' && shipping.problem !== null),
        (lost) => lost && this.#send({ type: 'choiceLost' }),
      ),
      reaction(
        () => cart.lineCount > 0 && this.state.step === 'bought',
        (again) => again && this.#send({ type: 'begunAgain' }),
        { fireImmediately: true },
      ),
      // After a purchase, a changed cart is a new one.
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
   * Follows the page that is shown, as its address says, also after Back, Forward and a reload. The
   * payment page continues from the review once everything is known; the review forgets the bill
   * seen at payment. On a single page each bill counts as seen, and changes that the shopper did
   * not make there have to be confirmed.
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

  /** Whether the payment page can't be shown before something is done in the review. */
  get needsReview(): boolean {
    const { state, obstacle } = this;
    return state.step === 'review' && (state.error !== null || obstacle !== null);
  }

  /**
   * Returns the payment link once, so that a shopper who comes back stays, and finds the link on
   * the page.
   */
  takeLink(): string | null {
    const { state } = this;
    if (state.step !== 'leaving' || state.link === this.#taken) return null;
    this.#taken = state.link;
    return state.link;
  }

  /** Starts over with the cart, after an unpaid order. */
  changeOrder(): void {
    if (this.state.step === 'leaving') this.#send({ type: 'begunAgain' });
  }

  /** What this shopper chooses from, in display order; where it is empty, the choice is made on the payment page. */
  get methods(): readonly PaymentMethod[] {
    const { customer, paymentWays } = this.#options;
    return customer ? paymentMethodsOf(paymentWays(), customer.kind) : [];
  }

  /** Null when all requirements are met. */
  get requirement(): CheckoutRequirement | null {
    const { customer, cart, shipping } = this.#options;
    return checkoutRequirement({
      signedIn: customer !== null,
      count: cart.lineCount,
      shippingProblem: shipping.problem,
    });
  }

  /** Null while something is missing or being calculated. */
  get bill(): Bill | null {
    return this.requirement ? null : billOf(this.#options.cart);
  }

  /** Whether the chosen method needs a CPF and none is on file (decision 48). */
  get asksCpf(): boolean {
    const { state } = this;
    const chosen = 'method' in state ? state.method : null;
    const { document } = this.methods.find(({ id }) => id === chosen) ?? {};
    return (
      document === 'CPF' && (this.#options.cpf() === null || this.error?.kind === 'cpfMissing')
    );
  }

  /** Whether the typed CPF is invalid; false until paying was tried. */
  get isCpfWrong(): boolean {
    return this.triedCpf && this.asksCpf && !isValidDocument('cpf', this.cpf);
  }

  setCpf(cpf: string): void {
    this.cpf = cpf;
  }

  get takesNotes(): boolean {
    return this.#options.takesNotes();
  }

  /** The note to the shop as typed, which stays with its cart until that is bought. */
  get note(): string {
    const { keptNote } = this;
    return keptNote?.cartId === this.#options.cart.externalId ? keptNote.text : '';
  }

  setNote(text: string): void {
    this.keptNote = { cartId: this.#options.cart.externalId, text };
    this.#kept.note = this.keptNote;
  }

  get error(): CheckoutError | null {
    return 'error' in this.state ? this.state.error : null;
  }

  /** Whether there are methods, and none of them is chosen. */
  get needsMethod(): boolean {
    const { state, methods } = this;
    const chosen = 'method' in state ? state.method : null;
    return methods.length > 0 && !methods.some(({ id }) => id === chosen);
  }

  /** A method is chosen where there are any, and nothing is under way. */
  get canPay(): boolean {
    const { state, bill } = this;
    if (state.step !== 'payment' || bill === null) return false;
    return !this.needsMethod;
  }

  /** The first unmet requirement; unseen changes by the store come last. */
  get obstacle(): CheckoutRequirement | null {
    const hasChanged = this.#options.cart.notice?.kind === 'changed';
    return this.requirement ?? (hasChanged ? 'changes' : null);
  }

  /**
   * Continues to payment; returns the first unmet requirement if there is one. After a reload, a
   * changed bill is shown first.
   */
  continue(): CheckoutRequirement | null {
    const { obstacle, bill } = this;
    if (bill && !obstacle) this.#send({ type: 'continued', bill });
    return obstacle;
  }

  /**
   * Returns to the review, for example after a change of the cart: seen bill and errors are
   * forgotten.
   */
  back(): void {
    this.#send({ type: 'wentBack' });
    this.#watch.see();
  }

  /** Persists through a reload and an expired session, until a purchase. */
  chooseMethod(method: PaymentMethodId): void {
    this.#send({ type: 'methodChosen', method });
  }

  /** Accepts the changed bill. */
  confirmChanges(): void {
    this.#options.cart.dismissNotice();
    this.#send({ type: 'changesConfirmed' });
  }

  /**
   * Pays the shown bill; idempotent while pending. The state becomes `leaving` with the payment
   * link, or says what to see or do first.
   */
  async pay(): Promise<void> {
    if (!this.canPay) return;
    this.triedCpf = true;
    if (this.isCpfWrong) return;
    this.#send({ type: 'payPressed' });
    if (this.state.step === 'paying') await this.#request.send();
  }

  /** Both steps at once, for a single-page checkout. */
  async finish(): Promise<CheckoutRequirement | null> {
    if (this.state.step === 'review') {
      const missing = this.continue();
      if (missing) return missing;
    }
    await this.pay();
    return null;
  }

  #refuse(error: CheckoutError): void {
    this.#send({ type: 'refused', error });
    this.#watch.see();
  }

  /** Another page of this tab may have changed the cart meanwhile (back-forward cache). */
  #forgetOwnChanges(): void {
    if (this.#kept.isSeenForgotten()) this.#send({ type: 'wentBack' });
  }

  #send(event: CheckoutEvent): void {
    const state = nextCheckout(this.state, event);
    if (state === this.state) return;
    this.become(state);
    this.#kept.keep(state);
  }

  private become(state: CheckoutState): void {
    this.state = state;
  }
}
