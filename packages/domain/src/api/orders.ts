import type {
  cancelOrder as cancelOrderCall,
  getOrder,
  getTicket,
  listOrders,
  listPayments,
  PaymentWay,
  startCheckout as startCheckoutCall,
} from '@ponte/contract/orders';
import { toDecimalString, type Money } from '@ponte/regional/money';
import type { Order, PaymentProgress, StartedCheckout } from '../entities/index.ts';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { langOf } from './parameters.ts';

interface Options {
  readonly signal?: AbortSignal;
}

export interface CheckoutChoice {
  readonly cartExternalId: string;
  /** The delivery option's token. */
  readonly deliveryToken: string;
  /** The delivery price that the shopper saw, only compared. */
  readonly shipping: Money;
  readonly addressId: number | null;
  /** Null: pickup at the store. */
  readonly serviceId: number | null;
  readonly point: { readonly id: number; readonly cityId: number | null } | null;
  /** Null: the shopper chooses on the payment page. */
  readonly method: PaymentWay | null;
  /** For a card payment when none is on file; null if none was entered. */
  readonly cpf: string | null;
}

/**
 * `POST …/iniciar-checkout`: turns a cart into an order that waits for payment. Idempotent for the
 * same choice. `conflict` with the current amounts when one changed; without amounts when the cart
 * is already bought, or its delivery no longer offered.
 */
export function startCheckout(
  api: Api,
  choice: CheckoutChoice,
  { signal, timeoutMs }: Options & { readonly timeoutMs?: number } = {},
): Promise<Result<StartedCheckout>> {
  const { point } = choice;
  return api.request({
    method: 'POST',
    path: `/ecom/venda/carrinho/${encodeURIComponent(choice.cartExternalId)}/iniciar-checkout`,
    access: 'bearer',
    query: { lang: langOf(api.locale) },
    body: {
      token_entrega: choice.deliveryToken,
      valor_frete: toDecimalString(choice.shipping),
      cliente_endereco_id: choice.addressId,
      entrega_servico_id: choice.serviceId ?? 'retirada_loja',
      ...(point && { id_ponto_entrega: point.id, cidade_alternativa: point.cityId }),
      forma_pagamento: choice.method,
      ...(choice.cpf !== null && { cpf: choice.cpf }),
    },
    answer: ({ startedCheckoutAnswer }) => startedCheckoutAnswer,
    timeoutMs,
    signal,
  } satisfies CallOf<typeof startCheckoutCall>);
}

/** `GET /ecom/venda/pedidos`: the customer's orders, the newest first. */
export function fetchOrders(api: Api, { signal }: Options = {}): Promise<Result<readonly Order[]>> {
  return api.request({
    method: 'GET',
    path: '/ecom/venda/pedidos',
    access: 'bearer',
    query: { lang: langOf(api.locale) },
    answer: ({ ordersAnswer }) => ordersAnswer,
    signal,
  } satisfies CallOf<typeof listOrders>);
}

/** `GET /ecom/venda/pedidos/{external_id}`: an order in full. */
export function fetchOrder(
  api: Api,
  externalId: string,
  { signal }: Options = {},
): Promise<Result<Order>> {
  return api.request({
    method: 'GET',
    path: `/ecom/venda/pedidos/${encodeURIComponent(externalId)}`,
    access: 'bearer',
    query: { lang: langOf(api.locale) },
    answer: ({ orderAnswer }) => orderAnswer,
    signal,
  } satisfies CallOf<typeof getOrder>);
}

/**
 * `GET …/buscar-pagamentos`: an order's payment progress. The external id suffices; a store that
 * requires the customer answers `unauthorized`.
 */
export function fetchPayments(
  api: Api,
  externalId: string,
  { signal }: Options = {},
): Promise<Result<PaymentProgress>> {
  return api.request({
    method: 'GET',
    path: `/ecom/venda/pedidos/${encodeURIComponent(externalId)}/buscar-pagamentos`,
    access: 'optional',
    query: { lang: langOf(api.locale) },
    answer: ({ paymentsAnswer }) => paymentsAnswer,
    signal,
  } satisfies CallOf<typeof listPayments>);
}

/** The timeout in milliseconds: the store calls its payment provider first. */
const cancelTimeoutMs = 30_000;

/** `POST …/cancelar`: cancels an unpaid order. `conflict` when it is paid or being confirmed. */
export function cancelOrder(
  api: Api,
  externalId: string,
  { signal }: Options = {},
): Promise<Result<Order>> {
  return api.request({
    method: 'POST',
    path: `/ecom/venda/pedidos/${encodeURIComponent(externalId)}/cancelar`,
    access: 'bearer',
    query: { lang: langOf(api.locale) },
    answer: ({ orderAnswer }) => orderAnswer,
    timeoutMs: cancelTimeoutMs,
    signal,
  } satisfies CallOf<typeof cancelOrderCall>);
}

/** The timeout in milliseconds: the ticket is drawn on request. */
const ticketTimeoutMs = 30_000;

/** `GET …/comprovante`: an order's ticket as PDF. `conflict` before payment. */
export async function fetchTicket(
  api: Api,
  externalId: string,
  { signal }: Options = {},
): Promise<Result<Blob>> {
  const file = await api.download({
    method: 'GET',
    path: `/ecom/venda/pedidos/${encodeURIComponent(externalId)}/comprovante`,
    access: 'bearer',
    query: { lang: langOf(api.locale) },
    timeoutMs: ticketTimeoutMs,
    signal,
  } satisfies CallOf<typeof getTicket>);
  // An HTML page of a proxy is no ticket.
  return file.ok && file.value.type !== 'application/pdf' ? noTicket : file;
}

const noTicket: Result<never> = { ok: false, error: { kind: 'contract', path: '' } };
