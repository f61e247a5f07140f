import type { Account } from '../account/index.ts';
import { fetchCart } from '../api/cart.ts';
import type { Api } from '../api/index.ts';
import type { Cart } from '../cart/index.ts';
import { destinationOf, startingAddress, type Destination } from './destination.ts';

interface Means {
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
 * The saved address to deliver to before anybody has chosen (accounts.md §4): that of the store's
 * copy of the cart, else the last chosen one.
 * @param chosenLast its id, or null
 * @param wanted until when the answer is needed
 * @returns null when the customer has no deliverable address; undefined when the addresses failed
 * to load
 */
export async function savedDestination(
  { api, account, cart }: Means,
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
  const result = await fetchCart(api, cart.externalId, cart.currency, { signal });
  return result.ok ? result.value.addressId : null;
}
