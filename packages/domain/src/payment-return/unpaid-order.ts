import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../api/index.ts';
import { fetchPayments } from '../api/orders.ts';
import type { Cart } from '../cart/index.ts';
import type { KeyValueStorage, Page, Stop } from '../environment/index.ts';
import { isEnded, standingOf, allowedPaymentLink } from '../orders/order-rules.ts';
import {
  forgetPendingPayment,
  readPendingPayment,
  type PendingPayment,
  finishPurchase,
} from '../orders/pending-payment.ts';

/** An unpaid order that its customer was sent to pay. */
export interface OrderToPay {
  readonly orderId: string;
  /** Null while a payment is being confirmed, or when it can't be made. */
  readonly link: string | null;
  /** Whether an attempt awaits its result: another would risk a duplicate payment. */
  readonly isPending: boolean;
  /** Whether it is the current cart's order: another choice replaces it. */
  readonly isOfThisCart: boolean;
}

export interface UnpaidOrderOptions {
  readonly api: Api;
  readonly cart: Cart;
  readonly page: Page | undefined;
  readonly storage: KeyValueStorage | undefined;
  readonly customerId: string | null;
  readonly paymentHosts: readonly string[];
  /** Aborted when the session ends. */
  readonly signal: AbortSignal;
}

interface Known extends PendingPayment {
  readonly link: string | null;
  readonly isPending: boolean;
}

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
    const { orderId, cartId, link, isPending } = this.known;
    return { orderId, link, isPending, isOfThisCart: cartId === this.#options.cart.externalId };
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
    const { api, cart, storage, customerId, paymentHosts } = this.#options;
    if (signal.aborted) return;
    const pending = customerId === null ? null : readPendingPayment(storage, customerId);
    if (!pending) return this.become(null);
    const result = await fetchPayments(api, pending.orderId, { signal });
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
    if (isEnded(result.value.payments)) return this.#forget();
    const isPending = standing === 'pending' || standing === 'underReview';
    const link = isPending ? null : allowedPaymentLink(result.value.link, paymentHosts);
    this.become({ ...pending, link, isPending });
  }

  #forget(): void {
    forgetPendingPayment(this.#options.storage);
    this.become(null);
  }

  private become(known: Known | null): void {
    this.known = known;
  }
}
