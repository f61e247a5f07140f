import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { messageError, validationError } from './errors.ts';
import { localeQuery } from './wire.ts';

/** Pages with a text of the shop; without one the page does not exist, except `about`. */
export const shopTextNames = ['howToBuy', 'terms', 'privacy', 'about'] as const;
export type ShopTextName = (typeof shopTextNames)[number];

/** `texto` is sanitised HTML, as a product's description is. */
export const wireShopText = /* @__PURE__ */ v.object({ texto: v.string() });
export type WireShopText = v.InferOutput<typeof wireShopText>;

export const getShopTextParams = /* @__PURE__ */ v.strictObject({
  name: v.picklist(shopTextNames),
});
export type GetShopTextParams = v.InferOutput<typeof getShopTextParams>;

/** 404 where the shop has not written it. */
export const getShopText = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/texts/{name}',
  summary: 'How to buy from the shop, its terms, or what it says of privacy or of itself',
  access: 'public',
  params: getShopTextParams,
  query: localeQuery,
  responses: { 200: wireShopText, 404: messageError, 422: validationError },
});
