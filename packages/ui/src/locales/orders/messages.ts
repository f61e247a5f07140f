import type { PaymentMethod } from '../../payment-methods/index.ts';
import type { OrderStatus } from '../../status-badge/index.ts';

/** The kit's texts of orders, payment and the team; part of `KitMessages`. */
export interface OrderMessages {
  readonly order: {
    readonly number: (number: string) => string;
    /** After the pictures that show: how many products more. */
    readonly more: (count: number) => string;
    readonly statuses: Readonly<Record<OrderStatus, string>>;
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
    /** What a way to pay asks for, where it does. */
    readonly needs: Readonly<Partial<Record<PaymentMethod, string>>>;
  };
  readonly team: {
    readonly write: string;
  };
}
