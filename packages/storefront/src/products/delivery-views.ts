import type { DeliveryEstimate, PickupPoint } from '@ponte/domain';
import type { DeliveryOption as OptionView } from '@ponte/ui/delivery-options';
import type { PickupPoint as PointView } from '@ponte/ui/pickup-point-picker';

/** A pickup point as the kit shows it. */
export function pointView({ id, name, address, hours, state, city }: PickupPoint): PointView {
  return {
    id: String(id),
    name,
    address,
    openingHours: hours || undefined,
    state: state.name,
    city: city.name,
  };
}

/** What stands for an option among those offered: the store gives it no id of its own. */
export function optionId({ integratorId, serviceId }: DeliveryEstimate): string {
  return `${integratorId ?? 'none'} ${serviceId ?? 'counter'}`;
}

/** A delivery option as the kit shows it. Where there are points, it is collected. */
export function optionView(option: DeliveryEstimate): OptionView {
  const { serviceId, description, days, price, points } = option;
  return {
    id: optionId(option),
    kind: serviceId === null || points.length > 0 ? 'pickup' : 'delivery',
    name: description || undefined,
    leadTimeDays: days ?? undefined,
    price,
    points: points.map(pointView),
  };
}

/**
 * A way to get a product as its page shows it. Where and when the store's own counter is open stands
 * beside it.
 */
export function estimateView(option: DeliveryEstimate): OptionView {
  const view = optionView(option);
  return option.serviceId === null ? { ...view, leadTimeDays: undefined, points: [] } : view;
}
