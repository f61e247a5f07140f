import type { Lang } from '@ponte/contract/wire';
import type { Money } from '@ponte/regional/money';

export interface PaymentRequest {
  /** Our id of the payment, an idempotency key. */
  readonly reference: string;
  /** Shown on the provider's page. */
  readonly description: string;
  readonly amount: Money;
  /** Where the provider redirects the buyer, whatever the outcome. */
  readonly returnUrl: string;
  /** The payment must not be made later than this. */
  readonly expiresAt: Date;
  readonly lang: Lang;
}

/**
 * `open`: no attempt was made, or it was abandoned. `pending`: an attempt waits for its result,
 * even if an earlier one was declined.
 */
export type PaymentOutcome = 'open' | 'pending' | 'approved' | 'declined';

export interface PaymentNews {
  readonly reference: string;
  readonly outcome: PaymentOutcome;
  readonly amount: Money;
}

export interface Notification {
  readonly body: string;
  readonly header: (name: string) => string | undefined;
}

/** A payment provider with pages of its own. */
export interface PaymentProvider {
  readonly name: string;
  /** Opens a payment; returns the address of its page. */
  open(request: PaymentRequest): Promise<{ readonly link: string }>;
  /** How a payment stands, for lost notifications; undefined when the provider doesn't know it. */
  find(reference: string): Promise<PaymentNews | undefined>;
  /** Closes a payment's page. An approved or pending payment stays as it is. */
  close(reference: string): Promise<void>;
  /**
   * Parses a notification; undefined when its signature is wrong or it is too old, `unreadable`
   * when it is genuine but malformed.
   */
  readNotification(notification: Notification): PaymentNews | 'unreadable' | undefined;
}
