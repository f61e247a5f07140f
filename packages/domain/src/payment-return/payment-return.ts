import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Api } from '../api/index.ts';
import { fetchPayments } from '../api/orders.ts';
import type { Clock, KeyValueStorage, Page, Stop } from '../environment/index.ts';
import { isDeclined, isPaid } from '../orders/order-rules.ts';
import { forgetPendingPayment, readPendingPayment } from '../orders/pending-payment.ts';
import { poll } from '../poll/index.ts';

/** How often the store is asked, and how many times (accounts.md §9). */
const everyMs = 5000;
const attempts = 30;

/** How far a payment is, as far as this browser knows. */
export type PaymentReturnState =
  | { readonly at: 'idle' }
  /** No order is named, or the customer has no such. */
  | { readonly at: 'missing' }
  | { readonly at: 'checking'; readonly orderId: string }
  | { readonly at: 'paid'; readonly orderId: string }
  /** The provider says that nothing was paid: paying can be tried again. */
  | { readonly at: 'declined'; readonly orderId: string }
  /** No answer settled it in time. It is being confirmed, and may well be paid: it did not fail. */
  | { readonly at: 'confirming'; readonly orderId: string };

/** What following a payment needs. */
export interface PaymentReturnOptions {
  readonly api: Api;
  readonly clock: Clock;
  readonly page: Page | undefined;
  readonly storage: KeyValueStorage | undefined;
  readonly customerId: string | null;
  /** Ends it with the session. */
  readonly signal: AbortSignal;
}

/** The way back from the payment provider: asks until the payment is settled (accounts.md §4). */
export class PaymentReturn {
  state: PaymentReturnState = { at: 'idle' };
  readonly #options: PaymentReturnOptions;
  #controller: AbortController | undefined;

  constructor(options: PaymentReturnOptions) {
    this.#options = options;
    makeObservable(this, { state: observableRef });
    options.signal.addEventListener('abort', () => this.#controller?.abort(), { once: true });
  }

  /** The order whose payment is followed; null while none is known. */
  get orderId(): string | null {
    return 'orderId' in this.state ? this.state.orderId : null;
  }

  /**
   * Follows the payment of an order until it is settled or stopped.
   *
   * @param orderId the one that the address names; null: the one that this customer was sent to pay
   */
  start(orderId: string | null): Stop {
    const { storage, customerId, signal } = this.#options;
    const known = orderId ?? readPendingPayment(storage, customerId);
    this.#controller?.abort();
    if (known === null || signal.aborted) {
      this.#become({ at: 'missing' });
      return () => undefined;
    }
    const controller = new AbortController();
    this.#controller = controller;
    void this.#follow(known, controller.signal);
    return () => controller.abort();
  }

  /** Asks again, as often as before, after the time was up. */
  checkAgain(): void {
    if (this.state.at === 'confirming') this.start(this.state.orderId);
  }

  async #follow(orderId: string, signal: AbortSignal): Promise<void> {
    const { api, clock, page, storage } = this.#options;
    this.#become({ at: 'checking', orderId });
    const outcome = await poll<'paid' | 'declined' | 'missing'>({
      clock,
      page,
      everyMs,
      attempts,
      signal,
      ask: async (asking) => {
        const result = await fetchPayments(api, orderId, { signal: asking });
        if (!result.ok) return result.error.kind === 'notFound' ? 'missing' : undefined;
        if (isPaid(result.value)) return 'paid';
        return isDeclined(result.value) ? 'declined' : undefined;
      },
    });
    if (outcome.kind === 'stopped') return;
    if (outcome.kind === 'exhausted') return this.#become({ at: 'confirming', orderId });
    if (outcome.value === 'paid') forgetPendingPayment(storage);
    this.#become(outcome.value === 'missing' ? { at: 'missing' } : { at: outcome.value, orderId });
  }

  #become(state: PaymentReturnState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
