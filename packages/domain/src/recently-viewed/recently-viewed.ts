import type { ProductId } from '../entities/index.ts';
import type { KeyValueStorage, Stop } from '../environment/index.ts';
import {
  isListOf,
  isNullOr,
  isRecordOf,
  isText,
  isWhole,
  Kept,
  parseStored,
} from '../kept/index.ts';

/** Where the browser keeps them. */
export const recentlyViewedStorageKey = 'ponte.recent';

/** How many are remembered. */
export const recentlyViewedLimit = 12;

/** What is remembered of a product: what leads back to it. Prices change and are not kept. */
export interface ViewedProduct {
  readonly id: ProductId;
  readonly slug: string;
  readonly name: string;
  readonly code: string;
  /** Address of the first picture, or null. */
  readonly picture: string | null;
}

const areViewed = isListOf(
  isRecordOf<ViewedProduct>({
    id: isWhole,
    slug: isText,
    name: isText,
    code: isText,
    picture: isNullOr(isText),
  }),
);

/** The products whose pages a visitor opened, the last one first; kept in the browser alone. */
export class RecentlyViewed {
  readonly #kept: Kept<readonly ViewedProduct[]>;

  constructor(storage: KeyValueStorage | undefined) {
    this.#kept = new Kept<readonly ViewedProduct[]>({
      storage,
      key: recentlyViewedStorageKey,
      parse: (text) => parseStored(areViewed, text),
      initial: [],
    });
  }

  /** Takes up what the browser keeps, and its changes in other tabs. */
  start(): Stop {
    return this.#kept.start();
  }

  /** The products, without the one whose page is open. */
  besides(id: ProductId | undefined): readonly ViewedProduct[] {
    return this.#kept.state.filter((item) => item.id !== id);
  }

  /** Remembers that the page of a product was opened. */
  note({ id, slug, name, code, picture }: ViewedProduct): void {
    const viewed = { id, slug, name, code, picture };
    this.#kept.change((items) => {
      const [newest] = items;
      if (newest && JSON.stringify(newest) === JSON.stringify(viewed)) return items;
      const others = items.filter((item) => item.id !== id);
      return [viewed, ...others].slice(0, recentlyViewedLimit);
    });
  }

  /** Forgets all of them. */
  clear(): void {
    this.#kept.reset();
  }
}
