import { makeObservable, observableRef, runInAction } from 'mobx';

/** What a shopper is told in passing. Which words say it is the screen's business. */
export type ToastNews =
  /** A list was narrowed, sorted or searched anew, and has so many products. */
  | { readonly kind: 'found'; readonly count: number }
  /** A list could not be loaded. */
  | { readonly kind: 'listFailed'; readonly retry: () => void }
  /** A product is among the favourites now. */
  | { readonly kind: 'marked'; readonly name: string }
  /** A product is no longer among the favourites. */
  | { readonly kind: 'unmarked'; readonly name: string; readonly undo: () => void }
  /** A product was put in the cart from a list, which stays in sight. */
  | { readonly kind: 'added'; readonly name: string; readonly seeCart: () => void }
  /** The address of the page is on the clipboard. */
  | { readonly kind: 'copied' };

/** Something to tell, and its place among what was told. */
export interface Toast {
  readonly id: number;
  readonly news: ToastNews;
}

/** Kinds of which one makes the other out of date. */
const matters: Readonly<Record<ToastNews['kind'], string>> = {
  found: 'list',
  listFailed: 'list',
  marked: 'favourites',
  unmarked: 'favourites',
  added: 'cart',
  copied: 'copied',
};

/**
 * What there is to tell the shopper in passing (storefront.md §8), until it was read. Newer news of
 * the same matter take the place of older ones, so that the last word is the one that stands.
 */
export class Toasts {
  list: readonly Toast[] = [];
  #lastId = 0;

  constructor() {
    makeObservable(this, { list: observableRef });
  }

  /** Tells the shopper; gives the id for {@link dismiss}. */
  tell(news: ToastNews): number {
    this.#lastId += 1;
    const toast = { id: this.#lastId, news };
    const matter = matters[news.kind];
    this.#become([...this.list.filter((other) => matters[other.news.kind] !== matter), toast]);
    return toast.id;
  }

  /** Takes one back, read or not; nothing for one that is gone. */
  dismiss(id: number): void {
    this.#become(this.list.filter((toast) => toast.id !== id));
  }

  /** Takes back what a shopper who goes on has no more use for: all but failures. */
  goOn(): void {
    this.#become(this.list.filter(({ news }) => news.kind === 'listFailed'));
  }

  #become(list: readonly Toast[]): void {
    runInAction(() => {
      this.list = list;
    });
  }
}
