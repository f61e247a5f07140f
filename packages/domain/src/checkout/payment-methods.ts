import type { CustomerKind } from '../entities/index.ts';

/** How an order can be paid (accounts.md §1). */
export type PaymentMethodId =
  | 'voucher'
  | 'pix'
  | 'card'
  | 'gateway'
  | 'qr'
  | 'wallet'
  | 'transfer'
  | 'bank'
  | 'points';

/** A way to pay, with what the shopper should know before choosing it. */
export interface PaymentMethod {
  readonly id: PaymentMethodId;
  /** The most instalments; 1: paid at once. */
  readonly instalments: number;
  /** The document without which it can't be used. */
  readonly document: 'CPF' | null;
  /** The document without which no invoice is made out. */
  readonly invoiceDocument: 'RUC' | null;
}

const plain = { instalments: 1, document: null, invoiceDocument: null } as const;
const withInvoice = { ...plain, invoiceDocument: 'RUC' } as const;

/** What each kind of shopper can pay with, in the order in which it is offered. */
export const paymentMethods: Readonly<Record<CustomerKind, readonly PaymentMethod[]>> = {
  foreign: [
    { ...plain, id: 'pix' },
    { ...plain, id: 'card', instalments: 10, document: 'CPF' },
    { ...plain, id: 'voucher' },
  ],
  resident: [
    { ...withInvoice, id: 'gateway' },
    { ...withInvoice, id: 'qr' },
    { ...withInvoice, id: 'wallet' },
    { ...withInvoice, id: 'transfer' },
    { ...withInvoice, id: 'card' },
    { ...withInvoice, id: 'bank' },
    { ...withInvoice, id: 'points' },
  ],
};
