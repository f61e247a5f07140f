import { wireShopText } from '@ponte/contract/shop-texts';
import * as v from 'valibot';

/** Sanitised HTML. */
export const shopTextAnswer: v.GenericSchema<unknown, string> = /* @__PURE__ */ v.pipe(
  wireShopText,
  /* @__PURE__ */ v.transform(({ texto }) => texto),
);
