import type { Api } from '../api/index.ts';
import { calculateShipping } from '../api/shipping.ts';
import type { Cart } from '../cart/index.ts';
import type { ShippingEvent, ShippingRequest } from './shipping-state.ts';

interface Wanted {
  readonly signal: AbortSignal;
  /** Whether this is still the newest request. */
  readonly isPresent: () => boolean;
}

/**
 * Requests the delivery options of a cart.
 * @returns the event for `nextShipping`; undefined when the answer is no longer wanted
 */
export async function askForOptions(
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
  const result = await calculateShipping(
    api,
    {
      externalId: cart.externalId,
      currency: cart.currency,
      lines: cart.lines,
      cityId: destination.cityId,
      countryId: destination.countryId,
      postalCode: isAddress ? destination.postalCode : '',
      addressId: isAddress ? destination.addressId : null,
      point: point && { id: point.id, cityId: point.cityId },
      serviceId: point?.serviceId ?? null,
    },
    { signal },
  );
  if (!isPresent()) return undefined;
  if (result.ok) return { type: 'calculated', request, options: result.value };
  if (result.error.kind !== 'notFound') {
    return { type: 'calculationFailed', request, error: result.error };
  }
  // The store has lost the cart: loading it sends it again.
  void cart.refresh();
  return { type: 'cartUnknown', request };
}
