import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../api/index.ts';
import type { Cart } from '../cart/index.ts';
import type { Clock, KeyValueStorage, Page, Stop } from '../environment/index.ts';
import { standingOf, allowedPaymentLink } from '../orders/order-rules.ts';
import { standingOfProgress } from '../orders/order-standing.ts';
import {
  forgetPendingPayment,
  readPendingPayment,
  type PendingPayment,
  finishPurchase,
} from '../orders/pending-payment.ts';

type UnpaidState = 'awaitingPayment' | 'confirming' | 'underReview' | 'ranOut';

/** An unpaid order that its customer was sent to pay. */
export interface OrderToPay {
  readonly orderId: string;
  /** Null when it can't be paid now. */
  readonly link: string | null;
  /** Only `awaitingPayment` is to be paid: otherwise another payment would be a duplicate, or comes too late. */
  readonly state: UnpaidState;
  /** Until when it can be paid, or when it ran out; null when unknown. */
  readonly payUntil: string | null;
  /** Whether it is the current cart's order: another choice replaces it. */
  readonly isOfThisCart: boolean;
}

export interface UnpaidOrderOptions {
  readonly api: Api;
  readonly cart: Cart;
  readonly clock: Clock;
  readonly page: Page | undefined;
  readonly storage: KeyValueStorage | undefined;
  readonly customerId: string | null;
  readonly paymentHosts: readonly string[];
  /** Aborted when the session ends. */
  readonly signal: AbortSignal;
}

interface Known extends PendingPayment, Pick<OrderToPay, 'link' | 'state' | 'payUntil'> {}

/**
 * The order that this browser sent its customer to pay, while it is unpaid (decision 39). A shopper
 * who returns without paying finds the cart, and a notice.
 */
export class UnpaidOrder {
  private known: Known | null = null;
  readonly #options: UnpaidOrderOptions;

  constructor(options: UnpaidOrderOptions) {
    this.#options = options;
    makeAutoObservable<this, 'known'>(this, { known: observableRef });
  }

  /** Null while there is none, or it is unknown. */
  get order(): OrderToPay | null {
    if (!this.known) return null;
    const { cartId, customerId: _, ...known } = this.known;
    return { ...known, isOfThisCart: cartId === this.#options.cart.externalId };
  }

  /** Checks now and whenever the customer returns to the page. */
  start(): Stop {
    const { signal, page } = this.#options;
    const controller = new AbortController();
    const end = () => controller.abort();
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    void this.#ask(controller.signal);
    const stop = page?.onReturn(() => void this.#ask(controller.signal));
    return () => {
      stop?.();
      signal.removeEventListener('abort', end);
      end();
    };
  }

  async #ask(signal: AbortSignal): Promise<void> {
    const { api, cart, clock, storage, customerId, paymentHosts } = this.#options;
    if (signal.aborted) return;
    const pending = customerId === null ? null : readPendingPayment(storage, customerId);
    if (!pending) return this.known?.state === 'ranOut' ? undefined : this.become(null);
    const result = await api.call('listPayments', { externalId: pending.orderId, signal });
    if (signal.aborted) return;
    if (!result.ok) {
      // After any other failure the last known state stands.
      if (result.error.kind === 'notFound') this.#forget();
      return;
    }
    const standing = standingOf(result.value);
    if (standing === 'paid') {
      finishPurchase({ cart, storage }, pending);
      return this.become(null);
    }
    const { state, payUntil, endedAt } = standingOfProgress(result.value, clock.now());
    const known = { ...pending, link: null };
    if (state === 'cancelled') return this.#forget();
    if (state === 'ranOut') {
      // Said until the page is left; its goods are in the cart.
      forgetPendingPayment(storage);
      return this.become({ ...known, state, payUntil: endedAt });
    }
    if (state === 'underReview') return this.become({ ...known, state, payUntil: null });
    if (state === 'confirming' || standing === 'pending') {
      return this.become({ ...known, state: 'confirming', payUntil: null });
    }
    if (state !== 'awaitingPayment') return this.become(null);
    const link = allowedPaymentLink(result.value.link, paymentHosts);
    this.become({ ...known, link, state, payUntil });
  }

  #forget(): void {
    forgetPendingPayment(this.#options.storage);
    this.become(null);
  }

  private become(known: Known | null): void {
    this.known = known;
  }
}
