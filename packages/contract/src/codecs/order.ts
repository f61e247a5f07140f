import { multiply, type CurrencyCode, type Money } from '@ponte/regional/money';
import * as v from 'valibot';
import {
  orderStageOf,
  wireOrder,
  type WireOrder,
  type WireOrderDelivery,
  type WireOrderItem,
  type OrderStage,
} from '../orders.ts';
import { amountOf, orderCurrencyOf, type AddIssue } from './amount.ts';
import type { CartProduct } from './cart.ts';
import { numberOf } from './number.ts';
import { firstLink, momentOf, paymentOf, type Payment } from './payment.ts';
import type { ProductId } from './product.ts';
import { nameLangOf } from './text-languages.ts';

/**
 * An order's status (accounts.md §4), combined with its delivery (decision 41). `awaitingPayment`
 * orders can be paid. An unknown status keeps the wire's word.
 */
export type OrderStatus =
  | { readonly kind: OrderStage }
  | { readonly kind: 'unknown'; readonly text: string };

export interface OrderLine {
  readonly productId: ProductId | null;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly subtotal: Money;
  readonly product: CartProduct;
}

/** The delivery as chosen. Texts may be empty. */
export interface OrderDelivery {
  readonly description: string;
  /** Working days from the payment; null when the store does not say. */
  readonly days: number | null;
  /** Address or pickup point, in one line. */
  readonly place: string;
  /** Home delivery; otherwise pickup. */
  readonly brought: boolean;
  /** Collected at the shop's counter, whenever that is open. */
  readonly atCounter: boolean;
  /** Opening hours of the pickup point. */
  readonly hours: string;
  /** When it was ready for pickup, or left for the door; ISO 8601, null before that and when unknown. */
  readonly sentAt: string | null;
  /** ISO 8601; null before that. */
  readonly handedOverAt: string | null;
  /** Who took it at the door, or who brought it; null at a counter. */
  readonly handedOverTo: string | null;
  /** The carrier's; the link is https. Null where none is known. */
  readonly tracking: { readonly number: string | null; readonly link: string | null } | null;
}

/** All amounts are in the currency of the purchase. */
export interface Order {
  readonly externalId: string;
  /** As shown to people: "000123". */
  readonly number: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly status: OrderStatus;
  readonly total: Money;
  readonly shipping: Money | null;
  /** The I.V.A. in the total; null when unknown, as in old orders. */
  readonly tax: Money | null;
  /** Until when it could or can be paid, ISO 8601; null when the store does not say. */
  readonly payUntil: string | null;
  /** When its customer cancelled it, or another choice replaced it, ISO 8601; null when neither did. */
  readonly cancelledAt: string | null;
  /** The buyer's to the shop, plain text with line breaks; null when there is none. */
  readonly note: string | null;
  /** As sent: `pickupCodeOf` decides when to show it. */
  readonly pickupCode: string | null;
  /** As sent: `paymentLinkOf` decides whether to follow it. */
  readonly paymentLink: string | null;
  /** Newest first. */
  readonly payments: readonly Payment[];
  /** In lists the first ones. */
  readonly lines: readonly OrderLine[];
  /** How many lines it has. */
  readonly lineCount: number;
  /** Whether its products can be reviewed: it was handed over. */
  readonly isReviewable: boolean;
  readonly delivery: OrderDelivery | null;
}

export const orderAnswer: v.GenericSchema<unknown, Order> = /* @__PURE__ */ v.pipe(
  wireOrder,
  /* @__PURE__ */ v.rawTransform<WireOrder, Order>(({ dataset, addIssue }) =>
    orderOf(dataset.value, addIssue),
  ),
);

export const ordersAnswer: v.GenericSchema<unknown, readonly Order[]> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.object({ data: /* @__PURE__ */ v.array(orderAnswer) }),
  /* @__PURE__ */ v.transform(({ data }) => data),
);

function orderOf(wire: WireOrder, addIssue: AddIssue): Order {
  const currency = orderCurrencyOf(
    wire.moeda ?? (wire.moeda_id ? { id: wire.moeda_id } : null),
    // Without a currency, order amounts are reais (accounts.md §9).
    'BRL',
    addIssue,
    ['moeda_id'],
  );
  const amount = (decimal: string, field: string) => amountOf(decimal, currency, addIssue, [field]);
  return {
    externalId: wire.external_id,
    number: String(wire.pedido ?? wire.id),
    createdAt: wire.created_at,
    status: statusOf(wire),
    total: amount(wire.valor_total, 'valor_total'),
    shipping: wire.valor_frete ? amount(wire.valor_frete, 'valor_frete') : null,
    tax: wire.valor_iva ? amount(wire.valor_iva, 'valor_iva') : null,
    payUntil: momentOf(wire.pagar_ate),
    cancelledAt: momentOf(wire.cancelado_em),
    note: wire.observacao || null,
    pickupCode: wire.codigo_retirada || null,
    paymentLink: firstLink(wire.link_pagamento),
    payments: (wire.pagamentos ?? []).map((payment) =>
      paymentOf(payment, (decimal) => amount(decimal, 'pagamentos')),
    ),
    lines: (wire.itens ?? []).map((item, index) => lineOf(item, currency, index, addIssue)),
    lineCount: Number(wire.itens_total ?? wire.itens?.length ?? 0),
    isReviewable: wire.avaliavel ?? false,
    delivery: wire.entrega
      ? {
          description: wire.entrega.descricao ?? '',
          days: numberOf(wire.entrega.prazo),
          place: wire.entrega.endereco ?? '',
          brought: wire.entrega.em_domicilio ?? false,
          atCounter: wire.entrega.no_balcao ?? false,
          hours: wire.entrega.horario_atendimento ?? '',
          sentAt: momentOf(wire.entrega.enviado_em),
          handedOverAt: wire.entrega.entregue_em || null,
          handedOverTo: wire.entrega.entregue_a || null,
          tracking: trackingOf(wire.entrega),
        }
      : null,
  };
}

function trackingOf({
  rastreio_codigo: code,
  rastreio_link: address,
}: WireOrderDelivery): OrderDelivery['tracking'] {
  const link = address?.startsWith('https://') ? address : null;
  return code || link ? { number: code || null, link } : null;
}

function lineOf(
  wire: WireOrderItem,
  currency: CurrencyCode,
  index: number,
  addIssue: AddIssue,
): OrderLine {
  const amount = (decimal: string, field: string) =>
    amountOf(decimal, currency, addIssue, ['itens', String(index), field]);
  const unitPrice = amount(wire.valor_unitario, 'valor_unitario');
  const quantity = Number(wire.qtde);
  const { produto: product } = wire;
  return {
    productId: product ? Number(product.id) : null,
    quantity,
    unitPrice,
    subtotal: wire.valor_subtotal
      ? amount(wire.valor_subtotal, 'valor_subtotal')
      : multiply(unitPrice, quantity),
    product: {
      name: product?.nome ?? '',
      ...nameLangOf(product?.idiomas),
      code: product?.codigo ?? '',
      slug: product?.slug || String(product?.id ?? ''),
      picture: product?.imagens?.[0]?.url ?? null,
    },
  };
}

function statusOf(wire: WireOrder): OrderStatus {
  const { status, entrega } = wire;
  if (wire.em_estorno) return { kind: 'refunding' };
  if (wire.em_analise) return { kind: 'underReview' };
  const stage = orderStageOf(status, {
    brought: entrega?.em_domicilio ?? null,
    handedOver: Boolean(entrega?.entregue_em),
  });
  return stage ? { kind: stage } : { kind: 'unknown', text: status };
}
