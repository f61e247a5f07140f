import type { Fixtures } from './fixtures.ts';
import type { Shoppers } from './shoppers.ts';
import type { Store } from './store.ts';

export type FixtureName = keyof Fixtures;

export interface CheckContext {
  readonly store: Store;
  readonly fixtures: Required<Fixtures>;
  readonly shoppers: Shoppers;
}

/** One rule of the contract. */
export interface Check {
  /** A sentence about what a backend does. */
  readonly name: string;
  /** The calls that it makes may be left out by a backend. */
  readonly optional?: boolean;
  /** Without these it can't be made. */
  readonly needs?: readonly FixtureName[];
  /** @throws Breach, or Absent where a call may be left out */
  readonly run: (context: CheckContext) => Promise<void>;
}

/** Checks of one part of the contract. */
export interface Area {
  readonly name: string;
  /** The section of BACKEND.md, where it is not that of the calls. */
  readonly section?: string;
  readonly checks: readonly Check[];
}
