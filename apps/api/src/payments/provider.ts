import type { Lang } from '@ponte/contract/wire';
import type { Money } from '@ponte/regional/money';

/** A payment to be made at a provider. */
export interface PaymentRequest {
  /** Our id of the payment. A request repeated with the same one is the same payment. */
  readonly reference: string;
  /** What the buyer reads on the provider's page. */
  readonly description: string;
  readonly amount: Money;
  /** Where the provider sends the buyer afterwards, however it ended. */
  readonly returnUrl: string;
  /** From when on the payment must not be made any more. */
  readonly expiresAt: Date;
  readonly lang: Lang;
}

/**
 * How a payment stands. `open`: no attempt was made, or it was abandoned. `pending`: an
 * attempt was made and waits for an answer, also when an earlier one was declined.
 */
export type PaymentOutcome = 'open' | 'pending' | 'approved' | 'declined';

/** What a provider tells of a payment. */
export interface PaymentNews {
  readonly reference: string;
  readonly outcome: PaymentOutcome;
  readonly amount: Money;
}

/** A notification as it arrives over HTTP. */
export interface Notification {
  readonly body: string;
  readonly header: (name: string) => string | undefined;
}

/** Somebody who takes the buyers' money on pages of their own. */
export interface PaymentProvider {
  readonly name: string;
  /** Opens a payment and gives the address of its page. */
  open(request: PaymentRequest): Promise<{ readonly link: string }>;
  /** How a payment stands, for when no notification came; undefined when it is unknown there. */
  find(reference: string): Promise<PaymentNews | undefined>;
  /**
   * Closes a payment's page, so that nothing can be paid there any more. A payment that is approved or
   * pending stays as it is.
   */
  close(reference: string): Promise<void>;
  /**
   * What a notification says; undefined when it is not the provider's own, or too old, and
   * `unreadable` when it is its own and says nothing that can be understood.
   */
  readNotification(notification: Notification): PaymentNews | 'unreadable' | undefined;
}
