import type { Account } from '../account/index.ts';
import type { Api } from '../api/index.ts';
import type { Cart } from '../cart/index.ts';
import type { Address } from '../entities/index.ts';

/** Paraguay: the only country with home delivery. */
export const deliveryCountryId = 2;

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

interface Deps {
  readonly api: Api;
  readonly account: Account;
  readonly cart: Cart;
}

interface Wanted {
  readonly signal: AbortSignal;
  /** Whether the answer is no longer needed. */
  readonly isDone: () => boolean;
}

/**
 * The saved address to deliver to before a choice (accounts.md §4): that of the store's
 * copy of the cart, else the last chosen one.
 * @param chosenLast its id, or null
 * @param wanted until when the answer is needed
 * @returns null when the customer has no deliverable address; undefined when the addresses failed
 * to load
 */
export async function savedDestination(
  { api, account, cart }: Deps,
  chosenLast: number | null,
  { signal, isDone }: Wanted,
): Promise<Destination | null | undefined> {
  const loaded = await account.load(signal);
  if (isDone() || !loaded.ok) return undefined;
  const { addresses } = loaded.value;
  const ofCart = addresses.length > 1 ? await addressOfCart(api, cart, signal) : null;
  if (isDone()) return undefined;
  const address = startingAddress(addresses, [ofCart, chosenLast]);
  return (address && destinationOf(address)) ?? null;
}

async function addressOfCart(api: Api, cart: Cart, signal: AbortSignal): Promise<number | null> {
  const result = await api.call('getCart', {
    externalId: cart.externalId,
    currency: cart.currency,
    signal,
  });
  return result.ok ? result.value.addressId : null;
}
