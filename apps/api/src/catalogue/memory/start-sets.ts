/** Prefix search that stays fast when a prefix matches much of the catalogue. */
import { LRUCache } from 'lru-cache';
import { addBits, addSet, noBits, type Bits } from './bits.ts';
import { membersIn, startingWith, type Postings } from './postings.ts';

/**
 * A set is cached when more than one product in 64 is in it: the bitmap is then smaller than the
 * list.
 */
const frequent = 64;

/** 125 kB each with a million products. */
const mostSets = 128;

/** Caches the products of a prefix: short prefixes match many words and are frequent. */
export class StartSets {
  readonly #postings: Postings;
  readonly #size: number;
  readonly #kept = new LRUCache<string, Bits, Uint32Array>({
    max: mostSets,
    memoMethod: (_key, _stale, { context }) => this.#union(context),
  });

  /** @param size the number of products */
  constructor(postings: Postings, size: number) {
    this.#postings = postings;
    this.#size = size;
  }

  addTo(set: Bits, start: string): void {
    const { from, to } = startingWith(this.#postings, start);
    const members = membersIn(this.#postings, { from, to });
    if (members.length * frequent < this.#size) addBits(set, members);
    else addSet(set, this.#kept.memo(`${from} ${to}`, { context: members }));
  }

  #union(members: Uint32Array): Bits {
    const set = noBits(this.#size);
    addBits(set, members);
    return set;
  }
}
