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

/** A saved address. */
export const luque: Destination = {
  kind: 'address',
  addressId: 5,
  cityId: 9001,
  countryId: 2,
  postalCode: '',
};
/** A city. */
export const ita: Destination = { kind: 'city', stateId: 38, cityId: 9002, countryId: 2 };
export const offline: ApiError = { kind: 'offline' };

/** Two points in one state, one in another, and the store. */
export const pointLuque = pickupPoint();
export const pointIta = pickupPoint({ id: 22, name: 'Punto Itá', city: { id: 9002, name: 'Itá' } });
export const pointEste = pickupPoint({
  id: 23,
  state: { id: 37, name: 'Alto Paraná' },
  city: { id: 9100, name: 'Ciudad del Este' },
});
export const store = pickupPoint({ id: 1, name: 'Loja' });

/** Home delivery, the counter, and a partner's points. */
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

/** The state after these events, which may depend on the pending request. */
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

/** Events, and answers to a pending request. */
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

/** A pending calculation of a resident. */
export function resident(wanted: Wanted | null = null) {
  return after(initialShipping(false, wanted), cart('A'), to(luque));
}

/** A pending calculation of a foreigner. */
export function foreigner() {
  return after(initialShipping(true, null), cart('A'), to(luque));
}
