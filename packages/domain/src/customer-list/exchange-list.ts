import type { ApiError } from '../api/index.ts';
import type { ProductId } from '../entities/index.ts';
import { itemsOf, ownerOf } from '../marked-products/index.ts';
import type { CustomerListOptions } from './customer-list.ts';

interface Exchange {
  readonly customerId: string;
  /** Whether the customer is still signed in. */
  readonly isOwner: () => boolean;
  /** Whether the store's list is asked for, although there may be nothing to send. */
  readonly wantsList: boolean;
}

/**
 * Sends what this browser has changed of a customer's list and takes up the store's, with what was
 * changed meanwhile.
 * @returns why it failed; `aborted` when the customer has left meanwhile
 */
export async function exchangeList<Item>(
  { api, name, kept, idOf, itemOf }: CustomerListOptions<Item>,
  { customerId, isOwner, wantsList }: Exchange,
): Promise<ApiError | null> {
  if (!isOwner()) return { kind: 'aborted' };
  const state = kept.current();
  const before = itemsOf(state).map(idOf);
  const known = ownerOf(state)?.known ?? [];
  const change = { added: without(before, known), removed: without(known, before) };
  const hasChanged = change.added.length + change.removed.length > 0;
  // Another tab may have sent it.
  if (!hasChanged && !wantsList) return null;
  const result = await api.call('changeCustomerList', { name, ...change });
  if (!isOwner()) return { kind: 'aborted' };
  if (!result.ok) return result.error;
  const answer = result.value.map(itemOf);
  kept.change((present) => {
    const items = itemsOf(present);
    const ids = items.map(idOf);
    const removed = without(before, ids);
    const added = items.filter((item) => !before.includes(idOf(item)));
    const others = answer.filter(
      (item) => !removed.includes(idOf(item)) && !added.some((one) => idOf(one) === idOf(item)),
    );
    return { customerId, known: answer.map(idOf), items: [...added, ...others] };
  });
  return null;
}

function without(ids: readonly ProductId[], others: readonly ProductId[]): ProductId[] {
  return ids.filter((id) => !others.includes(id));
}
