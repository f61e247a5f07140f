import * as v from 'valibot';
import { cartLineLimit, cartQuantityLimit } from './cart-limits.ts';
import { endpoint } from './endpoint.ts';
import { messageError, validationError } from './errors.ts';
import { wireProduct } from './products.ts';
import {
  idInBody,
  localeQuery,
  wireCurrency,
  wireDecimal,
  wireFlag,
  wireId,
  wireQuantity,
  wireTimestamp,
} from './wire.ts';

/** A cart's id from the browser: unguessable, because knowing it authorises access. */
export const externalId = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/));

export { cartLineLimit, cartQuantityLimit };

/**
 * A line as priced by the server. `ativo` false: removed, and excluded from totals.
 * `preco_alterado` true: the price differs from the one that the shopper saw.
 */
export const wireCartItem = /* @__PURE__ */ v.object({
  produto_id: wireId,
  armazem_id: v.optional(wireId),
  qtde: wireQuantity,
  valor_unitario: wireDecimal,
  valor_subtotal: v.nullish(wireDecimal),
  ativo: wireFlag,
  token: v.nullish(v.string()),
  preco_alterado: v.nullish(v.boolean()),
  produto: v.nullish(wireProduct),
});
export type WireCartItem = v.InferOutput<typeof wireCartItem>;

/**
 * A saved cart in the requested currency. `valor_iva` is the I.V.A. in `valor_total`: zero except
 * in guaranis. `comprado` true: its order is paid; its lines are what was bought, and further saves
 * are ignored.
 */
export const wireCart = /* @__PURE__ */ v.object({
  id: wireId,
  external_id: v.string(),
  filial_id: v.optional(wireId),
  armazem_id: v.optional(wireId),
  moeda_id: wireId,
  moeda: v.nullish(wireCurrency),
  cliente_endereco_id: v.nullish(wireId),
  itens: v.array(wireCartItem),
  valor_total: v.nullish(wireDecimal),
  valor_iva: v.nullish(wireDecimal),
  updated_at: v.nullish(wireTimestamp),
  comprado: v.nullish(v.boolean()),
});
export type WireCart = v.InferOutput<typeof wireCart>;

/**
 * A line as sent by the browser. `token` came with the product or the cart; `valor_unitario` is the
 * price that the shopper saw, and is only compared.
 */
export const cartItemBody = /* @__PURE__ */ v.strictObject({
  produto_id: idInBody,
  qtde: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(cartQuantityLimit)),
  armazem_id: v.literal(1),
  valor_unitario: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,8})?$/))),
  ativo: v.boolean(),
  token: v.optional(v.pipe(v.string(), v.maxLength(1000))),
});
export type CartItemBody = v.InferOutput<typeof cartItemBody>;

/** Always the whole cart. */
export const createCartBody = /* @__PURE__ */ v.strictObject({
  external_id: externalId,
  filial_id: v.literal(1),
  moeda_id: v.picklist([1, 2, 3, 4]),
  itens: v.pipe(v.array(cartItemBody), v.minLength(1), v.maxLength(cartLineLimit)),
});
export type CreateCartBody = v.InferOutput<typeof createCartBody>;

/** The same with the server's id, if known; an update may empty a cart. */
export const updateCartBody = /* @__PURE__ */ v.strictObject({
  ...createCartBody.entries,
  id: v.optional(idInBody),
  itens: v.pipe(v.array(cartItemBody), v.maxLength(cartLineLimit)),
});
export type UpdateCartBody = v.InferOutput<typeof updateCartBody>;

/**
 * Saves a new cart; 422 with `externalIdInUse` when the external id exists. A cart that a customer
 * saves or reads belongs to that customer. A line that asks for more pieces than are left is 422.
 */
export const createCart = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ecom/venda/carrinho',
  summary: 'Save a new cart',
  access: 'optional',
  query: localeQuery,
  body: createCartBody,
  responses: { 200: wireCart, 401: messageError, 422: validationError },
});

/** The external id, or the server's. */
export const updateCartParams = /* @__PURE__ */ v.strictObject({
  external_id: v.pipe(v.string(), v.regex(/^(?:[1-9]\d{0,8}|[A-Za-z0-9-]{16,64})$/)),
});
export type UpdateCartParams = v.InferOutput<typeof updateCartParams>;

/**
 * Replaces a cart's lines. The body's `external_id` must be that cart's; another customer's or an
 * unknown cart is 404, a line that asks for more pieces than are left 422.
 */
export const updateCart = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/ecom/venda/carrinho/{external_id}',
  summary: 'Replace the lines of a saved cart',
  access: 'optional',
  params: updateCartParams,
  query: localeQuery,
  body: updateCartBody,
  responses: { 200: wireCart, 401: messageError, 404: messageError, 422: validationError },
});

export const cartParams = /* @__PURE__ */ v.strictObject({ external_id: externalId });
export type CartParams = v.InferOutput<typeof cartParams>;

/** Prices the cart again in `moeda_id` (default: the cart's own currency). */
export const getCart = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/ecom/venda/carrinho/{external_id}',
  summary: 'A saved cart, with prices in the requested currency',
  access: 'optional',
  params: cartParams,
  query: localeQuery,
  responses: { 200: wireCart, 401: messageError, 404: messageError, 422: validationError },
});

/**
 * The customer's open cart: the last changed one that has lines and is not bought. Null when there
 * is none.
 */
export const getOpenCart = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/ecom/venda/carrinho',
  summary: "The customer's open cart, on whatever device it was filled",
  access: 'bearer',
  query: localeQuery,
  responses: {
    200: /* @__PURE__ */ v.nullable(wireCart),
    401: messageError,
    422: validationError,
  },
});
