import type { Locale } from '@ponte/domain';
import { makeAutoObservable } from 'mobx';
import { createContext, use } from 'react';
import type { Localized } from './localized.ts';

/**
 * The language that the page shows. It changes as a whole: as long as a part has no texts in the
 * new language, all of it stays.
 */
export class PageLanguage {
  shown: Locale;
  #wanted: Locale;
  readonly #held: Localized<unknown>[];

  /**
   * @param own the locale that the app was built for
   * @param always texts that every page has
   */
  constructor(own: Locale, always: readonly Localized<unknown>[]) {
    this.shown = own;
    this.#wanted = own;
    this.#held = [...always];
    makeAutoObservable(this);
  }

  /** Registers texts that change together; returns a function that releases them. */
  hold(texts: readonly Localized<unknown>[]): () => void {
    this.#held.push(...texts);
    return () => {
      for (const text of texts) this.#held.splice(this.#held.indexOf(text), 1);
    };
  }

  /**
   * Switches to `locale` once all texts of the page are loaded. A later call supersedes it.
   * @returns whether the page is in `locale` now; false when texts failed to load or another
   * language was requested meanwhile
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
    this.become(locale);
    return true;
  }

  private become(locale: Locale): void {
    this.shown = locale;
  }

  #missing(): Localized<unknown>[] {
    return this.#held.filter((text) => text.in(this.#wanted) === undefined);
  }
}

export const PageLanguageContext = createContext<PageLanguage | undefined>(undefined);

/** @throws outside of `App` */
export function usePageLanguage(): PageLanguage {
  const language = use(PageLanguageContext);
  if (!language) throw new Error('There is no App around this.');
  return language;
}
