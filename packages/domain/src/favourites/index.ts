import { computed, makeObservable } from 'mobx';
import type { Product, ProductId, StandIn } from '../entities/index.ts';
import type { KeyValueStorage, Stop } from '../environment/index.ts';
import {
  isListOf,
  isNullOr,
  isRecordOf,
  isText,
  isUndefinedOr,
  isWhole,
  parseStored,
  StoredState,
} from '../stored/index.ts';

/** A favourite with what a list shows before its price is loaded. */
export interface Favourite extends StandIn {
  readonly id: ProductId;
  readonly slug: string;
  readonly name: string;
  readonly code: string;
  readonly picture: string | null;
}

const areFavourites = /* @__PURE__ */ isListOf(
  /* @__PURE__ */ isRecordOf<Favourite>({
    id: isWhole,
    slug: isText,
    name: isText,
    nameLang: isUndefinedOr(isText),
    code: isText,
    picture: /* @__PURE__ */ isNullOr(isText),
  }),
);

/** Null when invalid. */
function parseFavourites(text: string): readonly Favourite[] | null {
  return parseStored(areFavourites, text);
}

/** In local storage. */
export const favouritesStorageKey = 'ponte.favourites';

/** What is stored of a product. */
type Markable = Pick<Product, 'id' | 'slug' | 'name' | 'nameLang' | 'code' | 'picture'>;

/** The visitor's favourites, newest first, in local storage (decision 22). */
export class Favourites {
  readonly #kept: StoredState<readonly Favourite[]>;

  constructor(storage: KeyValueStorage | undefined) {
    this.#kept = new StoredState<readonly Favourite[]>({
      storage,
      key: favouritesStorageKey,
      parse: parseFavourites,
      initial: [],
    });
    makeObservable<this, 'ids'>(this, { ids: computed });
  }

  /** Reads the stored favourites and follows other tabs. */
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

  /** Adds or removes a product; returns whether it is a favourite now. */
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

function favouriteOf({ id, slug, name, nameLang, code, picture }: Markable): Favourite {
  return { id, slug, name, ...(nameLang && { nameLang }), code, picture };
}
