import { isNullOr, isRecordOf, isWhole, parseStored } from '../kept/index.ts';

/** Where a visitor wants things to go. */
export interface EstimatePlace {
  /** Null before anything was chosen. */
  readonly stateId: number | null;
  /** Null before a city of the state was chosen. */
  readonly cityId: number | null;
}

/** Before anything was chosen. */
export const nowhere: EstimatePlace = { stateId: null, cityId: null };

/** Where the browser keeps it: a city, and nothing nearer. */
export const placeStorageKey = 'ponte.shipping-place';

const isPlace = /* @__PURE__ */ isRecordOf<EstimatePlace>({
  stateId: /* @__PURE__ */ isNullOr(isWhole),
  cityId: /* @__PURE__ */ isNullOr(isWhole),
});

/** The place in `text`; null when it can't be read. */
export function parsePlace(text: string): EstimatePlace | null {
  return parseStored(isPlace, text);
}
