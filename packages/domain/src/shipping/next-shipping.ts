import type { DeliveryOption, PickupPoint } from '../entities/index.ts';
import { chooseDelivery, choosePoint, isPickupOnly, wantedBy } from './choose-delivery.ts';
import { sameDestination, type Destination } from './destination.ts';
import type {
  AskedPoint,
  CalculatingShipping,
  OfferedShipping,
  PointPicker,
  ShippingEvent,
  ShippingRequest,
  ShippingState,
} from './shipping-state.ts';
import { citiesOfPoints, onlyOf, pointsElsewhere, statesOfPoints } from './shown-picker.ts';

/** How often the store may not know the cart before it counts as a failure. */
const mostWaits = 5;

/**
 * The transition function (accounts.md §4). Returns the same state when an event changes nothing,
 * such as a late answer.
 */
export function nextShipping(state: ShippingState, event: ShippingEvent): ShippingState {
  switch (event.type) {
    case 'cartChanged':
      if (event.contents === contentsOf(state)) return state;
      return placed(state, event.contents, destinationOf(state), pointOf(state));
    case 'destinationChosen':
      return chooseDestination(state, event.destination, event.point ?? null);
    case 'calculated':
    case 'calculationFailed':
    case 'cartUnknown':
      return answered(state, event);
    case 'retried':
      return state.at === 'waiting' || state.at === 'failed' ? again(state) : state;
    case 'renewed':
      return state.at === 'offered' ? again(state) : state;
    case 'pointsLoaded':
      return withPoints(state, event.points);
    case 'optionChosen':
    case 'optionPointChosen':
    case 'deliveryOptionsShown':
      return state.at === 'offered' ? chosen(state, event) : state;
    case 'pickerToggled':
    case 'pickerStateChosen':
    case 'pickerCityChosen':
    case 'pickerPointChosen':
    case 'pointsFailed':
      return state.at === 'offered' && !state.foreign ? picked(state, event) : state;
  }
}

type Answer = Extract<
  ShippingEvent,
  { readonly type: 'calculated' | 'calculationFailed' | 'cartUnknown' }
>;
type Choosing = Extract<
  ShippingEvent,
  { readonly type: 'optionChosen' | 'optionPointChosen' | 'deliveryOptionsShown' }
>;
type Picking = Exclude<
  ShippingEvent,
  | Answer
  | Choosing
  | {
      readonly type: 'cartChanged' | 'destinationChosen' | 'retried' | 'renewed' | 'pointsLoaded';
    }
>;

/** Calculates for these contents and this place; idle while one is missing. */
function placed(
  { foreign, wanted, points }: ShippingState,
  contents: string | null,
  destination: Destination | null,
  point: AskedPoint | null,
): ShippingState {
  const memory = { foreign, wanted, points };
  if (contents === null || destination === null) {
    return { ...memory, at: 'idle', contents, destination };
  }
  return { ...memory, at: 'calculating', request: { contents, destination, point, waits: 0 } };
}

function chooseDestination(
  state: ShippingState,
  destination: Destination,
  point: AskedPoint | null,
): ShippingState {
  const same = sameDestination(destinationOf(state), destination) && !pointOf(state);
  return same && state.at !== 'failed'
    ? state
    : placed(state, contentsOf(state), destination, point);
}

/** Only the answer to the newest request counts. */
function answered(state: ShippingState, event: Answer): ShippingState {
  if (state.at !== 'calculating' || state.request !== event.request) return state;
  const { request, foreign, wanted, points } = state;
  const memory = { request, foreign, wanted, points };
  if (event.type === 'calculationFailed') return { ...memory, at: 'failed', error: event.error };
  if (event.type === 'cartUnknown') {
    return request.waits < mostWaits
      ? { ...memory, at: 'waiting' }
      : { ...memory, at: 'failed', error: { kind: 'notFound' } };
  }
  const choice = chooseDelivery(event.options, request, wanted);
  const offered: OfferedShipping = {
    ...memory,
    at: 'offered',
    options: event.options,
    choice,
    picker: { status: 'closed' },
    wanted: request.point ? wantedBy(choice) : wanted,
  };
  // The counter alone: the points are shown at once, unless one of them was just picked.
  return isPickupOnly(event.options) && !request.point ? togglePicker(offered) : offered;
}

function again(
  state: Extract<ShippingState, { readonly at: 'waiting' | 'failed' | 'offered' }>,
): CalculatingShipping {
  const { request, foreign, wanted, points } = state;
  const waits = state.at === 'waiting' ? request.waits + 1 : 0;
  return { at: 'calculating', request: { ...request, waits }, foreign, wanted, points };
}

function chosen(state: OfferedShipping, event: Choosing): ShippingState {
  switch (event.type) {
    case 'optionChosen': {
      const choice = { option: event.option, point: choosePoint(event.option, state.wanted) };
      return { ...state, choice, wanted: wantedBy(choice), picker: { status: 'closed' } };
    }
    case 'optionPointChosen': {
      const choice = { ...state.choice, point: event.point };
      return { ...state, choice, wanted: wantedBy(choice) };
    }
    case 'deliveryOptionsShown':
      return showOptions(state);
  }
}

/** Back to all options from a single point's; not for foreigners. */
function showOptions(state: OfferedShipping): ShippingState {
  if (state.foreign) return state;
  const { contents, destination, point } = state.request;
  if (point) return placed(state, contents, destination, null);
  return { ...state, picker: { status: 'closed' } };
}

function picked(state: OfferedShipping, event: Picking): ShippingState {
  const { picker, request } = state;
  switch (event.type) {
    case 'pickerToggled':
      return togglePicker(state);
    case 'pickerPointChosen':
      return placed(state, request.contents, request.destination, {
        id: event.point.id,
        cityId: event.point.city.id,
        serviceId: pointService(state.options),
      });
    case 'pointsFailed':
      return picker.status === 'loading'
        ? { ...state, picker: { status: 'failed', error: event.error } }
        : state;
    case 'pickerStateChosen':
      return { ...state, picker: openAt(state, event.stateName) };
    case 'pickerCityChosen':
      return picker.status === 'open'
        ? { ...state, picker: { ...picker, cityName: event.cityName } }
        : state;
  }
}

/** The service that delivers to points. */
function pointService(options: readonly DeliveryOption[]): number | null {
  const found = options.find(({ serviceId, points }) => serviceId !== null && points.length > 0);
  return found?.serviceId ?? null;
}

function togglePicker(state: OfferedShipping): OfferedShipping {
  const { picker, points, foreign } = state;
  if (foreign) return state;
  if (picker.status === 'open' || picker.status === 'loading') {
    return { ...state, picker: { status: 'closed' } };
  }
  return { ...state, picker: points ? opened(state) : { status: 'loading' } };
}

function withPoints(state: ShippingState, points: readonly PickupPoint[]): ShippingState {
  if (state.at !== 'offered' || state.picker.status !== 'loading') return { ...state, points };
  const known = { ...state, points };
  return { ...known, picker: opened(known) };
}

/** Opens at the only state, if there is only one. */
function opened(state: OfferedShipping): PointPicker {
  const points = pointsElsewhere(state.points, state.options);
  return openAt(state, onlyOf(statesOfPoints(points, 'es-PY')));
}

/** Changing the state clears the city, or takes the only one. */
function openAt({ points: all, options }: OfferedShipping, stateName: string | null): PointPicker {
  const points = pointsElsewhere(all, options);
  const cityName = onlyOf(citiesOfPoints(points, stateName, 'es-PY'));
  return { status: 'open', stateName, cityName };
}

function destinationOf(state: ShippingState): Destination | null {
  return state.at === 'idle' ? state.destination : state.request.destination;
}

function contentsOf(state: ShippingState): string | null {
  return state.at === 'idle' ? state.contents : state.request.contents;
}

/** The point of the separate list in the current calculation, or null. */
export function pointOf(state: ShippingState): ShippingRequest['point'] {
  return state.at === 'idle' ? null : state.request.point;
}
