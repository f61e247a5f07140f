import type { ApiError } from '../api/index.ts';
import type { Product } from '../entities/index.ts';

/** What a list's screen shows. Empty `products` with `ready` is the empty state. */
export interface ListView {
  /**
   * `missing`: the address names a brand, category or department that does not exist; `tooLong`: its
   * search is longer than `searchTextLimit`.
   */
  readonly status: 'loading' | 'ready' | 'failed' | 'missing' | 'tooLong';
  /**
   * While `loading` or `failed`, the products of the page before, if it was of the same place or
   * search; with none, `loading` is a skeleton.
   */
  readonly products: readonly Product[];
  /** How many products match, on all pages. */
  readonly total: number;
  readonly pageCount: number;
  /** What the address names that does not exist; null when it is not `missing`. */
  readonly missing: 'brand' | 'category' | null;
  /** Why the list is `failed`. */
  readonly error: ApiError | undefined;
}
