import { checkoutDraft, seenBillDraft, type Draft } from '../draft/index.ts';
import type { KeyValueStorage } from '../environment/index.ts';
import { isListOf, isMoney, isRecordOf, isText, isWhole, parseStored } from '../stored/index.ts';
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

/** What a tab stores of a customer's checkout, to survive a reload. */
export class StoredCheckout {
  /** The payment method. */
  readonly #choice: Draft;
  /** The seen bill, until the customer changes the cart. */
  readonly #seen: Draft;
  /** Whether session storage holds the seen bill; a browser may forbid storage. */
  #holdsSeen = false;

  constructor(storage: KeyValueStorage | undefined, owner: string | null) {
    this.#choice = checkoutDraft(storage, owner);
    this.#seen = seenBillDraft(storage, owner);
  }

  /** The state after a reload; a method that is no longer offered is dropped. */
  takeUp(methods: readonly PaymentMethod[]): ReviewStep {
    const { method: id } = this.#choice.read() ?? {};
    const seen = this.#bill();
    this.#holdsSeen = seen !== null;
    return {
      ...initialCheckout,
      method: methods.find((method) => method.id === id)?.id ?? null,
      seen,
    };
  }

  keep(state: CheckoutState): void {
    if ('method' in state) {
      const { method } = state;
      this.#choice.save(method ? { method } : {});
      const bill = seenBill(state);
      if (bill) this.#seen.save({ bill: JSON.stringify(bill) });
      else this.#seen.clear();
    }
    this.#holdsSeen = this.#bill() !== null;
  }

  /** Whether the customer changed the cart since the stored bill was seen. */
  isSeenForgotten(): boolean {
    return this.#holdsSeen && this.#bill() === null;
  }

  clear(): void {
    this.#choice.clear();
    this.#seen.clear();
  }

  #bill(): Bill | null {
    const { bill } = this.#seen.read() ?? {};
    return typeof bill === 'string' ? parseStored(isBill, bill) : null;
  }
}
