import type { OrderStanding } from '@ponte/contract/order-standing';
import type { Api, ApiError, Result } from '../api/index.ts';
import type { Cart } from '../cart/index.ts';
import type { Order, OrderLine } from '../entities/index.ts';
import type { Key, Resource, Resources, ResourceState } from '../resource/index.ts';
import { definePersonalArea } from '../shop/index.ts';
import { Submission } from '../submission/index.ts';
import { paymentLinkOf } from './order-rules.ts';

/** Short, because staff change an order's status. */
const freshMs = 10_000;

export interface OrdersOptions {
  readonly api: Api;
  readonly cart: Cart;
  readonly resources: Resources;
  readonly signal: AbortSignal;
  readonly paymentHosts: readonly string[];
}

export type OrderView =
  | { readonly status: 'loading'; readonly order: Order | undefined }
  | { readonly status: 'ready'; readonly order: Order }
  | { readonly status: 'failed'; readonly error: ApiError }
  | { readonly status: 'missing' };

/** The customer's orders: the list, single orders, and buying again. */
export class Orders {
  /** Adds an order's products to the cart again. */
  readonly reordering: Submission<Reordered>;
  /** Cancels an unpaid order. */
  readonly cancelling: Submission<Order>;
  readonly #options: OrdersOptions;
  readonly #list: Resource<readonly Order[]>;
  readonly #detail: Resource<Order>;
  #opened: string | null = null;

  constructor(options: OrdersOptions) {
    const { resources, signal } = options;
    this.#options = options;
    this.#list = resources.create('orders', { freshMs });
    this.#detail = resources.create('order', { freshMs });
    this.reordering = new Submission<Reordered>({ signal });
    this.cancelling = new Submission<Order>({ signal });
  }

  /** Loads the list unless fresh. */
  load(signal?: AbortSignal): Promise<Result<readonly Order[]>> {
    const { api } = this.#options;
    return this.#list.load(
      this.#listKey,
      (asking) => api.call('listOrders', { signal: asking }),
      signal,
    );
  }

  reload(): Promise<Result<readonly Order[]>> {
    const { api } = this.#options;
    return this.#list.loadAnew(this.#listKey, (signal) => api.call('listOrders', { signal }));
  }

  get status(): ResourceState<readonly Order[]>['status'] {
    return this.#list.of(this.#listKey).status;
  }

  get error(): ApiError | undefined {
    return this.#list.of(this.#listKey).error;
  }

  /** Newest first; undefined until loaded. */
  get orders(): readonly Order[] | undefined {
    return this.#list.latest(this.#listKey);
  }

  /** Loads one order, by its own external id or its cart's. */
  loadOrder(externalId: string, signal?: AbortSignal): Promise<Result<Order>> {
    // The result of another order's reordering is not this one's.
    if (externalId !== this.#opened) {
      this.reordering.reset();
      this.cancelling.reset();
    }
    this.#opened = externalId;
    const { api } = this.#options;
    return this.#detail.load(
      this.#keyOf(externalId),
      (asking) => api.call('getOrder', { externalId, signal: asking }),
      signal,
    );
  }

  /** Loads it again, for example after a payment. */
  reloadOrder(externalId: string): Promise<Result<Order>> {
    const { api } = this.#options;
    return this.#detail.loadAnew(this.#keyOf(externalId), (signal) =>
      api.call('getOrder', { externalId, signal }),
    );
  }

  view(externalId: string): OrderView {
    const state = this.#detail.of(this.#keyOf(externalId));
    if (state.status === 'ready') return { status: 'ready', order: state.data };
    if (state.status !== 'failed') return { status: 'loading', order: state.data };
    const { error } = state;
    return error.kind === 'notFound' ? { status: 'missing' } : { status: 'failed', error };
  }

  paymentLink(order: Order, standing: OrderStanding): string | null {
    return paymentLinkOf(order, standing, this.#options.paymentHosts);
  }

  /** The ticket of an order, while it is observed. */
  ticketOf({ externalId }: Order): Ticket {
    const { api, signal } = this.#options;
    return new Ticket({ api, externalId, signal });
  }

  /** Adds an order's products to the cart; returns those that are unavailable. */
  reorder(order: Order): Promise<Result<Reordered>> {
    const { api, cart } = this.#options;
    return this.reordering.submit((signal) => reorder(api, cart, order, signal));
  }

  /** Cancels an order and shows its new state, even if it was paid meanwhile. */
  async cancel({ externalId }: Order): Promise<void> {
    const { api } = this.#options;
    const result = await this.cancelling.submit((signal) =>
      api.call('cancelOrder', { externalId, signal }),
    );
    const isOver = result.ok || result.error.kind === 'conflict';
    if (isOver && !this.#options.signal.aborted) await this.reloadOrder(externalId);
  }

  get #listKey(): Key {
    return [this.#options.api.locale];
  }

  #keyOf(externalId: string): Key {
    return [this.#options.api.locale, externalId];
  }
}

export interface Reordered {
  readonly added: number;
  /** Lines that can't be bought any more, or don't fit into the cart. */
  readonly unavailable: readonly OrderLine[];
}

/**
 * Adds an order's products at current prices. If a product can't be loaded, for example offline,
 * nothing is added.
 */
export async function reorder(
  api: Api,
  cart: Cart,
  { lines }: Order,
  signal: AbortSignal,
): Promise<Result<Reordered>> {
  const answers = await Promise.all(
    lines.map(async ({ productId }) =>
      productId === null
        ? notFound
        : api.call('getProductDetails', { slugOrId: String(productId), signal }),
    ),
  );
  const failed = answers.find((answer) => !answer.ok && answer.error.kind !== 'notFound');
  if (failed && !failed.ok) return failed;
  const unavailable = lines.filter((line, index) => {
    const answer = answers[index];
    return !answer?.ok || cart.add(answer.value, line.quantity) !== 'added';
  });
  return { ok: true, value: { added: lines.length - unavailable.length, unavailable } };
}

const notFound: Result<never> = { ok: false, error: { kind: 'notFound' } };

export interface TicketOptions {
  readonly api: Api;
  readonly externalId: string;
  readonly signal: AbortSignal;
}

/** An order's ticket, a PDF that the store draws on request. */
export class Ticket {
  /** Further presses while it is pending do nothing. */
  readonly request: Submission<Blob>;
  readonly #options: TicketOptions;

  constructor(options: TicketOptions) {
    this.#options = options;
    this.request = new Submission<Blob>({ signal: options.signal });
  }

  /** A failure shows in `request`. */
  fetch(): Promise<Result<Blob>> {
    const { api, externalId } = this.#options;
    return this.request.submit((signal) => api.call('getTicket', { externalId, signal }));
  }
}

export const ordersOf = /* @__PURE__ */ definePersonalArea(
  ({ api, cart, region }, { resources, signal }) =>
    new Orders({ api, cart, resources, signal, paymentHosts: region.paymentHosts }),
);

export {
  allowedPaymentLink,
  canPrint,
  isDeclined,
  isPaid,
  paymentEndOf,
  paymentLinkOf,
  paymentValueOf,
  paymentWayOf,
  pickupCodeOf,
  refundOf,
  type PaymentEnd,
  type Refund,
} from './order-rules.ts';
export { standingOfOrder } from './order-standing.ts';
export { isInCart } from './is-in-cart.ts';
export type {
  OrderStanding,
  OrderState,
  OrderStep,
  OrderStepStatus,
} from '@ponte/contract/order-standing';
