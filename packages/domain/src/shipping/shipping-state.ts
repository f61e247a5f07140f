import type { DeliveryOption, PickupPoint } from '../entities/index.ts';
import type { ApiError } from '../result/index.ts';
import type { Destination } from './destination.ts';

/** What a shopper chose on purpose, to be chosen again after a calculation that still offers it. */
export interface Wanted {
  readonly integratorId: number | null;
  readonly serviceId: number | null;
  readonly pointId: number | null;
}

/** A point of the separate list that was picked: what a calculation needs of it. */
export interface AskedPoint {
  readonly id: number;
  readonly cityId: number | null;
  /** The service that brings to points, where it is known. */
  readonly serviceId: number | null;
}

/** What is calculated, and for which contents of the cart. Each calculation has its own. */
export interface ShippingRequest {
  readonly contents: string;
  readonly destination: Destination;
  /** The pickup point that was asked for instead of all ways, or null. */
  readonly point: AskedPoint | null;
  /** How often the store did not know the cart yet. */
  readonly waits: number;
}

/** How the order gets to the shopper. */
export interface DeliveryChoice {
  /** Null: collected at the store at no cost, because nothing is offered; it can't be bought so. */
  readonly option: DeliveryOption | null;
  /** Where it is collected, once one is chosen. */
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

/** What outlasts calculations. */
interface Memory {
  /** Foreigners collect at the counter: no picker, no way back to other options. */
  readonly foreign: boolean;
  readonly wanted: Wanted | null;
  /** All pickup points, once they were asked for. */
  readonly points: readonly PickupPoint[] | null;
}

/** Nothing to calculate: the cart is empty (`contents` null) or nobody said where to. */
export interface IdleShipping extends Memory {
  readonly at: 'idle';
  readonly contents: string | null;
  readonly destination: Destination | null;
}

/** The store is asked. */
export interface CalculatingShipping extends Memory {
  readonly at: 'calculating';
  readonly request: ShippingRequest;
}

/** The store does not know the cart yet: it is asked again in two seconds. */
export interface WaitingShipping extends Memory {
  readonly at: 'waiting';
  readonly request: ShippingRequest;
}

/** The store could not say. */
export interface FailedShipping extends Memory {
  readonly at: 'failed';
  readonly request: ShippingRequest;
  readonly error: ApiError;
}

/** The ways are there, and one is chosen. */
export interface OfferedShipping extends Memory {
  readonly at: 'offered';
  readonly request: ShippingRequest;
  readonly options: readonly DeliveryOption[];
  readonly choice: DeliveryChoice;
  readonly picker: PointPicker;
}

/** How far choosing the delivery is. docs/state-machines.md has the table. */
export type ShippingState =
  | IdleShipping
  | CalculatingShipping
  | WaitingShipping
  | FailedShipping
  | OfferedShipping;

/** What can happen while the delivery is chosen. */
export type ShippingEvent =
  /** The cart holds something else; null: nothing. */
  | { readonly type: 'cartChanged'; readonly contents: string | null }
  | {
      readonly type: 'destinationChosen';
      readonly destination: Destination;
      /** The point that was picked on an earlier visit. */
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
  /** The two seconds are over, the cart was saved, or the shopper asks again. */
  | { readonly type: 'retried' }
  /** What was offered holds no more: it is calculated anew. */
  | { readonly type: 'renewed' }
  | { readonly type: 'optionChosen'; readonly option: DeliveryOption }
  /** A point inside the chosen option. */
  | { readonly type: 'optionPointChosen'; readonly point: PickupPoint }
  /** The separate pickup-points option is pressed. */
  | { readonly type: 'pickerToggled' }
  | { readonly type: 'pointsLoaded'; readonly points: readonly PickupPoint[] }
  | { readonly type: 'pointsFailed'; readonly error: ApiError }
  | { readonly type: 'pickerStateChosen'; readonly stateName: string }
  | { readonly type: 'pickerCityChosen'; readonly cityName: string }
  /** A point of the separate list. */
  | { readonly type: 'pickerPointChosen'; readonly point: PickupPoint }
  | { readonly type: 'deliveryOptionsShown' };

/** Before anything is known. */
export function initialShipping(foreign: boolean, wanted: Wanted | null): IdleShipping {
  return { at: 'idle', contents: null, destination: null, foreign, wanted, points: null };
}
