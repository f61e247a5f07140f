import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { Product, ProductId } from '../entities/index.ts';
import type { KeyValueStorage, Stop } from '../environment/index.ts';
import { parseFavourites, type Favourite } from './stored-favourites.ts';

/** Where the browser keeps the favourites. */
export const favouritesStorageKey = 'ponte.favourites';

/** The products that a visitor marked, newest first: a local toggle, kept in the browser (decision 22). */
export class Favourites {
  items: readonly Favourite[] = [];
  readonly #storage: KeyValueStorage | undefined;

  constructor(storage: KeyValueStorage | undefined) {
    this.#storage = storage;
    makeObservable<this, 'ids'>(this, { items: observableRef, ids: computed });
  }

  /** Takes up what the browser keeps, and its changes in other tabs. */
  start(): Stop {
    this.#read();
    const stop = this.#storage?.onChange((key) => {
      if (key === favouritesStorageKey || key === null) this.#read();
    });
    return () => stop?.();
  }

  get count(): number {
    return this.items.length;
  }

  has(id: ProductId): boolean {
    return this.ids.has(id);
  }

  /** Marks a product, or unmarks it; says whether it is marked now. */
  toggle(product: Pick<Product, 'id' | 'slug' | 'name' | 'code' | 'pictures'>): boolean {
    // Another tab may have changed the list without this one having heard of it yet.
    this.#read();
    const marked = !this.has(product.id);
    const others = this.items.filter((item) => item.id !== product.id);
    this.#become(marked ? [favouriteOf(product), ...others] : others);
    this.#storage?.set(favouritesStorageKey, JSON.stringify(this.items));
    return marked;
  }

  private get ids(): ReadonlySet<ProductId> {
    return new Set(this.items.map((item) => item.id));
  }

  #read(): void {
    const text = this.#storage?.get(favouritesStorageKey) ?? null;
    // Where nothing is kept (storage may be forbidden), the list of this visit stands.
    if (text !== null) this.#become(parseFavourites(text));
  }

  #become(items: readonly Favourite[]): void {
    runInAction(() => {
      this.items = items;
    });
  }
}

function favouriteOf({
  id,
  slug,
  name,
  code,
  pictures,
}: Pick<Product, 'id' | 'slug' | 'name' | 'code' | 'pictures'>): Favourite {
  return { id, slug, name, code, picture: pictures[0]?.url ?? null };
}
