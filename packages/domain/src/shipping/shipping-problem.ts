import type { DeliveryOption } from '../entities/index.ts';
import type { ShippingState } from './shipping-state.ts';

/** Why the order can't be delivered as chosen. */
export type ShippingProblem =
  /** No option is offered, or not yet. */
  | 'option'
  /** Pickup at one of several points, and none is chosen. */
  | 'point'
  /** Home delivery without a saved address. */
  | 'address';

/**
 * The delivery's unmet requirement (accounts.md §5); null when there is none.
 * @param contents the cart's current contents: a calculation for other contents doesn't count
 */
export function shippingProblem(state: ShippingState, contents: string): ShippingProblem | null {
  if (state.at !== 'offered' || state.request.contents !== contents) return 'option';
  const { option, point } = state.choice;
  if (!option || option.token === '') return 'option';
  if (option.points.length > 0 && !point) return 'point';
  return isBrought(option) && state.request.destination.kind !== 'address' ? 'address' : null;
}

/** Home delivery, rather than to a counter. */
function isBrought({ serviceId, points }: DeliveryOption): boolean {
  return serviceId !== null && points.length === 0;
}
