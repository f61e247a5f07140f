import type { KeyValueStorage } from '../environment/index.ts';
import {
  StoredState,
  isNullOr,
  isRecordOf,
  isText,
  isWhole,
  parseStored,
} from '../stored/index.ts';
import type { AskedPoint, Wanted } from './shipping-state.ts';

/** A customer's stored choice of delivery: no price, and nothing of a cart. */
export interface StoredShipping {
  /** Null: not yet claimed by a customer. */
  readonly customerId: string | null;
  readonly addressId: number | null;
  readonly stateId: number | null;
  readonly cityId: number | null;
  readonly wanted: Wanted | null;
  /** The pickup point from the separate list. */
  readonly asked: AskedPoint | null;
}

export const nothingStored: StoredShipping = {
  customerId: null,
  addressId: null,
  stateId: null,
  cityId: null,
  wanted: null,
  asked: null,
};

const isChoice = /* @__PURE__ */ isRecordOf<Omit<StoredShipping, 'asked'>>({
  customerId: /* @__PURE__ */ isNullOr(isText),
  addressId: /* @__PURE__ */ isNullOr(isWhole),
  stateId: /* @__PURE__ */ isNullOr(isWhole),
  cityId: /* @__PURE__ */ isNullOr(isWhole),
  wanted: /* @__PURE__ */ isNullOr(
    /* @__PURE__ */ isRecordOf<Wanted>({
      integratorId: /* @__PURE__ */ isNullOr(isWhole),
      serviceId: /* @__PURE__ */ isNullOr(isWhole),
      pointId: /* @__PURE__ */ isNullOr(isWhole),
    }),
  ),
});

const isWithPoint = /* @__PURE__ */ isRecordOf<{ readonly asked: AskedPoint }>({
  asked: /* @__PURE__ */ isRecordOf<AskedPoint>({
    id: isWhole,
    cityId: /* @__PURE__ */ isNullOr(isWhole),
    serviceId: /* @__PURE__ */ isNullOr(isWhole),
  }),
});

/** In local storage. */
const shippingStorageKey = 'ponte.shipping';

/** Null when invalid. Earlier versions stored no point of the separate list. */
export function parseShipping(text: string): StoredShipping | null {
  const choice = parseStored(isChoice, text);
  return choice && { ...choice, asked: parseStored(isWithPoint, text)?.asked ?? null };
}

/**
 * A customer's stored choice of delivery; never another customer's. While nobody is signed in, as
 * after an expired session, it waits for its customer.
 */
export class StoredChoice {
  readonly #kept: StoredState<StoredShipping>;
  readonly #customerId: string | null;

  constructor(storage: KeyValueStorage | undefined, customerId: string | null) {
    this.#customerId = customerId;
    this.#kept = new StoredState<StoredShipping>({
      storage,
      key: shippingStorageKey,
      parse: parseShipping,
      initial: nothingStored,
    });
    if (customerId !== null && this.#kept.current().customerId !== customerId) this.#kept.reset();
  }

  /** The newest, from whichever tab. */
  current(): StoredShipping {
    return this.#customerId === null ? nothingStored : this.#kept.current();
  }

  change(change: Partial<StoredShipping>): void {
    const customerId = this.#customerId;
    if (customerId === null) return;
    this.#kept.change((stored) => ({ ...stored, ...change, customerId }));
  }
}
