import type { DeliveryEstimate, PickupPoint } from '@ponte/domain';
import type { DeliveryOption as OptionView } from '@ponte/ui/delivery-options';
import type { PickupPoint as PointView } from '@ponte/ui/pickup-point-picker';

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

/** An option's key: the store gives it no id. */
export function optionId({ integratorId, serviceId }: DeliveryEstimate): string {
  return `${integratorId ?? 'none'} ${serviceId ?? 'counter'}`;
}

/**
 * An option with points is a pickup.
 *
 * @param collection when the counter hands over what is paid now, as `useCollection` says it
 */
export function optionView(option: DeliveryEstimate, collection?: string): OptionView {
  const { serviceId, description, days, price, points } = option;
  return {
    id: optionId(option),
    kind: serviceId === null || points.length > 0 ? 'pickup' : 'delivery',
    name: description || undefined,
    ...(serviceId === null ? { when: collection } : { leadTimeDays: days ?? undefined }),
    price,
    points: points.map(pointView),
  };
}

/**
 * A delivery option on a product's page, which shows the counter's address and hours separately.
 */
export function estimateView(option: DeliveryEstimate): OptionView {
  const view = optionView(option);
  return option.serviceId === null ? { ...view, points: [] } : view;
}
