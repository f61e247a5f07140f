import type { DeliveryOption, PickupPoint } from '../entities/index.ts';
import type { DeliveryChoice, ShippingRequest, Wanted } from './shipping-state.ts';

/**
 * Which of the ways is chosen after a calculation (accounts.md §4): the one that has the point that
 * was asked for; else the only one; else what was wanted, by integrator and service; else the
 * first; else the store's counter at no cost.
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

/** The point of an option: the wanted one, or the only one; null: the shopper has to choose. */
export function choosePoint({ points }: DeliveryOption, wanted: Wanted | null): PickupPoint | null {
  const again = points.find(({ id }) => id === wanted?.pointId);
  return again ?? (points.length === 1 ? (points[0] ?? null) : null);
}

/** Whether the store's counter is all there is. */
export function isPickupOnly(options: readonly DeliveryOption[]): boolean {
  return options.length === 1 && options[0]?.serviceId === null;
}

/** What is wanted when this is chosen on purpose. */
export function wantedBy({ option, point }: DeliveryChoice): Wanted | null {
  if (!option) return null;
  const { integratorId, serviceId } = option;
  return { integratorId, serviceId, pointId: point?.id ?? null };
}
