import { makeObservable, observableRef, runInAction } from 'mobx';

/** A toast's content. Screens have the words. */
export type ToastNews =
  /** A list was filtered, sorted or searched, and has this many products. */
  | { readonly kind: 'found'; readonly count: number }
  | { readonly kind: 'listFailed'; readonly retry: () => void }
  | { readonly kind: 'marked'; readonly name: string }
  | { readonly kind: 'unmarked'; readonly name: string; readonly undo: () => void }
  /** Added to the cart from a list, which stays in view. */
  | { readonly kind: 'added'; readonly name: string; readonly seeCart: () => void }
  /** The page's address was copied. */
  | { readonly kind: 'copied' };

/** A toast with its id. */
export interface Toast {
  readonly id: number;
  readonly news: ToastNews;
}

/** Toasts of one topic replace each other. */
const matters: Readonly<Record<ToastNews['kind'], string>> = {
  found: 'list',
  listFailed: 'list',
  marked: 'favourites',
  unmarked: 'favourites',
  added: 'cart',
  copied: 'copied',
};

/**
 * Toasts for the shopper (storefront.md §8), until dismissed. A newer one replaces older ones of
 * its topic.
 */
export class Toasts {
  list: readonly Toast[] = [];
  #lastId = 0;

  constructor() {
    makeObservable(this, { list: observableRef });
  }

  /** Returns the id for {@link dismiss}. */
  tell(news: ToastNews): number {
    this.#lastId += 1;
    const toast = { id: this.#lastId, news };
    const matter = matters[news.kind];
    this.#become([...this.list.filter((other) => matters[other.news.kind] !== matter), toast]);
    return toast.id;
  }

  /** Does nothing for one that is gone. */
  dismiss(id: number): void {
    this.#become(this.list.filter((toast) => toast.id !== id));
  }

  /** On navigation, dismisses all but failures. */
  goOn(): void {
    this.#become(this.list.filter(({ news }) => news.kind === 'listFailed'));
  }

  #become(list: readonly Toast[]): void {
    runInAction(() => {
      this.list = list;
    });
  }
}
