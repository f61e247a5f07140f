import { isNullOr, isRecordOf, isText, isWhole, parseStored } from '../kept/index.ts';
import type { AskedPoint, Wanted } from './shipping-state.ts';

/** What the browser keeps of a customer's choice of delivery: no price, and nothing of any cart. */
export interface StoredShipping {
  /** Whose it is; null: nobody's yet. */
  readonly customerId: string | null;
  readonly addressId: number | null;
  readonly stateId: number | null;
  readonly cityId: number | null;
  readonly wanted: Wanted | null;
  /** The point of the separate list at which it is collected. */
  readonly asked: AskedPoint | null;
}

/** Before anything was chosen. */
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

/** Where the browser keeps it. */
export const shippingStorageKey = 'ponte.shipping';

/**
 * The choice in `text`; null when it can't be read. Earlier versions of the shop kept no point of the
 * separate list: theirs is a choice without one.
 */
export function parseShipping(text: string): StoredShipping | null {
  const choice = parseStored(isChoice, text);
  return choice && { ...choice, asked: parseStored(isWithPoint, text)?.asked ?? null };
}
