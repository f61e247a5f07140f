import type { Money } from '@ponte/regional/money';
import type { AddressPlace } from './address.ts';

/** A place to collect an order. Texts may be empty. */
export interface PickupPoint {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly hours: string;
  readonly state: AddressPlace;
  readonly city: AddressPlace;
}

/** A way to get something to a city, and what that costs; it binds nobody. */
export interface DeliveryEstimate {
  /** Null: collected at the store's own counter. */
  readonly serviceId: number | null;
  readonly integratorId: number | null;
  /** In the visitor's language, as the store says it; may be empty. */
  readonly description: string;
  /** Lead time in days; null when the store does not say. */
  readonly days: number | null;
  readonly price: Money;
  /** Where it can be collected; none when it is brought. */
  readonly points: readonly PickupPoint[];
}

/** A way to get an order, as the store offers it for one cart and one city. */
export interface DeliveryOption extends DeliveryEstimate {
  /** The store's signature over the offer; sent back as it came (decision 11). */
  readonly token: string;
}
