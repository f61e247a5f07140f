import type { ApiError } from '../api/index.ts';
import type { Product, SearchReading } from '../entities/index.ts';

/** What a list's screen shows. Empty `products` with `ready` is the empty state. */
export interface ListView {
  /**
   * `missing`: the address names a brand, category or department that does not exist; `tooLong`:
   * the search exceeds `searchTextLimit`.
   */
  readonly status: 'loading' | 'ready' | 'failed' | 'missing' | 'tooLong';
  /**
   * While `loading` or `failed`, the previous page's products of the same list; if there are none,
   * `loading` shows a skeleton.
   */
  readonly products: readonly Product[];
  /** On all pages. */
  readonly total: number;
  readonly pageCount: number;
  /** How the store read the text, where that is not as it was typed or nothing was found. */
  readonly reading?: SearchReading;
  /** What does not exist; null unless `missing`. */
  readonly missing: 'brand' | 'category' | null;
  readonly error: ApiError | undefined;
}
