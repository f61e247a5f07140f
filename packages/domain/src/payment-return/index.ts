import type { OrderStanding, OrderState } from '@ponte/contract/order-standing';
import type { PaymentWay } from '@ponte/contract/orders';
import type { Money } from '@ponte/regional/money';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../api/index.ts';
import type { Cart } from '../cart/index.ts';
import type { PaymentProgress } from '../entities/index.ts';
import type { Clock, KeyValueStorage, Page, Stop } from '../environment/index.ts';
import {
  allowedPaymentLink,
  paymentEndOf,
  paymentWayOf,
  refundOf,
  standingOf,
  type PaymentEnd,
  type PaymentStanding,
  type Refund,
} from '../orders/order-rules.ts';
import { standingOfProgress } from '../orders/order-standing.ts';
import { readPendingPayment, finishPurchase } from '../orders/pending-payment.ts';
import { poll } from '../poll/index.ts';
import { definePersonalArea, type PersonalScope, type Shop } from '../shop/index.ts';
import { UnpaidOrder } from './unpaid-order.ts';

/** Polling interval and number of polls (accounts.md §9). */
const everyMs = 5000;
const attempts = 30;

/** What this browser knows about a payment; docs/state-machines.md says what ends polling. */
export type PaymentReturnState =
  | { readonly at: 'idle' }
  /** No order is named, or it doesn't exist. */
  | { readonly at: 'missing' }
  /** The store requires its customer to be signed in. */
  | { readonly at: 'signIn' }
  /** A request is pending, or an attempt waits for the provider. */
  | { readonly at: 'checking'; readonly orderId: string }
  /** The cart is bought and removed. */
  | { readonly at: 'paid'; readonly orderId: string }
  /** Money came that the store has to check: nothing has to be paid. */
  | { readonly at: 'underReview'; readonly orderId: string }
  /** Declined: paying can be tried again. A later attempt is still noticed. */
  | { readonly at: 'declined'; readonly orderId: string }
  /** No attempt yet: it can be paid now. An attempt is still noticed. */
  | { readonly at: 'unpaid'; readonly orderId: string }
  /** It was not paid in time, or was cancelled. A late payment is still noticed. */
  | { readonly at: 'ranOut' | 'cancelled'; readonly orderId: string }
  /** Not settled in time: being confirmed, which is not a failure. */
  | { readonly at: 'confirming'; readonly orderId: string };

export interface PaymentReturnOptions {
  readonly api: Api;
  readonly cart: Cart;
  readonly clock: Clock;
  readonly page: Page | undefined;
  readonly storage: KeyValueStorage | undefined;
  /** Null: without a session, where only the address names the payment. */
  readonly customerId: string | null;
  readonly paymentHosts: readonly string[];
  /** Aborted when the session ends. */
  readonly signal: AbortSignal;
}

const nothingKnown = { payments: [], isRefunding: false, isUnderReview: false };

/** The return from the payment provider: polls until the payment is made (accounts.md §4). */
export class PaymentReturn {
  state: PaymentReturnState = { at: 'idle' };
  private progress: PaymentProgress | null = null;
  readonly #options: PaymentReturnOptions;
  #controller: AbortController | undefined;
  #isPolling = false;

  constructor(options: PaymentReturnOptions) {
    this.#options = options;
    makeAutoObservable<this, 'progress'>(this, { state: observableRef, progress: observableRef });
    options.signal.addEventListener('abort', () => this.#controller?.abort(), { once: true });
  }

  /** The followed order; null while unknown. */
  get orderId(): string | null {
    return 'orderId' in this.state ? this.state.orderId : null;
  }

  /** Null while unknown. */
  get amount(): Money | null {
    return this.progress?.amount ?? null;
  }

  /** How it was or is to be paid; null while unknown, and when that is chosen on the payment page. */
  get way(): PaymentWay | null {
    return paymentWayOf(this.progress?.payments ?? []);
  }

  /** What went back; null while unknown, and before that. */
  get refund(): Refund | null {
    return refundOf(this.progress?.payments ?? []);
  }

  /** What became of it; `awaiting` while unknown. */
  get end(): PaymentEnd {
    const { payments, isRefunding, isUnderReview } = this.progress ?? nothingKnown;
    const checked = isUnderReview ? 'underReview' : undefined;
    return paymentEndOf(payments, isRefunding ? 'refunding' : checked);
  }

  /** What was really paid, while another amount is being checked. */
  get paidAmount(): Money | null {
    return this.progress?.payments.find(({ paid }) => paid !== null)?.paid ?? null;
  }

  /** Until when it can be paid, and when it ended unpaid; null while unknown. */
  get standing(): OrderStanding | null {
    const { clock } = this.#options;
    return this.progress && standingOfProgress(this.progress, clock.now());
  }

  /** Where to continue the payment; null when it can't be made. */
  get link(): string | null {
    return allowedPaymentLink(this.progress?.link ?? null, this.#options.paymentHosts);
  }

  /**
   * Follows a payment until it is made or stopped.
   * @param orderId the order in the address; null for the one that this customer was sent to pay
   */
  start(orderId: string | null): Stop {
    const { storage, customerId, signal } = this.#options;
    const known = orderId ?? readPendingPayment(storage, customerId)?.orderId ?? null;
    this.#controller?.abort();
    this.progress = null;
    if (known === null || signal.aborted) {
      this.become({ at: 'missing' });
      return () => undefined;
    }
    const controller = new AbortController();
    this.#controller = controller;
    void this.#follow(known, controller.signal);
    return () => controller.abort();
  }

  /** Polls again after the time ran out, unless the page was left. */
  checkAgain(): void {
    const { orderId } = this;
    if (this.#isPolling || orderId === null) return;
    if (!this.#controller || this.#controller.signal.aborted) return;
    void this.#follow(orderId, this.#controller.signal);
  }

  async #follow(orderId: string, signal: AbortSignal): Promise<void> {
    const { api, cart, clock, page, storage, customerId } = this.#options;
    this.become({ at: 'checking', orderId });
    this.#isPolling = true;
    const outcome = await poll<'paid' | 'missing' | 'signIn'>({
      clock,
      page,
      everyMs,
      attempts,
      signal,
      ask: async (asking) => {
        const result = await api.call('listPayments', { externalId: orderId, signal: asking });
        if (asking.aborted) return undefined;
        if (result.ok) return this.take(orderId, result.value);
        if (result.error.kind === 'unauthorized') return 'signIn';
        return result.error.kind === 'notFound' ? 'missing' : undefined;
      },
    });
    if (outcome.kind === 'stopped') return;
    this.#isPolling = false;
    if (outcome.kind === 'exhausted') {
      if (this.state.at === 'checking') this.become({ at: 'confirming', orderId });
      return;
    }
    if (outcome.value !== 'paid') return this.become({ at: outcome.value });
    this.become({ at: 'paid', orderId });
    const pending = readPendingPayment(storage, customerId);
    finishPurchase({ cart, storage }, pending?.orderId === orderId ? pending : null);
  }

  /** Only a made payment ends polling (decision 40). */
  private take(orderId: string, progress: PaymentProgress): 'paid' | undefined {
    const standing = standingOf(progress);
    this.progress = progress;
    if (standing === 'paid') return 'paid';
    const at = placeOf(standing, standingOfProgress(progress, this.#options.clock.now()).state);
    if (this.state.at !== at) this.become({ at, orderId });
    return undefined;
  }

  private become(state: PaymentReturnState): void {
    this.state = state;
  }
}

/** An order that ended, or whose time to pay has just ended, is not offered to be paid. */
function placeOf(standing: Exclude<PaymentStanding, 'paid'>, state: OrderState) {
  if (state === 'ranOut' || state === 'cancelled') return state;
  return standing === 'pending' || state === 'confirming' ? 'checking' : standing;
}

const optionsOf = (
  { api, cart, options: { clock, page, storage }, region: { paymentHosts } }: Shop,
  { customerId, signal }: PersonalScope,
): PaymentReturnOptions => ({ api, cart, clock, page, storage, customerId, paymentHosts, signal });

export const paymentReturnOf = /* @__PURE__ */ definePersonalArea(
  (shop, context) => new PaymentReturn(optionsOf(shop, context)),
);

export const unpaidOrderOf = /* @__PURE__ */ definePersonalArea(
  (shop, context) => new UnpaidOrder(optionsOf(shop, context)),
);

export type { OrderToPay, UnpaidOrder } from './unpaid-order.ts';
