import type { DeliveryOption } from '../entities/index.ts';
import type { ShippingState } from './shipping-state.ts';

/** Why the order can't be delivered as chosen: what the shopper has to do first. */
export type ShippingProblem =
  /** Nothing is offered, or nothing is offered yet. */
  | 'option'
  /** It is collected at one of several points, and none is chosen. */
  | 'point'
  /** It is brought, and there is no saved address to bring it to. */
  | 'address';

/**
 * What keeps the delivery from being bought (accounts.md §5); null when nothing does.
 *
 * @param contents what the cart holds now: what was calculated for something else counts as nothing
 */
export function shippingProblem(state: ShippingState, contents: string): ShippingProblem | null {
  if (state.at !== 'offered' || state.request.contents !== contents) return 'option';
  const { option, point } = state.choice;
  if (!option || option.token === '') return 'option';
  if (option.points.length > 0 && !point) return 'point';
  return isBrought(option) && state.request.destination.kind !== 'address' ? 'address' : null;
}

/** To the door, instead of to a counter. */
function isBrought({ serviceId, points }: DeliveryOption): boolean {
  return serviceId !== null && points.length === 0;
}
