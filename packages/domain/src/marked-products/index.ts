import type { ProductId } from '../entities/index.ts';
import {
  isListOf,
  isRecordOf,
  isText,
  isWhole,
  parseStored,
  type Check,
  type StoredState,
} from '../stored/index.ts';

/** A customer's list, of which the store has `known`. */
export interface OwnedList<Item> {
  readonly customerId: string;
  readonly known: readonly ProductId[];
  readonly items: readonly Item[];
}

/**
 * Products that a visitor keeps, newest first: this browser's own, or a customer's. In one record, so
 * that a list that is lost never looks like one that its customer has emptied.
 */
export type ListState<Item> = readonly Item[] | OwnedList<Item>;

/* @__NO_SIDE_EFFECTS__ */
export function parseListOf<Item>(isItem: Check<Item>): (text: string) => ListState<Item> | null {
  const areItems = isListOf(isItem);
  const isOwned = isRecordOf<OwnedList<Item>>({
    customerId: isText,
    known: isListOf(isWhole),
    items: areItems,
  });
  return (text) =>
    parseStored((value): value is ListState<Item> => areItems(value) || isOwned(value), text);
}

export function ownerOf(state: ListState<unknown>): OwnedList<unknown> | null {
  return 'customerId' in state ? state : null;
}

/** Drops the list of another customer, or of one who has left. */
export function dropOthers<Item>(
  kept: StoredState<ListState<Item>>,
  customerId: string | undefined,
): void {
  const owner = ownerOf(kept.current());
  if (owner && owner.customerId !== customerId) kept.reset();
}

export function itemsOf<Item>(state: ListState<Item>): readonly Item[] {
  return 'customerId' in state ? state.items : state;
}

export function withItems<Item>(state: ListState<Item>, items: readonly Item[]): ListState<Item> {
  return 'customerId' in state ? { ...state, items } : items;
}
