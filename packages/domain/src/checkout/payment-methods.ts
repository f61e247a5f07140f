import type { CustomerKind } from '../entities/index.ts';

/** accounts.md §1 */
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

export interface PaymentMethod {
  readonly id: PaymentMethodId;
  /** The most instalments; 1 means paid at once. */
  readonly instalments: number;
  /** The document required to use it. */
  readonly document: 'CPF' | null;
  /** The document required for an invoice. */
  readonly invoiceDocument: 'RUC' | null;
}

const plain = { instalments: 1, document: null, invoiceDocument: null } as const;
const withInvoice = { ...plain, invoiceDocument: 'RUC' } as const;

/** By kind of customer, in display order. */
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
