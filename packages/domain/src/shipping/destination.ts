import type { Address } from '../entities/index.ts';

/** A saved address, or a city while there is none. */
export type Destination =
  | {
      readonly kind: 'address';
      readonly addressId: number;
      readonly cityId: number;
      readonly countryId: 1 | 2;
      /** Empty when there is none. */
      readonly postalCode: string;
    }
  | {
      readonly kind: 'city';
      readonly stateId: number;
      readonly cityId: number;
      readonly countryId: 1 | 2;
    };

/** Null when the address's city is unknown. */
export function destinationOf(address: Address): Destination | null {
  const { id, city, countryId, postalCode } = address;
  if (city.id === null) return null;
  return { kind: 'address', addressId: id, cityId: city.id, countryId, postalCode };
}

/**
 * The initial address (accounts.md §4): the only one; else the first of `preferred` (the cart's,
 * then the last chosen) that still exists; else the main one, which comes first. Undefined when
 * there is none.
 */
export function startingAddress(
  addresses: readonly Address[],
  preferred: readonly (number | null)[],
): Address | undefined {
  const known = preferred.flatMap((id) => addresses.filter((address) => address.id === id));
  return known[0] ?? addresses.find(({ main }) => main) ?? addresses[0];
}

export function sameDestination(one: Destination | null, other: Destination | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
