import { paymentWays, type PaymentWay } from '@ponte/contract/rules/order';
import type { CustomerKind, OfferedWay } from '../entities/index.ts';

/** A way to pay that the checkout offers (accounts.md §1). */
export type PaymentMethodId = PaymentWay;

export interface PaymentMethod {
  readonly id: PaymentMethodId;
  /** The most instalments; 1 means paid at once. */
  readonly instalments: number;
  /** The document required to use it. */
  readonly document: 'CPF' | null;
  /** The document required for an invoice. */
  readonly invoiceDocument: 'RUC' | null;
}

/** What the store offers to a kind of customer, in its order; ways that this shop does not know are left out. */
export function paymentMethodsOf(
  offered: readonly OfferedWay[],
  kind: CustomerKind,
): readonly PaymentMethod[] {
  const isForeign = kind === 'foreign';
  return offered.flatMap((one) => {
    const id = one.kind === kind ? paymentWays.find((way) => way === one.way) : undefined;
    if (!id) return [];
    const document = isForeign && id === 'card' ? ('CPF' as const) : null;
    const invoiceDocument = isForeign ? null : ('RUC' as const);
    return [{ id, instalments: one.instalments, document, invoiceDocument }];
  });
}
