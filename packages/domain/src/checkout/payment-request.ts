import { runInAction } from 'mobx';
import type { ApiError } from '../api/index.ts';
import type { CartLine } from '../entities/index.ts';
import { isPaid, allowedPaymentLink } from '../orders/order-rules.ts';
import { keepPendingPayment } from '../orders/pending-payment.ts';
import { billChanges, type Bill } from './bill.ts';
import type { CheckoutError, CheckoutEvent, CheckoutState } from './checkout-state.ts';
import type { CheckoutOptions } from './checkout.ts';

/** Longer than usual, because the store calls the payment provider first. */
const timeoutMs = 30_000;

export interface PaymentRequestOptions extends Pick<
  CheckoutOptions,
  'api' | 'cart' | 'shipping' | 'storage' | 'customer' | 'paymentHosts' | 'signal'
> {
  readonly state: () => CheckoutState;
  /** The current bill; null while unknown. */
  readonly bill: () => Bill | null;
  /** The CPF that the shopper typed where one is asked for; null otherwise. */
  readonly cpf: () => string | null;
  /** To the store; may be empty. */
  readonly note: () => string;
  readonly tell: (event: CheckoutEvent) => void;
  readonly refuse: (error: CheckoutError) => void;
  /** Forgets what is stored of the checkout. */
  readonly forget: () => void;
}

/** Asks the store for the link to pay the bill, and passes the outcome to the checkout. */
export class PaymentRequest {
  readonly #options: PaymentRequestOptions;

  constructor(options: PaymentRequestOptions) {
    this.#options = options;
  }

  /** @param mayRenew whether to ask once more where only the delivery's token has expired */
  async send(mayRenew = true): Promise<void> {
    const { api, cart, shipping, cpf, note, refuse, signal } = this.#options;
    const state = this.#options.state();
    const { destination } = shipping;
    const { option, point } = shipping.choice ?? {};
    if (state.step !== 'paying' || !option || !destination) return;
    const { externalId } = cart;
    const result = await api.call('startCheckout', {
      cartExternalId: externalId,
      deliveryToken: option.token,
      shipping: option.price,
      addressId: destination.kind === 'address' ? destination.addressId : null,
      serviceId: option.serviceId,
      point: point ? { id: point.id, cityId: point.city.id } : null,
      method: state.method,
      cpf: cpf(),
      note: note(),
      signal,
      timeoutMs,
    });
    if (signal.aborted || this.#options.state() !== state) return;
    if (result.ok) return this.#leave(result.value.link, result.value.orderId ?? externalId);
    if (result.error.kind === 'conflict') return this.#compare(result.error, mayRenew);
    if (isShort(result.error)) return this.#compare(result.error, mayRenew);
    refuse(checkoutErrorOf(result.error, cart.sentLines));
  }

  /** Stores the payment link. The cart stays until its order is paid (decision 39). */
  #leave(given: string | null, orderId: string): void {
    const { cart, customer, storage, paymentHosts, tell, refuse, forget } = this.#options;
    const link = allowedPaymentLink(given, paymentHosts);
    if (!link) {
      const kind = given === null ? 'noLink' : 'linkRefused';
      return refuse({ kind });
    }
    const cartId = cart.externalId;
    if (customer) keepPendingPayment(storage, { customerId: customer.id, orderId, cartId });
    tell({ type: 'linked', link, orderId });
    forget();
  }

  /** Compares the bills after the store reported a conflict, or that pieces are missing. */
  async #compare(conflict: ApiError, mayRenew: boolean): Promise<void> {
    const { cart, shipping, tell, refuse, signal } = this.#options;
    const state = this.#options.state();
    if (state.step !== 'paying') return;
    const mayBeBought = conflict.kind === 'conflict' && !conflict.amounts;
    if (mayBeBought && (await this.#findBought())) return;
    const seen = shipping.choice;
    // What is left of a line, a save answers.
    await (conflict.kind === 'conflict' ? cart.refresh() : cart.resave());
    await shipping.renew();
    // `start` has already noticed and shown the difference.
    if (signal.aborted || this.#options.state() !== state) return;
    const bill = this.#options.bill();
    const changes = bill && billChanges(state.bill, bill);
    if (changes) return tell({ type: 'billChanged', bill });
    const sameWay = seen?.option?.serviceId === shipping.choice?.option?.serviceId;
    if (!bill || !sameWay) return refuse({ kind: 'deliveryGone' });
    // Only the token had expired: retry the same total with a fresh one.
    if (mayRenew) return this.send(false);
    refuse({ kind: 'call', error: conflict });
  }

  /** Whether the cart was already paid, in another tab or before an answer was lost. */
  async #findBought(): Promise<boolean> {
    const { api, cart, signal } = this.#options;
    const result = await api.call('getOrder', { externalId: cart.externalId, signal });
    if (signal.aborted || !result.ok || !isPaid(result.value.payments)) return false;
    this.#leaveBought(result.value.externalId);
    return true;
  }

  /** Shows the purchase and ends the cart together. */
  #leaveBought(orderId: string): void {
    const { cart, tell, forget } = this.#options;
    runInAction(() => {
      tell({ type: 'foundBought', orderId });
      forget();
      cart.startAnew();
    });
  }
}

/** Whether others have taken pieces that the cart asks for. */
function isShort(error: ApiError): boolean {
  return error.kind === 'validation' && error.left !== undefined;
}

/** Request fields about the delivery. */
const aboutDelivery = /^(?:token_entrega|entrega_servico_id|id_ponto_entrega|cliente_)/;

/**
 * Interprets the failure of a checkout: unavailable products or delivery, by the fields that it
 * names, or else the failure itself.
 * @param sentLines the cart's lines in the order in which they were sent
 */
function checkoutErrorOf(error: ApiError, sentLines: readonly CartLine[]): CheckoutError {
  if (error.kind !== 'validation') return { kind: 'call', error };
  const fields = Object.keys(error.fields);
  if (fields.includes('cpf')) return { kind: 'cpfMissing' };
  const places = fields.flatMap((field) => /^itens\.(\d+)/.exec(field)?.[1] ?? []);
  const products = places.flatMap((place) => sentLines[Number(place)]?.product.name ?? []);
  if (products.length > 0) return { kind: 'unavailable', products };
  return fields.some((field) => aboutDelivery.test(field))
    ? { kind: 'deliveryGone' }
    : { kind: 'call', error };
}
