import * as v from 'valibot';
import { externalId } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { messageError, validationError } from './errors.ts';
import { orderNoteLength } from './limits.ts';
import type { OrderStage } from './order-standing.ts';
import { wireProduct } from './products.ts';
import { paymentWays } from './rules/order.ts';
import {
  idInBody,
  linesInBody,
  localeQuery,
  wireDecimal,
  wireId,
  wireOrderCurrency,
  wireQuantity,
} from './wire.ts';

export * from './order-standing.ts';
export { paymentWays, type PaymentWay } from './rules/order.ts';

/** accounts.md §4. PAGAMENTO waits for payment and has a payment link. */
export const orderStatuses = [
  'AGUARDANDO',
  'PAGAMENTO',
  'AUTORIZADO',
  'PAGO',
  'ENVIADO',
  'ESTORNADO',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const stages: Readonly<Record<OrderStatus, OrderStage>> = {
  AGUARDANDO: 'awaiting',
  PAGAMENTO: 'awaitingPayment',
  AUTORIZADO: 'authorized',
  PAGO: 'paid',
  ENVIADO: 'shipped',
  ESTORNADO: 'refunded',
};

export interface DeliveryFacts {
  /** Home delivery (true) or pickup (false); null when the store does not say. */
  readonly brought: boolean | null;
  readonly handedOver: boolean;
}

/** Undefined for a status outside this contract. */
export function orderStageOf(status: OrderStatus, facts: DeliveryFacts): OrderStage;
export function orderStageOf(status: string, facts: DeliveryFacts): OrderStage | undefined;
export function orderStageOf(
  status: string,
  { brought, handedOver }: DeliveryFacts,
): OrderStage | undefined {
  if (!isKnown(status)) return undefined;
  if (handedOver && (status === 'PAGO' || status === 'ENVIADO')) {
    return brought === false ? 'collected' : 'delivered';
  }
  return status === 'ENVIADO' && brought === false ? 'readyForPickup' : stages[status];
}

function isKnown(status: string): status is OrderStatus {
  return Object.hasOwn(stages, status);
}

/**
 * FINALIZADO and PAGO are paid; AGUARDANDO may still become so. EM_ANALISE: money came and is being
 * checked by the store, for example because it is another amount; nothing has to be paid.
 */
export const paymentStatuses = [
  'AGUARDANDO',
  'EM_ANALISE',
  'PAGO',
  'FINALIZADO',
  'RECUSADO',
  'CANCELADO',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** How money went back: all of it, a part, or taken by the buyer's bank (a chargeback). */
export const paymentReturns = ['total', 'parcial', 'contestacao'] as const;
export type WirePaymentReturn = (typeof paymentReturns)[number];

/**
 * `forma_pagamento` is the way that the buyer chose in the shop, if they chose one. `valor_estornado`
 * is what went back, by the same way, `estornado_em` (ISO 8601) when, and `estorno_tipo` how, one of
 * `paymentReturns`; absent before that. `pago_em` (ISO 8601) is when the money came.
 */
export const wirePayment = /* @__PURE__ */ v.object({
  status: v.string(),
  forma_pagamento: v.nullish(v.string()),
  pago_em: v.nullish(v.string()),
  valor_total: v.nullish(wireDecimal),
  valor_estornado: v.nullish(wireDecimal),
  estornado_em: v.nullish(v.string()),
  estorno_tipo: v.nullish(v.string()),
  /** What was really paid, in the same currency, where that is another amount. */
  valor_pago: v.nullish(wireDecimal),
});
export type WirePayment = v.InferOutput<typeof wirePayment>;

/** A line at its price when ordered. */
export const wireOrderItem = /* @__PURE__ */ v.object({
  qtde: wireQuantity,
  valor_unitario: wireDecimal,
  valor_subtotal: v.nullish(wireDecimal),
  produto: v.nullish(wireProduct),
});
export type WireOrderItem = v.InferOutput<typeof wireOrderItem>;

/**
 * The delivery as chosen: `em_domicilio` for home delivery, `no_balcao` where it is collected at the shop's
 * counter whenever that is open; `prazo` in working days from the
 * payment; `horario_atendimento` of the pickup point; `enviado_em` (ISO 8601) once it was ready for pickup
 * or left for the door, `entregue_em` once handed over, `entregue_a` to whom at the door. `rastreio_codigo` and `rastreio_link` (https) are the carrier's.
 */
export const wireOrderDelivery = /* @__PURE__ */ v.object({
  descricao: v.nullish(v.string()),
  prazo: v.nullish(wireQuantity),
  endereco: v.nullish(v.string()),
  em_domicilio: v.nullish(v.boolean()),
  no_balcao: v.nullish(v.boolean()),
  horario_atendimento: v.nullish(v.string()),
  enviado_em: v.nullish(v.string()),
  entregue_em: v.nullish(v.string()),
  entregue_a: v.nullish(v.string()),
  rastreio_codigo: v.nullish(v.string()),
  rastreio_link: v.nullish(v.string()),
});
export type WireOrderDelivery = v.InferOutput<typeof wireOrderDelivery>;

/**
 * `moeda_id` and `moeda` use the order screens' numbering (1 U$, 2 R$, 3 G$). `codigo_retirada`
 * comes with the payment. `em_estorno` is true while the money of a paid order is on its way back,
 * until its status is ESTORNADO. `em_analise` is true while the store checks its money: another amount
 * came, or some is missing; it is not paid again and not handed over. `pagar_ate` (ISO 8601) is until when an
 * unpaid order can or could be paid, `cancelado_em` when its customer cancelled it or another choice for its
 * cart took its place. A list of orders has the first of its `itens`; `itens_total` is how many lines there
 * are, and absent where all of them are there. `valor_iva` is the I.V.A. in `valor_total`: zero for purchases without
 * it, absent in old orders. `observacao` is the buyer's note to the shop, plain text with line breaks.
 */
export const wireOrder = /* @__PURE__ */ v.object({
  id: wireId,
  external_id: v.string(),
  pedido: v.nullish(v.union([v.string(), v.number()])),
  created_at: v.string(),
  status: v.string(),
  em_estorno: v.nullish(v.boolean()),
  em_analise: v.nullish(v.boolean()),
  pagar_ate: v.nullish(v.string()),
  cancelado_em: v.nullish(v.string()),
  valor_total: wireDecimal,
  valor_frete: v.nullish(wireDecimal),
  valor_iva: v.nullish(wireDecimal),
  moeda_id: v.nullish(wireId),
  moeda: v.nullish(wireOrderCurrency),
  observacao: v.nullish(v.string()),
  codigo_retirada: v.nullish(v.string()),
  link_pagamento: v.nullish(v.union([v.string(), v.array(v.string())])),
  itens: v.nullish(v.array(wireOrderItem)),
  itens_total: v.nullish(wireQuantity),
  pagamentos: v.nullish(v.array(wirePayment)),
  entrega: v.nullish(wireOrderDelivery),
  /** Whether `getReviewSheet` has its products. */
  avaliavel: v.nullish(v.boolean()),
});
export type WireOrder = v.InferOutput<typeof wireOrder>;

/** The payment page, and the order to follow. */
export const wireCheckout = /* @__PURE__ */ v.object({
  external_id: v.nullish(v.string()),
  link_pagamento: v.union([v.array(v.string()), v.string()]),
});
export type WireCheckout = v.InferOutput<typeof wireCheckout>;

/** 409: prices or delivery changed since they were shown; the amounts are the current ones. */
export const checkoutConflict = /* @__PURE__ */ v.object({
  message: v.string(),
  valor_total: v.optional(wireDecimal),
  valor_frete: v.optional(wireDecimal),
});
export type CheckoutConflict = v.InferOutput<typeof checkoutConflict>;

const placeId = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999));

/**
 * The checkout's choices. `token_entrega` is the delivery option's token; `valor_frete` is what the
 * shopper saw, and is only compared. `forma_pagamento` is one of the ways to pay that the store offers
 * this customer; any other is 422. Without one it is the only way offered, or the buyer chooses on the
 * payment page. A foreigner
 * who pays by `card` needs a CPF: `cpf` when none is on file, which is then stored; without one, 422 on
 * `cpf`. `observacao` is the buyer's note to the shop, where `aceita_observacao` of the start data says that
 * notes are kept. It is no part of the choice: the same choice with another note is the same order with
 * that note, and without one with none.
 */
export const startCheckoutBody = /* @__PURE__ */ v.strictObject({
  token_entrega: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
  valor_frete: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,8})?$/))),
  cliente_endereco_id: v.nullish(idInBody),
  entrega_servico_id: v.nullish(v.union([placeId, v.literal('retirada_loja')])),
  id_ponto_entrega: v.nullish(placeId),
  cidade_alternativa: v.nullish(placeId),
  forma_pagamento: v.nullish(v.picklist(paymentWays)),
  cpf: v.nullish(v.pipe(v.string(), v.maxLength(20))),
  observacao: v.nullish(linesInBody(orderNoteLength)),
});
export type StartCheckoutBody = v.InferOutput<typeof startCheckoutBody>;

export const checkoutParams = /* @__PURE__ */ v.strictObject({ external_id: externalId });
export type CheckoutParams = v.InferOutput<typeof checkoutParams>;

/**
 * Turns a cart into an order that waits for payment. The same choice returns the same order
 * (idempotent); another choice closes the previous payment page. A paid cart, or one whose payment
 * is being confirmed, makes no other order (409 without amounts). The payment returns to the shop's
 * storefront in the request's `Origin`. A price that changed since the delivery was calculated is
 * 409 with the current amounts. The order holds its pieces for as long as it can be paid; a line of
 * which fewer are left is 422.
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

/** Newest first, each with its first goods: enough to know it by. */
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

export const orderParams = /* @__PURE__ */ v.strictObject({
  external_id: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
});
export type OrderParams = v.InferOutput<typeof orderParams>;

/** All details, for the order's owner. */
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
 * A payment's progress, for holders of the order's address: no name, goods or place.
 * `em_confirmacao` is true while an attempt awaits the provider, false when none does, and absent
 * when unknown. `em_estorno`, `em_analise`, `pagar_ate` and `cancelado_em` are those of the order. `link_pagamento` is present while
 * the order can be paid.
 */
export const wirePaymentProgress = /* @__PURE__ */ v.object({
  pagamentos: v.array(wirePayment),
  em_confirmacao: v.nullish(v.boolean()),
  em_estorno: v.nullish(v.boolean()),
  em_analise: v.nullish(v.boolean()),
  pagar_ate: v.nullish(v.string()),
  cancelado_em: v.nullish(v.string()),
  valor_total: v.nullish(wireDecimal),
  moeda: v.nullish(wireOrderCurrency),
  link_pagamento: v.nullish(v.union([v.string(), v.array(v.string())])),
});
export type WirePaymentProgress = v.InferOutput<typeof wirePaymentProgress>;

/**
 * Needs only the order's unguessable external id, because a payment may return to a browser without
 * a session; the owner may use the cart's id instead.
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
 * Cancels an unpaid order and closes its payment page; 409 when it is paid or being confirmed.
 * Returns the order: `AGUARDANDO`, its payments `CANCELADO`. Its cart can be bought again.
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

/** A printable PDF for the order's owner; 409 before payment. */
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
