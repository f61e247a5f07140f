/** Favourites and compared products of a customer, which are the same on all of their devices. */
import * as v from 'valibot';
import { customerListLimits, customerListNames } from './customer-list-limits.ts';
import { endpoint } from './endpoint.ts';
import { messageError, validationError } from './errors.ts';
import { wireProduct } from './products.ts';
import { idInBody, localeQuery } from './wire.ts';

export {
  customerListLimits,
  customerListNames,
  type CustomerListName,
} from './customer-list-limits.ts';

/** What shows before the product's price is loaded. */
export const wireListedProduct = /* @__PURE__ */ v.pick(wireProduct, [
  'id',
  'slug',
  'nome',
  'idiomas',
  'codigo',
  'imagens',
]);
export type WireListedProduct = v.InferOutput<typeof wireListedProduct>;

const ids = /* @__PURE__ */ v.pipe(
  v.array(idInBody),
  v.maxLength(Math.max(...Object.values(customerListLimits))),
);

/** `incluir` begins with the newest. */
export const changeCustomerListBody = /* @__PURE__ */ v.strictObject({
  incluir: ids,
  excluir: ids,
});
export type ChangeCustomerListBody = v.InferOutput<typeof changeCustomerListBody>;

/**
 * Adds products to a list of the customer and removes others, and answers the list, newest first; with
 * nothing to change it only reads. The oldest beyond the limit are dropped. Unknown and hidden
 * products are neither refused nor answered.
 */
export const changeCustomerList = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  path: '/ecom/cliente/listas/{lista}',
  summary: "Change one of the customer's lists of products, and read it",
  access: 'bearer',
  params: /* @__PURE__ */ v.strictObject({ lista: v.picklist(customerListNames) }),
  query: localeQuery,
  body: changeCustomerListBody,
  responses: {
    200: /* @__PURE__ */ v.array(wireListedProduct),
    401: messageError,
    404: messageError,
    422: validationError,
    429: messageError,
  },
});
