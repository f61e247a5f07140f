type Status =
  | 'ordered'
  | 'awaiting'
  | 'awaitingPayment'
  | 'confirming'
  | 'authorized'
  | 'paid'
  | 'finished'
  | 'shipped'
  | 'readyForPickup'
  | 'collected'
  | 'delivered'
  | 'underReview'
  | 'refunding'
  | 'refunded'
  | 'refundedInPart'
  | 'chargedBack'
  | 'declined'
  | 'cancelled'
  | 'ranOut';

/** Ways to pay: Brazil's first, then Paraguay's. */
export type PaymentMethod =
  | 'voucher'
  | 'pix'
  | 'gateway'
  | 'qr'
  | 'wallet'
  | 'transfer'
  | 'card'
  | 'bank'
  | 'paymentPoints';

export interface OrdersMessages {
  readonly order: {
    readonly number: (number: string) => string;
    /** After the pictures that show: how many products more. */
    readonly more: (count: number) => string;
    readonly statuses: Readonly<Record<Status, string>>;
    readonly timeline: string;
    /** After a step of the timeline, for screen readers. */
    readonly steps: Readonly<Record<'done' | 'current' | 'upcoming', string>>;
    readonly pickupCode: string;
    readonly pickupText: string;
    readonly copyCode: string;
    readonly codeCopied: string;
  };
  readonly payment: {
    readonly label: string;
    readonly choose: string;
    readonly names: Readonly<Record<PaymentMethod, string>>;
    /** A card in instalments; `most` is more than 1. */
    readonly instalments: (most: number) => string;
    /** What a way to pay asks for. */
    readonly needs: Readonly<Record<'cpf', string>>;
  };
  readonly steps: {
    readonly label: string;
    readonly done: string;
  };
}
