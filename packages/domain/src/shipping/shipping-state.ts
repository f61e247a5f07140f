import type { DeliveryOption, PickupPoint } from '../entities/index.ts';
import type { ApiError } from '../result/index.ts';
import type { Destination } from './destination.ts';

/** A deliberate choice, restored after a calculation that still offers it. */
export interface Wanted {
  readonly integratorId: number | null;
  readonly serviceId: number | null;
  readonly pointId: number | null;
}

/** A point picked from the separate list, as a calculation needs it. */
export interface AskedPoint {
  readonly id: number;
  readonly cityId: number | null;
  /** The service that delivers to points, if known. */
  readonly serviceId: number | null;
}

/** The subject of a calculation. Each calculation has its own object. */
export interface ShippingRequest {
  readonly contents: string;
  readonly destination: Destination;
  /** Calculate for this pickup point only, or null. */
  readonly point: AskedPoint | null;
  /** How often the store did not know the cart yet. */
  readonly waits: number;
}

export interface DeliveryChoice {
  /** Null: free pickup at the store because nothing else is offered; it can't be bought. */
  readonly option: DeliveryOption | null;
  /** The chosen pickup point, if any. */
  readonly point: PickupPoint | null;
}

/** The separate list of pickup points. */
export type PointPicker =
  | { readonly status: 'closed' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: ApiError }
  | {
      readonly status: 'open';
      readonly stateName: string | null;
      readonly cityName: string | null;
    };

/** What persists across calculations. */
interface Memory {
  /** Foreigners collect at the counter: no picker, no other options. */
  readonly foreign: boolean;
  readonly wanted: Wanted | null;
  /** All pickup points, once loaded. */
  readonly points: readonly PickupPoint[] | null;
}

/** Nothing to calculate: the cart is empty (`contents` null) or there is no destination. */
export interface IdleShipping extends Memory {
  readonly at: 'idle';
  readonly contents: string | null;
  readonly destination: Destination | null;
}

export interface CalculatingShipping extends Memory {
  readonly at: 'calculating';
  readonly request: ShippingRequest;
}

/** The store does not know the cart yet: retried in two seconds. */
export interface WaitingShipping extends Memory {
  readonly at: 'waiting';
  readonly request: ShippingRequest;
}

export interface FailedShipping extends Memory {
  readonly at: 'failed';
  readonly request: ShippingRequest;
  readonly error: ApiError;
}

export interface OfferedShipping extends Memory {
  readonly at: 'offered';
  readonly request: ShippingRequest;
  readonly options: readonly DeliveryOption[];
  readonly choice: DeliveryChoice;
  readonly picker: PointPicker;
}

/** docs/state-machines.md explains the states. */
export type ShippingState =
  | IdleShipping
  | CalculatingShipping
  | WaitingShipping
  | FailedShipping
  | OfferedShipping;

export type ShippingEvent =
  /** The contents changed; null: empty. */
  | { readonly type: 'cartChanged'; readonly contents: string | null }
  | {
      readonly type: 'destinationChosen';
      readonly destination: Destination;
      /** The point picked on an earlier visit. */
      readonly point?: AskedPoint | null;
    }
  | {
      readonly type: 'calculated';
      readonly request: ShippingRequest;
      readonly options: readonly DeliveryOption[];
    }
  | {
      readonly type: 'calculationFailed';
      readonly request: ShippingRequest;
      readonly error: ApiError;
    }
  | { readonly type: 'cartUnknown'; readonly request: ShippingRequest }
  /** The wait is over, the cart was saved, or the shopper retries. */
  | { readonly type: 'retried' }
  /** The offer is outdated and is calculated again. */
  | { readonly type: 'renewed' }
  | { readonly type: 'optionChosen'; readonly option: DeliveryOption }
  /** A point of the chosen option. */
  | { readonly type: 'optionPointChosen'; readonly point: PickupPoint }
  /** The separate pickup-points option was pressed. */
  | { readonly type: 'pickerToggled' }
  | { readonly type: 'pointsLoaded'; readonly points: readonly PickupPoint[] }
  | { readonly type: 'pointsFailed'; readonly error: ApiError }
  | { readonly type: 'pickerStateChosen'; readonly stateName: string }
  | { readonly type: 'pickerCityChosen'; readonly cityName: string }
  /** A point of the separate list. */
  | { readonly type: 'pickerPointChosen'; readonly point: PickupPoint }
  | { readonly type: 'deliveryOptionsShown' };

export function initialShipping(foreign: boolean, wanted: Wanted | null): IdleShipping {
  return { at: 'idle', contents: null, destination: null, foreign, wanted, points: null };
}

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
