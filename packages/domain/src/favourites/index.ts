import { customerListLimits } from '@ponte/contract/customer-list-limits';
import { computed, makeObservable } from 'mobx';
import type { ListedProduct, Product, ProductId } from '../entities/index.ts';
import type { KeyValueStorage, Stop } from '../environment/index.ts';
import {
  itemsOf,
  ownerOf,
  parseListOf,
  withItems,
  type ListState,
} from '../marked-products/index.ts';
import {
  isNullOr,
  isRecordOf,
  isText,
  isUndefinedOr,
  isWhole,
  StoredState,
} from '../stored/index.ts';

export type Favourite = ListedProduct;

const parseFavourites = /* @__PURE__ */ parseListOf(
  /* @__PURE__ */ isRecordOf<Favourite>({
    id: isWhole,
    slug: isText,
    name: isText,
    nameLang: isUndefinedOr(isText),
    code: isText,
    picture: /* @__PURE__ */ isNullOr(isText),
  }),
);

/** In local storage. */
export const favouritesStorageKey = 'ponte.favourites';

/** What is stored of a product. */
type Markable = Pick<Product, 'id' | 'slug' | 'name' | 'nameLang' | 'code' | 'picture'>;

/** The visitor's favourites, newest first, in local storage (decision 22); the oldest give way. */
export class Favourites {
  /** For `CustomerList`. */
  readonly kept: StoredState<ListState<Favourite>>;

  constructor(storage: KeyValueStorage | undefined) {
    this.kept = new StoredState<ListState<Favourite>>({
      storage,
      key: favouritesStorageKey,
      parse: parseFavourites,
      initial: [],
    });
    makeObservable<this, 'ids'>(this, { ids: computed });
  }

  /** Reads the stored favourites and follows other tabs. */
  start(): Stop {
    return this.kept.start();
  }

  get items(): readonly Favourite[] {
    return itemsOf(this.kept.state);
  }

  /** Whether they are a customer's, who finds them on other devices too. */
  get isOwned(): boolean {
    return ownerOf(this.kept.state) !== null;
  }

  get count(): number {
    return this.items.length;
  }

  has(id: ProductId): boolean {
    return this.ids.has(id);
  }

  /** Adds or removes a product; returns whether it is a favourite now. */
  toggle(product: Markable): boolean {
    this.kept.change((state) => {
      const items = itemsOf(state);
      const others = items.filter((item) => item.id !== product.id);
      if (others.length < items.length) return withItems(state, others);
      return withItems(
        state,
        [favouriteOf(product), ...others].slice(0, customerListLimits.favoritos),
      );
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
