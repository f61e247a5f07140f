import { isNullOr, isRecordOf, isWhole, parseStored } from '../stored/index.ts';

export interface EstimatePlace {
  /** Null until chosen. */
  readonly stateId: number | null;
  /** Null until chosen. */
  readonly cityId: number | null;
}

export const nowhere: EstimatePlace = { stateId: null, cityId: null };

/** In local storage: a city, and nothing more precise. */
export const placeStorageKey = 'ponte.shipping-place';

const isPlace = /* @__PURE__ */ isRecordOf<EstimatePlace>({
  stateId: /* @__PURE__ */ isNullOr(isWhole),
  cityId: /* @__PURE__ */ isNullOr(isWhole),
});

/** Null when invalid. */
export function parsePlace(text: string): EstimatePlace | null {
  return parseStored(isPlace, text);
}
