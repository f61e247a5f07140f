import { money } from '@ponte/regional/money';
import type { Cart } from '../cart/index.ts';
import type { DeliveryOption, PickupPoint } from '../entities/index.ts';
import type { DeliveryChoice, ShippingRequest, Wanted, ShippingState } from './shipping-state.ts';

/**
 * The option selected after a calculation (accounts.md §4): the one with the requested point; else
 * the only one; else the wanted one, by integrator and service; else the first; else the store's
 * counter for free.
 */
export function chooseDelivery(
  options: readonly DeliveryOption[],
  { point: asked }: Pick<ShippingRequest, 'point'>,
  wanted: Wanted | null,
): DeliveryChoice {
  for (const option of options) {
    const point = option.points.find(({ id }) => id === asked?.id);
    if (point) return { option, point };
  }
  const again = options.find(
    ({ integratorId, serviceId }) =>
      wanted?.integratorId === integratorId && wanted.serviceId === serviceId,
  );
  const option = again ?? options[0] ?? null;
  return { option, point: option && choosePoint(option, again ? wanted : null) };
}

/** The wanted point, or the only one; null: the shopper has to choose. */
export function choosePoint({ points }: DeliveryOption, wanted: Wanted | null): PickupPoint | null {
  const again = points.find(({ id }) => id === wanted?.pointId);
  return again ?? (points.length === 1 ? (points[0] ?? null) : null);
}

/** Whether only the store's counter is offered. */
export function isPickupOnly(options: readonly DeliveryOption[]): boolean {
  return options.length === 1 && options[0]?.serviceId === null;
}

/** What to restore after this was chosen deliberately. */
export function wantedBy({ option, point }: DeliveryChoice): Wanted | null {
  if (!option) return null;
  const { integratorId, serviceId } = option;
  return { integratorId, serviceId, pointId: point?.id ?? null };
}

/** Sets the cart's delivery price: only one that was calculated for its current contents. */
export function chargeDelivery(cart: Cart, state: ShippingState): void {
  if (state.at !== 'offered') return cart.setShipping(null);
  const { option } = state.choice;
  cart.setShipping(option?.price ?? money(0, cart.currency), state.request.contents);
}
