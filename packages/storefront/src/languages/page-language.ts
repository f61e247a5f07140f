import type { Locale } from '@ponte/domain';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { createContext, use } from 'react';
import type { Localized } from './localized.ts';

/**
 * The language that the page shows. It changes whole: while a part of the page has no texts in the
 * new language yet, all of it stays in the present one.
 */
export class PageLanguage {
  shown: Locale;
  #wanted: Locale;
  readonly #held: Localized<unknown>[];

  /**
   * @param own the locale that the app was built for
   * @param always texts that the page has as long as it is there
   */
  constructor(own: Locale, always: readonly Localized<unknown>[]) {
    this.shown = own;
    this.#wanted = own;
    this.#held = [...always];
    makeObservable(this, { shown: observableRef });
  }

  /** Counts texts among those that change together, until the returned function is called. */
  hold(texts: readonly Localized<unknown>[]): () => void {
    this.#held.push(...texts);
    return () => {
      for (const text of texts) this.#held.splice(this.#held.indexOf(text), 1);
    };
  }

  /**
   * Shows `locale` once all texts of the page are here in it. Another call before that takes its
   * place.
   *
   * @returns whether the page is in `locale` now; not, when a text did not come or another
   *   language was asked for meanwhile
   */
  async show(locale: Locale): Promise<boolean> {
    this.#wanted = locale;
    try {
      for (let missing = this.#missing(); missing.length > 0; missing = this.#missing()) {
        await Promise.all(missing.map((text) => text.load(locale)));
        if (this.#wanted !== locale) return false;
      }
    } catch {
      return false;
    }
    runInAction(() => {
      this.shown = locale;
    });
    return true;
  }

  #missing(): Localized<unknown>[] {
    return this.#held.filter((text) => text.in(this.#wanted) === undefined);
  }
}

/** The page's one language. */
export const PageLanguageContext = createContext<PageLanguage | undefined>(undefined);

/**
 * The language of the page.
 *
 * @throws outside of `App`
 */
export function usePageLanguage(): PageLanguage {
  const language = use(PageLanguageContext);
  if (!language) throw new Error('usePageLanguage needs the App component around it.');
  return language;
}
