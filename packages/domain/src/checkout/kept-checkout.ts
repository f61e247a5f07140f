import type { Draft } from '../draft/index.ts';
import { isListOf, isMoney, isRecordOf, isText, isWhole, parseStored } from '../kept/index.ts';
import type { Bill, BillLine } from './bill.ts';
import {
  initialCheckout,
  seenBill,
  type CheckoutState,
  type ReviewStep,
} from './checkout-state.ts';
import type { PaymentMethod } from './payment-methods.ts';

const isBill = /* @__PURE__ */ isRecordOf<Bill>({
  lines: /* @__PURE__ */ isListOf(
    /* @__PURE__ */ isRecordOf<BillLine>({
      productId: isWhole,
      name: isText,
      quantity: isWhole,
      unitPrice: isMoney,
    }),
  ),
  shipping: isMoney,
  total: isMoney,
});

/** What a tab keeps of a checkout. */
export interface CheckoutDrafts {
  /** How the customer wants to pay. */
  readonly choice: Draft;
  /** What they saw, until they change the cart. */
  readonly seen: Draft;
}

/** Keeps with the tab what a reload must not lose: the way to pay, and the bill that was seen. */
export function keepCheckout({ choice, seen }: CheckoutDrafts, state: CheckoutState): void {
  if (!('method' in state)) return;
  const { method } = state;
  choice.save(method ? { method } : {});
  const bill = seenBill(state);
  if (bill) seen.save({ bill: JSON.stringify(bill) });
  else seen.clear();
}

/** Where a checkout begins after a reload; a way to pay that is offered no more is none. */
export function takeUpCheckout(
  drafts: CheckoutDrafts,
  methods: readonly PaymentMethod[],
): ReviewStep {
  const { method: id } = drafts.choice.read() ?? {};
  return {
    ...initialCheckout,
    method: methods.find((method) => method.id === id)?.id ?? null,
    seen: keptBill(drafts),
  };
}

/** The bill that the tab keeps for seen; null once the customer has changed the cart. */
export function keptBill({ seen }: CheckoutDrafts): Bill | null {
  const { bill } = seen.read() ?? {};
  return typeof bill === 'string' ? parseStored(isBill, bill) : null;
}
