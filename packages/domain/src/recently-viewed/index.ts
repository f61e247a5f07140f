import type { ProductId, StandIn } from '../entities/index.ts';
import type { KeyValueStorage, Stop } from '../environment/index.ts';
import { defineArea } from '../shop/define-area.ts';
import {
  isListOf,
  isNullOr,
  isRecordOf,
  isText,
  isUndefinedOr,
  isWhole,
  StoredState,
  parseStored,
} from '../stored/index.ts';

/** In local storage. */
export const recentlyViewedStorageKey = 'ponte.recent';

export const recentlyViewedLimit = 12;

/** What is stored of a product. Prices change and are not stored. */
export interface ViewedProduct extends StandIn {
  readonly id: ProductId;
  readonly slug: string;
  readonly name: string;
  readonly code: string;
  readonly picture: string | null;
}

const areViewed = isListOf(
  isRecordOf<ViewedProduct>({
    id: isWhole,
    slug: isText,
    name: isText,
    nameLang: isUndefinedOr(isText),
    code: isText,
    picture: isNullOr(isText),
  }),
);

/** Recently viewed products, latest first, stored in this browser only. */
export class RecentlyViewed {
  readonly #kept: StoredState<readonly ViewedProduct[]>;

  constructor(storage: KeyValueStorage | undefined) {
    this.#kept = new StoredState<readonly ViewedProduct[]>({
      storage,
      key: recentlyViewedStorageKey,
      parse: (text) => parseStored(areViewed, text),
      initial: [],
    });
  }

  /** Reads the stored products and follows other tabs. */
  start(): Stop {
    return this.#kept.start();
  }

  /** Without the product whose page is open. */
  besides(id: ProductId | undefined): readonly ViewedProduct[] {
    return this.#kept.state.filter((item) => item.id !== id);
  }

  /** Records that a product's page was opened. */
  note({ id, slug, name, nameLang, code, picture }: ViewedProduct): void {
    const viewed = { id, slug, name, ...(nameLang && { nameLang }), code, picture };
    this.#kept.change((items) => {
      const [newest] = items;
      if (newest && JSON.stringify(newest) === JSON.stringify(viewed)) return items;
      const others = items.filter((item) => item.id !== id);
      return [viewed, ...others].slice(0, recentlyViewedLimit);
    });
  }

  clear(): void {
    this.#kept.reset();
  }
}

/** For browsers only. */
export const recentlyViewedOf = /* @__PURE__ */ defineArea((shop) => {
  const recentlyViewed = new RecentlyViewed(shop.options.storage);
  shop.onDispose(recentlyViewed.start());
  return recentlyViewed;
});
