import { computed, makeObservable } from 'mobx';
import type { Product, ProductId } from '../entities/index.ts';
import type { KeyValueStorage, Stop } from '../environment/index.ts';
import { Kept } from '../kept/index.ts';
import { parseFavourites, type Favourite } from './stored-favourites.ts';

/** Where the browser keeps the favourites. */
export const favouritesStorageKey = 'ponte.favourites';

/** What is remembered of a product. */
type Markable = Pick<Product, 'id' | 'slug' | 'name' | 'code' | 'picture'>;

/** The products that a visitor marked, newest first: a local toggle, kept in the browser (decision 22). */
export class Favourites {
  readonly #kept: Kept<readonly Favourite[]>;

  constructor(storage: KeyValueStorage | undefined) {
    this.#kept = new Kept<readonly Favourite[]>({
      storage,
      key: favouritesStorageKey,
      parse: parseFavourites,
      initial: [],
    });
    makeObservable<this, 'ids'>(this, { ids: computed });
  }

  /** Takes up what the browser keeps, and its changes in other tabs. */
  start(): Stop {
    return this.#kept.start();
  }

  get items(): readonly Favourite[] {
    return this.#kept.state;
  }

  get count(): number {
    return this.items.length;
  }

  has(id: ProductId): boolean {
    return this.ids.has(id);
  }

  /** Marks a product, or unmarks it; says whether it is marked now. */
  toggle(product: Markable): boolean {
    this.#kept.change((items) => {
      const others = items.filter((item) => item.id !== product.id);
      return others.length < items.length ? others : [favouriteOf(product), ...others];
    });
    return this.has(product.id);
  }

  private get ids(): ReadonlySet<ProductId> {
    return new Set(this.items.map((item) => item.id));
  }
}

function favouriteOf({ id, slug, name, code, picture }: Markable): Favourite {
  return { id, slug, name, code, picture };
}
