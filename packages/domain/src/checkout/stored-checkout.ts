import { forgetSeenBill, seenBillKey } from '../cart/seen-bill.ts';
import type { Draft, DraftValues } from '../draft/index.ts';
import type { KeyValueStorage } from '../environment/index.ts';
import {
  isListOf,
  isMoney,
  isNullOr,
  isRecordOf,
  isText,
  isWhole,
  parseStored,
} from '../stored/index.ts';
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

export interface StoredCheckoutOptions {
  /** The payment method and the note. */
  readonly draft: Draft;
  /** Session storage, for the seen bill, which ends once the customer changes the cart. */
  readonly storage: KeyValueStorage | undefined;
  readonly owner: string | null;
}

interface SeenBill {
  readonly owner: string | null;
  readonly bill: Bill;
}

const isSeenBill = /* @__PURE__ */ isRecordOf<SeenBill>({
  owner: /* @__PURE__ */ isNullOr(isText),
  bill: isBill,
});

/** A note to the store with the cart that it is about. */
export interface CartNote {
  readonly cartId: string;
  readonly text: string;
}

/** What a tab stores of a customer's checkout, to survive a reload. */
export class StoredCheckout {
  readonly #options: StoredCheckoutOptions;
  /** Whether session storage holds the seen bill; a browser may forbid storage. */
  #holdsSeen = false;

  constructor(options: StoredCheckoutOptions) {
    this.#options = options;
  }

  /** The state after a reload; a method that is no longer offered is dropped. */
  takeUp(methods: readonly PaymentMethod[]): ReviewStep {
    const { method: id } = this.#draft();
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
      const { storage, owner } = this.#options;
      this.#save({ ...this.#draft(), method: state.method });
      const bill = seenBill(state);
      if (bill) storage?.set(seenBillKey, JSON.stringify({ owner, bill } satisfies SeenBill));
      else forgetSeenBill(storage);
    }
    this.#holdsSeen = this.#bill() !== null;
  }

  /** Whether the customer changed the cart since the stored bill was seen. */
  isSeenForgotten(): boolean {
    return this.#holdsSeen && this.#bill() === null;
  }

  /** Forgets all but the note, whose cart stays until it is paid (decision 39). */
  clear(): void {
    this.#save({ ...this.#draft(), method: null });
    forgetSeenBill(this.#options.storage);
  }

  get note(): CartNote | null {
    const { note: text, noteOf: cartId } = this.#draft();
    return typeof text === 'string' && typeof cartId === 'string' ? { cartId, text } : null;
  }

  set note(note: CartNote | null) {
    const written = note && note.text !== '' ? { note: note.text, noteOf: note.cartId } : {};
    this.#save({ method: this.#draft()['method'] ?? null, ...written });
  }

  #draft(): DraftValues {
    return this.#options.draft.read() ?? {};
  }

  #save({
    method,
    ...rest
  }: Readonly<Record<string, DraftValues[string] | null | undefined>>): void {
    const values = { ...rest, ...(method && { method }) };
    if (Object.keys(values).length > 0) this.#options.draft.save(values);
    else this.#options.draft.clear();
  }

  #bill(): Bill | null {
    const { storage, owner } = this.#options;
    const text = storage?.get(seenBillKey) ?? null;
    const seen = text === null ? null : parseStored(isSeenBill, text);
    return seen?.owner === owner ? seen.bill : null;
  }
}
