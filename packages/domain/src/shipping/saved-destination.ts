import type { Account } from '../account/index.ts';
import { fetchCart } from '../api/cart.ts';
import type { Api } from '../api/index.ts';
import type { Cart } from '../cart/index.ts';
import { destinationOf, startingAddress, type Destination } from './destination.ts';

/** Who knows of saved addresses. */
interface Means {
  readonly api: Api;
  readonly account: Account;
  readonly cart: Cart;
}

interface Wanted {
  readonly signal: AbortSignal;
  /** Whether somebody has said it meanwhile, or nobody wants to know any more. */
  readonly isDone: () => boolean;
}

/**
 * The saved address that a cart goes to before anybody has chosen (accounts.md §4): the one that the
 * store’s copy of the cart was calculated for, else the one chosen last.
 *
 * @param chosenLast its id; null when there is none
 * @param wanted for how long somebody wants to know
 * @returns null when the customer has none that can be delivered to; undefined when the addresses
 *   did not come
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
