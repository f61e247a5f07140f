import * as v from 'valibot';
import { wireShopText } from '../shop-texts.ts';

/** Sanitised HTML. */
export const shopTextAnswer: v.GenericSchema<unknown, string> = /* @__PURE__ */ v.pipe(
  wireShopText,
  /* @__PURE__ */ v.transform(({ texto }) => texto),
);
