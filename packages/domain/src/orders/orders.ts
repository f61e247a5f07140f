import type { Api, ApiError, Result } from '../api/index.ts';
import { cancelOrder, fetchOrder, fetchOrders } from '../api/orders.ts';
import type { Cart } from '../cart/index.ts';
import type { Order } from '../entities/index.ts';
import type { Resource, Resources } from '../resource/index.ts';
import { Submission } from '../submission/index.ts';
import { paymentLinkOf } from './order-rules.ts';
import { reorder, type Reordered } from './reorder.ts';
import { Ticket } from './ticket.ts';

/** How long orders need no asking again: their status changes behind the shop's back. */
const freshMs = 10_000;

/** What orders need. */
export interface OrdersOptions {
  readonly api: Api;
  readonly cart: Cart;
  readonly resources: Resources;
  readonly signal: AbortSignal;
  /** Hosts to which a payment link may lead. */
  readonly paymentHosts: readonly string[];
}

/** One order as its page shows it. */
export type OrderView =
  | { readonly status: 'loading'; readonly order: Order | undefined }
  | { readonly status: 'ready'; readonly order: Order }
  | { readonly status: 'failed'; readonly error: ApiError }
  | { readonly status: 'missing' };

/** The customer's orders: the list, one in full, and buying the same again. */
export class Orders {
  /** Puts an order's products into the cart again. */
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

  /** Asks for the list, unless it is fresh. */
  load(signal?: AbortSignal): Promise<Result<readonly Order[]>> {
    const { api } = this.#options;
    return this.#list.load(api.locale, (asking) => fetchOrders(api, { signal: asking }), signal);
  }

  /** Asks for the list again. */
  reload(): Promise<Result<readonly Order[]>> {
    const { api } = this.#options;
    return this.#list.loadAnew(api.locale, (signal) => fetchOrders(api, { signal }));
  }

  get status(): Resource<readonly Order[]>['status'] {
    return this.#list.status;
  }

  get error(): ApiError | undefined {
    return this.#list.error;
  }

  /** The newest first; undefined while they are not known. */
  get orders(): readonly Order[] | undefined {
    return this.#list.latest;
  }

  /** Asks for one order in full, by its own external id or by that of the cart that it was. */
  loadOrder(externalId: string, signal?: AbortSignal): Promise<Result<Order>> {
    // What became of buying another order again is no news of this one.
    if (externalId !== this.#opened) {
      this.reordering.reset();
      this.cancelling.reset();
    }
    this.#opened = externalId;
    const { api } = this.#options;
    return this.#detail.load(
      this.#keyOf(externalId),
      (asking) => fetchOrder(api, externalId, { signal: asking }),
      signal,
    );
  }

  /** Asks for it again, as after a payment. */
  reloadOrder(externalId: string): Promise<Result<Order>> {
    const { api } = this.#options;
    return this.#detail.loadAnew(this.#keyOf(externalId), (signal) =>
      fetchOrder(api, externalId, { signal }),
    );
  }

  /** What the page of that order shows. */
  view(externalId: string): OrderView {
    const { state } = this.#detail;
    if (state.status === 'idle' || state.key !== this.#keyOf(externalId)) {
      return { status: 'loading', order: undefined };
    }
    if (state.status === 'ready') return { status: 'ready', order: state.latest.data };
    if (state.status === 'loading') return { status: 'loading', order: this.#detail.data };
    const { error } = state;
    return error.kind === 'notFound' ? { status: 'missing' } : { status: 'failed', error };
  }

  /** Where pay-now leads; null when it is not offered. */
  paymentLink(order: Order): string | null {
    return paymentLinkOf(order, this.#options.paymentHosts);
  }

  /** The ticket of an order, for as long as somebody keeps it. */
  ticketOf({ externalId }: Order): Ticket {
    const { api, signal } = this.#options;
    return new Ticket({ api, externalId, signal });
  }

  /** Puts the products of an order into the cart again, and says which can't be had any more. */
  reorder(order: Order): Promise<Result<Reordered>> {
    const { api, cart } = this.#options;
    return this.reordering.submit((signal) => reorder(api, cart, order, signal));
  }

  /** Cancels an order, and shows what it is then: also where it was paid meanwhile. */
  async cancel({ externalId }: Order): Promise<void> {
    const { api } = this.#options;
    const result = await this.cancelling.submit((signal) =>
      cancelOrder(api, externalId, { signal }),
    );
    const isOver = result.ok || result.error.kind === 'conflict';
    if (isOver && !this.#options.signal.aborted) await this.reloadOrder(externalId);
  }

  #keyOf(externalId: string): string {
    return `${externalId} ${this.#options.api.locale}`;
  }
}
