import type { ApiError } from '../result/index.ts';
import type { Destination } from '../shipping/destination.ts';
import { nextShipping } from '../shipping/next-shipping.ts';
import {
  initialShipping,
  type ShippingEvent,
  type ShippingRequest,
  type ShippingState,
  type Wanted,
} from '../shipping/shipping-state.ts';
import { deliveryOption, pickupPoint } from './samples.ts';

/** A place of delivery that is an address. */
export const luque: Destination = {
  kind: 'address',
  addressId: 5,
  cityId: 9001,
  countryId: 2,
  postalCode: '',
};
/** One that is a city. */
export const ita: Destination = { kind: 'city', stateId: 38, cityId: 9002, countryId: 2 };
/** No connection. */
export const offline: ApiError = { kind: 'offline' };

/** Pickup points: two in one state, one in another, and the store. */
export const pointLuque = pickupPoint();
export const pointIta = pickupPoint({ id: 22, name: 'Punto Itá', city: { id: 9002, name: 'Itá' } });
export const pointEste = pickupPoint({
  id: 23,
  state: { id: 37, name: 'Alto Paraná' },
  city: { id: 9100, name: 'Ciudad del Este' },
});
export const store = pickupPoint({ id: 1, name: 'Loja' });

/** Ways of delivery: to the door, at the counter, at the points of a partner. */
export const home = deliveryOption();
export const counter = deliveryOption({
  serviceId: null,
  integratorId: null,
  price: { minor: 0, currency: 'USD' },
  token: 'counter-token',
  points: [store],
});
export const partner = deliveryOption({
  serviceId: 2,
  token: 'partner-token',
  points: [pointLuque, pointIta],
});
export const partnerLuque = deliveryOption({
  serviceId: 2,
  token: 'luque-token',
  points: [pointLuque],
});

/** The state after these events, each of which may depend on the request under way. */
export function after(
  start: ShippingState,
  ...events: readonly (ShippingEvent | ((request: ShippingRequest) => ShippingEvent))[]
): ShippingState {
  return events.reduce<ShippingState>((state, event) => {
    if (typeof event !== 'function') return nextShipping(state, event);
    if (state.at === 'idle') throw new Error('nothing is asked for');
    return nextShipping(state, event(state.request));
  }, start);
}

/** Events, and what answers a request under way. */
export const cart = (contents: string | null): ShippingEvent => ({ type: 'cartChanged', contents });
export const to = (destination: Destination): ShippingEvent => ({
  type: 'destinationChosen',
  destination,
});
export const offered =
  (...options: readonly (typeof home)[]) =>
  (request: ShippingRequest): ShippingEvent => ({ type: 'calculated', request, options });
export const failed = (request: ShippingRequest): ShippingEvent => ({
  type: 'calculationFailed',
  request,
  error: offline,
});
export const unknown = (request: ShippingRequest): ShippingEvent => ({
  type: 'cartUnknown',
  request,
});
export const toggled: ShippingEvent = { type: 'pickerToggled' };
export const retried: ShippingEvent = { type: 'retried' };

/** A calculation under way for who may choose among ways. */
export function resident(wanted: Wanted | null = null) {
  return after(initialShipping(false, wanted), cart('A'), to(luque));
}

/** One for who collects at the counter. */
export function foreigner() {
  return after(initialShipping(true, null), cart('A'), to(luque));
}
