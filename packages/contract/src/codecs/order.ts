import { multiply, type CurrencyCode, type Money } from '@ponte/regional/money';
import * as v from 'valibot';
import type {
  Order,
  OrderDelivery,
  OrderLine,
  OrderStatus,
  Payment,
  PaymentProgress,
  PaymentStatus,
  ReturnedMoney,
  ReturnKind,
  StartedCheckout,
} from '../entities/index.ts';
import {
  orderStageOf,
  paymentReturns,
  paymentWays,
  wireCheckout,
  wireOrder,
  wirePaymentProgress,
  type WireCheckout,
  type WireOrder,
  type WireOrderDelivery,
  type WireOrderItem,
  type WirePayment,
  type WirePaymentProgress,
  type WirePaymentReturn,
} from '../orders.ts';
import { amountOf, orderCurrencyOf, type AddIssue } from './amount.ts';
import { numberOf } from './number.ts';
import { nameLangOf } from './text-languages.ts';

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

export const paymentsAnswer: v.GenericSchema<unknown, PaymentProgress> = /* @__PURE__ */ v.pipe(
  wirePaymentProgress,
  /* @__PURE__ */ v.rawTransform<WirePaymentProgress, PaymentProgress>(({ dataset, addIssue }) =>
    progressOf(dataset.value, addIssue),
  ),
);

export const startedCheckoutAnswer: v.GenericSchema<unknown, StartedCheckout> =
  /* @__PURE__ */ v.pipe(
    wireCheckout,
    /* @__PURE__ */ v.transform((wire: WireCheckout) => ({
      orderId: wire.external_id ?? null,
      link: firstLink(wire.link_pagamento),
    })),
  );

function progressOf(wire: WirePaymentProgress, addIssue: AddIssue): PaymentProgress {
  const { moeda, valor_total: total } = wire;
  const currency = moeda ? orderCurrencyOf(moeda, 'BRL', addIssue, ['moeda']) : null;
  return {
    payments: wire.pagamentos.map((payment) =>
      paymentOf(
        payment,
        currency ? (decimal) => amountOf(decimal, currency, addIssue, ['pagamentos']) : undefined,
      ),
    ),
    isPending: wire.em_confirmacao ?? null,
    isRefunding: wire.em_estorno ?? false,
    isUnderReview: wire.em_analise ?? false,
    payUntil: momentOf(wire.pagar_ate),
    cancelledAt: momentOf(wire.cancelado_em),
    amount: currency && total ? amountOf(total, currency, addIssue, ['valor_total']) : null,
    link: firstLink(wire.link_pagamento),
  };
}

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

const paymentStatuses = /* @__PURE__ */ new Map<string, PaymentStatus>([
  ['AGUARDANDO', { kind: 'awaiting' }],
  ['PAGO', { kind: 'paid' }],
  ['FINALIZADO', { kind: 'paid' }],
  ['RECUSADO', { kind: 'declined' }],
  ['CANCELADO', { kind: 'cancelled' }],
  ['EM_ANALISE', { kind: 'underReview' }],
]);

/** Without `amountOf` the currency is unknown. */
function paymentOf(wire: WirePayment, amountOf?: (decimal: string) => Money): Payment {
  const { status, forma_pagamento: chosen, valor_total: value, valor_pago: paid } = wire;
  return {
    status: paymentStatuses.get(status) ?? { kind: 'unknown', text: status },
    way: paymentWays.find((way) => way === chosen) ?? null,
    amount: (value && amountOf?.(value)) || null,
    refunded: returnedOf(wire, amountOf),
    paid: (paid && amountOf?.(paid)) || null,
    paidAt: momentOf(wire.pago_em),
  };
}

/** Null for what is no moment, so that nothing promises by it. */
function momentOf(text: string | null | undefined): string | null {
  return text && !Number.isNaN(Date.parse(text)) ? text : null;
}

const returnKinds = {
  total: 'whole',
  parcial: 'part',
  contestacao: 'chargedBack',
} as const satisfies Record<WirePaymentReturn, ReturnKind>;

function returnedOf(
  { estornado_em: at, estorno_tipo: type, ...wire }: WirePayment,
  amountOf?: (decimal: string) => Money,
): ReturnedMoney | null {
  if (!at) return null;
  const known = paymentReturns.find((each) => each === type);
  const amount = (wire.valor_estornado && amountOf?.(wire.valor_estornado)) || null;
  const all = (wire.valor_total && amountOf?.(wire.valor_total)) || null;
  const isPart = amount !== null && all !== null && amount.minor < all.minor;
  return { amount, at, kind: known ? returnKinds[known] : isPart ? 'part' : 'whole' };
}

/** A single link or a list, of which the first counts (accounts.md §7). */
function firstLink(link: string | readonly string[] | null | undefined): string | null {
  return (typeof link === 'string' ? link : link?.[0]) || null;
}
