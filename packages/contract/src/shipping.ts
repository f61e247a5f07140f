import * as v from 'valibot';
import { cartItemBody, cartLineLimit, cartParams, externalId } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { messageError, validationError } from './errors.ts';
import { getProductDetailsParams } from './products.ts';
import {
  idInBody,
  idParameter,
  localeQuery,
  wireDecimal,
  wireId,
  wireOrderCurrency,
  wireQuantity,
} from './wire.ts';

/** Name, address and hours are in the requested language. */
export const wirePickupPoint = /* @__PURE__ */ v.object({
  id: wireId,
  ponto_entrega: v.nullish(v.string()),
  punto_entrega: v.nullish(v.string()),
  nome: v.nullish(v.string()),
  endereco: v.nullish(v.string()),
  direccion: v.nullish(v.string()),
  horario_atendimento: v.nullish(v.string()),
  horario_atencion: v.nullish(v.string()),
  estado: v.nullish(v.string()),
  estado_id: v.nullish(wireId),
  cidade: v.nullish(v.string()),
  cidade_id: v.nullish(wireId),
  token_servico: v.nullish(v.string()),
});
export type WirePickupPoint = v.InferOutput<typeof wirePickupPoint>;

/**
 * A delivery option of a product, before there is a cart. `entrega_servico_id` null is the store's
 * counter. `prazo` is in working days from the payment. `moeda` uses the order screens' numbering.
 */
export const wireDeliveryEstimate = /* @__PURE__ */ v.object({
  entrega_servico_id: v.nullable(wireId),
  entrega_integrador_id: v.nullish(wireId),
  descricao: v.nullish(v.string()),
  prazo: v.nullish(wireQuantity),
  valor: wireDecimal,
  moeda: v.nullish(wireOrderCurrency),
  opcionais: v.nullish(
    v.object({
      pontos_entrega: v.nullish(v.union([v.array(wirePickupPoint), wirePickupPoint])),
    }),
  ),
});
export type WireDeliveryEstimate = v.InferOutput<typeof wireDeliveryEstimate>;

/** A delivery option of one cart. `token` stands for the whole offer. */
export const wireDeliveryOption = /* @__PURE__ */ v.object({
  ...wireDeliveryEstimate.entries,
  token: v.string(),
});
export type WireDeliveryOption = v.InferOutput<typeof wireDeliveryOption>;

const placeId = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999));

/**
 * The destination. The lines are those of the saved cart: the server ignores prices in a request.
 * `id_servico` and `id_ponto_entrega` ask for one pickup point.
 */
export const calculateShippingBody = /* @__PURE__ */ v.strictObject({
  cidade_id: placeId,
  cidade_alternativa_id: v.nullish(placeId),
  pais_id: v.optional(v.picklist([1, 2])),
  cep: v.nullish(v.pipe(v.string(), v.maxLength(10))),
  id: v.nullish(idInBody),
  external_id: v.optional(externalId),
  filial_id: v.optional(v.literal(1)),
  moeda_id: v.picklist([1, 2, 3, 4]),
  cliente_endereco_id: v.nullish(idInBody),
  id_servico: v.nullish(placeId),
  id_ponto_entrega: v.nullish(placeId),
  itens: v.optional(v.pipe(v.array(cartItemBody), v.maxLength(cartLineLimit))),
});
export type CalculateShippingBody = v.InferOutput<typeof calculateShippingBody>;

/** A saved cart's delivery options to a city, cheapest first. */
export const calculateShipping = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/ecom/venda/carrinho/{external_id}/calcular-frete',
  summary: 'The ways to get a saved cart to a city',
  access: 'optional',
  params: cartParams,
  query: localeQuery,
  body: calculateShippingBody,
  responses: {
    200: v.array(wireDeliveryOption),
    401: messageError,
    404: messageError,
    422: validationError,
  },
});

export const listPickupPoints = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/ecom/venda/carrinho/{external_id}/pontos-entrega',
  summary: 'All places to collect a saved cart',
  access: 'optional',
  params: cartParams,
  query: localeQuery,
  responses: {
    200: v.array(wirePickupPoint),
    401: messageError,
    404: messageError,
    422: validationError,
  },
});

/** `pais_id` 1: the buyer is a foreigner, who collects. */
export const estimateShippingQuery = /* @__PURE__ */ v.strictObject({
  ...localeQuery.entries,
  cidade_id: idParameter,
  pais_id: v.optional(v.picklist(['1', '2'])),
});
export type EstimateShippingQuery = v.InferOutput<typeof estimateShippingQuery>;

/**
 * Estimates the delivery of one product to a city, before there is a cart, by the rules of
 * `calculateShipping`. It is not binding and has no token; empty when the product is not for sale.
 */
export const estimateShipping = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/products/{slugOrId}/frete',
  summary: 'The ways to get one product to a city, before there is a cart',
  access: 'public',
  params: getProductDetailsParams,
  query: estimateShippingQuery,
  responses: { 200: v.array(wireDeliveryEstimate), 404: messageError, 422: validationError },
});
