import type { Api } from '../api/index.ts';
import type { Cart } from '../cart/index.ts';
import type { Clock, Stop } from '../environment/index.ts';
import type { ShippingEvent, ShippingRequest, ShippingState } from './shipping-state.ts';

/** Before asking again about a cart that the store does not know yet (accounts.md §9). */
const retryMs = 2000;

interface ShippingWorkOptions {
  readonly api: Api;
  readonly cart: Cart;
  readonly clock: Clock;
  readonly state: () => ShippingState;
  readonly send: (event: ShippingEvent) => void;
}

/** Performs a state's effect: a calculation, a wait, loading points. */
export class ShippingWork {
  readonly #options: ShippingWorkOptions;
  #controller = new AbortController();
  #stopWaiting: Stop = () => undefined;
  #loadingPoints = false;

  constructor(options: ShippingWorkOptions) {
    this.#options = options;
  }

  /** Aborts when the work ends. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  start(): void {
    this.#controller = new AbortController();
  }

  end(): void {
    this.#stopWaiting();
    this.#controller.abort();
  }

  /** Starts a state's effect and ends the previous one's. */
  carryOut(state: ShippingState): void {
    const { clock, send } = this.#options;
    this.#stopWaiting();
    if (state.at === 'calculating') void this.#calculate(state.request);
    if (state.at === 'waiting') {
      this.#stopWaiting = clock.after(retryMs, () => send({ type: 'retried' }));
    }
    if (state.at === 'offered' && state.picker.status === 'loading') void this.#loadPoints();
  }

  /** Ends a wait early. */
  pause(): void {
    this.#stopWaiting();
  }

  async #calculate(request: ShippingRequest): Promise<void> {
    const { api, cart, state, send } = this.#options;
    const { signal } = this;
    const isPresent = () => {
      const now = state();
      return !signal.aborted && now.at === 'calculating' && now.request === request;
    };
    const event = await askForOptions({ api, cart }, request, { signal, isPresent });
    if (event && isPresent()) send(event);
  }

  async #loadPoints(): Promise<void> {
    if (this.#loadingPoints) return;
    const { api, cart, send } = this.#options;
    const { signal } = this;
    this.#loadingPoints = true;
    const result = await api.call('listPickupPoints', {
      params: { external_id: cart.externalId },
      signal,
    });
    this.#loadingPoints = false;
    if (signal.aborted) return;
    if (result.ok) send({ type: 'pointsLoaded', points: result.value });
    else send({ type: 'pointsFailed', error: result.error });
  }
}

interface Wanted {
  readonly signal: AbortSignal;
  /** Whether this is still the newest request. */
  readonly isPresent: () => boolean;
}

/**
 * Requests the delivery options of a cart.
 * @returns the event for `nextShipping`; undefined when the answer is no longer wanted
 */
async function askForOptions(
  { api, cart }: { readonly api: Api; readonly cart: Cart },
  request: ShippingRequest,
  { signal, isPresent }: Wanted,
): Promise<ShippingEvent | undefined> {
  // The store calculates with its copy of the cart, which has to be current.
  const saved = await cart.flush();
  if (!isPresent()) return undefined;
  if (!saved) return { type: 'cartUnknown', request };
  const { destination, point } = request;
  const isAddress = destination.kind === 'address';
  const result = await api.call('calculateShipping', {
    externalId: cart.externalId,
    currency: cart.currency,
    lines: cart.lines,
    cityId: destination.cityId,
    countryId: destination.countryId,
    postalCode: isAddress ? destination.postalCode : '',
    addressId: isAddress ? destination.addressId : null,
    point: point && { id: point.id, cityId: point.cityId },
    serviceId: point?.serviceId ?? null,
    signal,
  });
  if (!isPresent()) return undefined;
  if (result.ok) return { type: 'calculated', request, options: result.value };
  if (result.error.kind !== 'notFound') {
    return { type: 'calculationFailed', request, error: result.error };
  }
  // The store has lost the cart: loading it sends it again.
  void cart.refresh();
  return { type: 'cartUnknown', request };
}
