import * as v from 'valibot';
import { parseStored } from '../kept/index.ts';
import type { CartState } from './cart-state.ts';

const currencyCode = /* @__PURE__ */ v.picklist(['BRL', 'USD', 'PYG', 'ARS']);
const whole = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.safeInteger());
const text = /* @__PURE__ */ v.string();

const storedCart = /* @__PURE__ */ v.object({
  externalId: text,
  id: /* @__PURE__ */ v.nullable(whole),
  currency: currencyCode,
  lines: /* @__PURE__ */ v.array(
    /* @__PURE__ */ v.object({
      productId: whole,
      quantity: whole,
      active: /* @__PURE__ */ v.boolean(),
      unitPrice: /* @__PURE__ */ v.object({ minor: whole, currency: currencyCode }),
      token: text,
      product: /* @__PURE__ */ v.object({
        name: text,
        code: text,
        slug: text,
        picture: /* @__PURE__ */ v.nullable(text),
      }),
    }),
  ),
  revision: whole,
  savedRevision: whole,
  unconfirmed: /* @__PURE__ */ v.boolean(),
});

/** Where the browser keeps the cart. */
export const cartStorageKey = 'ponte.cart';

/** The cart in `text`; null when it can't be read. */
export function parseCart(text: string): CartState | null {
  return parseStored(storedCart, text);
}
