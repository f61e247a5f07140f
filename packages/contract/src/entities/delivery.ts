import type { Money } from '@ponte/regional/money';
import type { AddressPlace } from './customer.ts';

/** Texts may be empty. */
export interface PickupPoint {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly hours: string;
  readonly state: AddressPlace;
  readonly city: AddressPlace;
}

/** A non-binding delivery price to a city. */
export interface DeliveryEstimate {
  /** Null: the store's own counter. */
  readonly serviceId: number | null;
  readonly integratorId: number | null;
  /** In the visitor's language; may be empty. */
  readonly description: string;
  /** Lead time in days; null when the store does not say. */
  readonly days: number | null;
  readonly price: Money;
  /** Where it can be collected; empty for home delivery. */
  readonly points: readonly PickupPoint[];
}

/** A binding offer for one cart and one city. */
export interface DeliveryOption extends DeliveryEstimate {
  /** The store's signature over the offer, returned unread (decision 11). */
  readonly token: string;
}

/** A postal service's answer. Texts may be empty. */
export interface PostalAddress {
  readonly street: string;
  readonly district: string;
  /** IBGE's code; empty when the service does not say. */
  readonly cityCode: string;
}

/** In the store's numbering. */
export interface FoundCity {
  readonly id: number;
  readonly name: string;
  readonly state: { readonly id: number | null; readonly name: string };
}
