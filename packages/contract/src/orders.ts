import * as v from 'valibot';
import { externalId } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { messageError, validationError } from './errors.ts';
import { wireProduct } from './products.ts';
import {
  idInBody,
  localeQuery,
  wireDecimal,
  wireId,
  wireOrderCurrency,
  wireQuantity,
} from './wire.ts';

/** The states of an order (accounts.md §4). PAGAMENTO waits for payment and has a link to pay. */
export const orderStatuses = [
  'AGUARDANDO',
  'PAGAMENTO',
  'AUTORIZADO',
  'PAGO',
  'ENVIADO',
  'ESTORNADO',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What an order is to people once it is known how it is delivered (decision 41). */
export type OrderStage =
  | 'awaiting'
  | 'awaitingPayment'
  | 'authorized'
  | 'paid'
  /** On its way to the door, or nobody knows where it goes. */
  | 'shipped'
  /** It waits at the counter. */
  | 'readyForPickup'
  /** Handed over at the counter. */
  | 'collected'
  /** Handed over at the door. */
  | 'delivered'
  | 'refunded';

const stages: Readonly<Record<OrderStatus, OrderStage>> = {
  AGUARDANDO: 'awaiting',
  PAGAMENTO: 'awaitingPayment',
  AUTORIZADO: 'authorized',
  PAGO: 'paid',
  ENVIADO: 'shipped',
  ESTORNADO: 'refunded',
};

/** What is known of an order's delivery. */
export interface DeliveryFacts {
  /** Whether it is brought (true) or collected (false); null where the store does not say. */
  readonly brought: boolean | null;
  readonly handedOver: boolean;
}

/** What an order of a status is to people; undefined for a status that is not of this contract. */
export function orderStageOf(status: OrderStatus, facts: DeliveryFacts): OrderStage;
export function orderStageOf(status: string, facts: DeliveryFacts): OrderStage | undefined;
export function orderStageOf(
  status: string,
  { brought, handedOver }: DeliveryFacts,
): OrderStage | undefined {
  const known = orderStatuses.find((one) => one === status);
  if (!known) return undefined;
  if (handedOver && (known === 'PAGO' || known === 'ENVIADO')) {
    return brought === false ? 'collected' : 'delivered';
  }
  return known === 'ENVIADO' && brought === false ? 'readyForPickup' : stages[known];
}

/** The states of a payment. FINALIZADO and PAGO are paid; AGUARDANDO may still become so. */
export const paymentStatuses = [
  'AGUARDANDO',
  'PAGO',
  'FINALIZADO',
  'RECUSADO',
  'CANCELADO',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A payment of an order. */
export const wirePayment = /* @__PURE__ */ v.object({
  status: v.string(),
  valor_total: v.nullish(wireDecimal),
});
export type WirePayment = v.InferOutput<typeof wirePayment>;

/** A line of an order, at the price of the day. */
export const wireOrderItem = /* @__PURE__ */ v.object({
  qtde: wireQuantity,
  valor_unitario: wireDecimal,
  valor_subtotal: v.nullish(wireDecimal),
  produto: v.nullish(wireProduct),
});
export type WireOrderItem = v.InferOutput<typeof wireOrderItem>;

/**
 * How an order is delivered, as it was chosen: `em_domicilio` where it is brought, not collected;
 * `prazo` in working days from the payment; `horario_atendimento` of the place where it is collected;
 * `entregue_em` once it was handed over, in ISO 8601.
 */
export const wireOrderDelivery = /* @__PURE__ */ v.object({
  descricao: v.nullish(v.string()),
  prazo: v.nullish(wireQuantity),
  endereco: v.nullish(v.string()),
  em_domicilio: v.nullish(v.boolean()),
  horario_atendimento: v.nullish(v.string()),
  entregue_em: v.nullish(v.string()),
});
export type WireOrderDelivery = v.InferOutput<typeof wireOrderDelivery>;

/**
 * An order. `moeda_id` and `moeda` are in the order screens' numbering (1 U$, 2 R$, 3 G$).
 * `codigo_retirada` comes with the payment. `valor_iva` is how much of `valor_total` is I.V.A.: zero
 * for who bought without it, and not known of orders of long ago.
 */
export const wireOrder = /* @__PURE__ */ v.object({
  id: wireId,
  external_id: v.string(),
  pedido: v.nullish(v.union([v.string(), v.number()])),
  created_at: v.string(),
  status: v.string(),
  valor_total: wireDecimal,
  valor_frete: v.nullish(wireDecimal),
  valor_iva: v.nullish(wireDecimal),
  moeda_id: v.nullish(wireId),
  moeda: v.nullish(wireOrderCurrency),
  codigo_retirada: v.nullish(v.string()),
  link_pagamento: v.nullish(v.union([v.string(), v.array(v.string())])),
  itens: v.nullish(v.array(wireOrderItem)),
  pagamentos: v.nullish(v.array(wirePayment)),
  entrega: v.nullish(wireOrderDelivery),
});
export type WireOrder = v.InferOutput<typeof wireOrder>;

/** A checkout that began: where to pay, and the order by which its payment is followed. */
export const wireCheckout = /* @__PURE__ */ v.object({
  external_id: v.nullish(v.string()),
  link_pagamento: v.union([v.array(v.string()), v.string()]),
});
export type WireCheckout = v.InferOutput<typeof wireCheckout>;

/** 409: prices or the delivery changed since they were shown. The amounts are the present ones. */
export const checkoutConflict = /* @__PURE__ */ v.object({
  message: v.string(),
  valor_total: v.optional(wireDecimal),
  valor_frete: v.optional(wireDecimal),
});
export type CheckoutConflict = v.InferOutput<typeof checkoutConflict>;

const placeId = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999));

/**
 * What was chosen. `token_entrega` is the token of the delivery option; `valor_frete` is what the
 * shopper saw, and only ever compared. A foreigner who pays by card (`forma_pagamento` `card`) needs a
 * CPF: `cpf` where none is on file, which is kept with the customer; without one it is 422 of `cpf`.
 */
export const startCheckoutBody = /* @__PURE__ */ v.strictObject({
  token_entrega: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
  valor_frete: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,8})?$/))),
  cliente_endereco_id: v.nullish(idInBody),
  entrega_servico_id: v.nullish(v.union([placeId, v.literal('retirada_loja')])),
  id_ponto_entrega: v.nullish(placeId),
  cidade_alternativa: v.nullish(placeId),
  forma_pagamento: v.nullish(v.pipe(v.string(), v.regex(/^[a-z0-9_-]{1,40}$/))),
  cpf: v.nullish(v.pipe(v.string(), v.maxLength(20))),
});
export type StartCheckoutBody = v.InferOutput<typeof startCheckoutBody>;

/** The cart that becomes an order. */
export const checkoutParams = /* @__PURE__ */ v.strictObject({ external_id: externalId });
export type CheckoutParams = v.InferOutput<typeof checkoutParams>;

/**
 * Turns a cart into an order that waits for payment. The same choice sent again gets the same order,
 * and a cart that is paid no further one (409 without amounts), nor one whose payment is being
 * confirmed; another choice closes the page of the one before. The payment returns to the storefront
 * that the request's `Origin` names, where it is one of the shop's. A price that changed since the
 * delivery was calculated is 409 with the present amounts.
 */
export const startCheckout = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ecom/venda/carrinho/{external_id}/iniciar-checkout',
  summary: 'Turn a cart into an order that waits for payment',
  access: 'bearer',
  params: checkoutParams,
  query: localeQuery,
  body: startCheckoutBody,
  responses: {
    200: wireCheckout,
    401: messageError,
    404: messageError,
    409: checkoutConflict,
    422: validationError,
    429: messageError,
    503: messageError,
  },
});

/** The customer's orders, the newest first. */
export const listOrders = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/ecom/venda/pedidos',
  summary: "The customer's orders, the newest first",
  access: 'bearer',
  query: localeQuery,
  responses: {
    200: v.object({ data: v.array(wireOrder) }),
    401: messageError,
    422: validationError,
  },
});

/** One of the customer's orders. */
export const orderParams = /* @__PURE__ */ v.strictObject({
  external_id: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
});
export type OrderParams = v.InferOutput<typeof orderParams>;

/** An order in full, for its owner. */
export const getOrder = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/ecom/venda/pedidos/{external_id}',
  summary: 'An order in full, for its owner',
  access: 'bearer',
  params: orderParams,
  query: localeQuery,
  responses: { 200: wireOrder, 401: messageError, 404: messageError, 422: validationError },
});

/**
 * How far an order's payment is, for whoever has its address: no name, no goods, no place.
 * `em_confirmacao` is true while an attempt waits for the provider's answer and false where none does;
 * it is left out where that is not known. `link_pagamento` is there while the order can be paid.
 */
export const wirePaymentProgress = /* @__PURE__ */ v.object({
  pagamentos: v.array(wirePayment),
  em_confirmacao: v.nullish(v.boolean()),
  valor_total: v.nullish(wireDecimal),
  moeda: v.nullish(wireOrderCurrency),
  link_pagamento: v.nullish(v.union([v.string(), v.array(v.string())])),
});
export type WirePaymentProgress = v.InferOutput<typeof wirePaymentProgress>;

/**
 * How far the payment of an order is. The order's own external id is enough, because nobody can guess
 * it and a payment may return to a browser without a session; its owner may name the cart's instead.
 */
export const listPayments = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/ecom/venda/pedidos/{external_id}/buscar-pagamentos',
  summary: 'How far the payment of an order is, for whoever has its address',
  access: 'optional',
  params: orderParams,
  query: localeQuery,
  responses: {
    200: wirePaymentProgress,
    401: messageError,
    404: messageError,
    422: validationError,
    429: messageError,
  },
});

/**
 * Cancels an unpaid order and closes its payment page; 409 when it is paid, or while a
 * payment is being confirmed. The answer is the order as it is then: `AGUARDANDO`, its payments
 * `CANCELADO`. Its cart can be bought again.
 */
export const cancelOrder = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ecom/venda/pedidos/{external_id}/cancelar',
  summary: 'Cancel an order that nobody has paid',
  access: 'bearer',
  params: orderParams,
  query: localeQuery,
  responses: {
    200: wireOrder,
    401: messageError,
    404: messageError,
    409: messageError,
    422: validationError,
    503: messageError,
  },
});

/** The ticket of an order as a PDF to print, for its owner; 409 while its payment is awaited. */
export const getTicket = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/ecom/venda/pedidos/{external_id}/comprovante',
  summary: 'The printable ticket of an order, for its owner',
  access: 'bearer',
  params: orderParams,
  query: localeQuery,
  file: 'application/pdf',
  responses: {
    200: v.blob(),
    401: messageError,
    404: messageError,
    409: messageError,
    422: validationError,
    429: messageError,
  },
});
