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

/** Keeps with the tab what a reload must not lose: the way to pay, and the bill that was seen. */
export function keepCheckout(draft: Draft, state: CheckoutState): void {
  if (!('method' in state)) return;
  const { method } = state;
  const seen = seenBill(state);
  draft.save({ ...(method && { method }), ...(seen && { seen: JSON.stringify(seen) }) });
}

/** Where a checkout begins after a reload; a way to pay that is offered no more is none. */
export function takeUpCheckout(draft: Draft, methods: readonly PaymentMethod[]): ReviewStep {
  const { method: id, seen } = draft.read() ?? {};
  return {
    ...initialCheckout,
    method: methods.find((method) => method.id === id)?.id ?? null,
    seen: typeof seen === 'string' ? parseStored(isBill, seen) : null,
  };
}
