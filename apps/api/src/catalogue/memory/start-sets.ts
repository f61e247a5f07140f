/** Finds whose keys start with a text, quickly also where that is a large part of the catalogue. */
import { Recent } from '../../runtime/recent.ts';
import { addBits, addSet, noBits, type Bits } from './bits.ts';
import { membersIn, startingWith, type Postings } from './postings.ts';

/** A set with more members than one in so many products is kept: it takes less than its members. */
const frequent = 64;

/** How many sets are kept: with a million products 125 kB each. */
const mostSets = 128;

/** The sets of products whose keys start alike. Few letters start many words, and come often. */
export class StartSets {
  readonly #postings: Postings;
  readonly #size: number;
  readonly #kept = new Recent<string, Bits>(mostSets);

  /** @param size how many products there are */
  constructor(postings: Postings, size: number) {
    this.#postings = postings;
    this.#size = size;
  }

  /** Puts those into a set that have a key which starts with a text. */
  addTo(set: Bits, start: string): void {
    const { from, to } = startingWith(this.#postings, start);
    const members = membersIn(this.#postings, { from, to });
    if (members.length * frequent < this.#size) addBits(set, members);
    else
      addSet(
        set,
        this.#kept.get(`${from} ${to}`, () => this.#union(members)),
      );
  }

  #union(members: Uint32Array): Bits {
    const set = noBits(this.#size);
    addBits(set, members);
    return set;
  }
}
