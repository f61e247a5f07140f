import type { Locale } from '@ponte/domain';
import { makeAutoObservable } from 'mobx';
import type { Localized } from './localized.ts';

/**
 * The language that the page shows. It changes as a whole: until all texts are there in the new one,
 * the page stays as it is.
 */
export class PageLanguage {
  shown: Locale;
  #wanted: Locale;
  readonly #texts: readonly Localized<unknown>[];

  /** @param own the locale that the app was built for */
  constructor(own: Locale, texts: readonly Localized<unknown>[]) {
    this.shown = own;
    this.#wanted = own;
    this.#texts = texts;
    makeAutoObservable(this);
  }

  /**
   * Switches to `locale` once all texts are loaded. A later call supersedes it.
   * @returns whether the page is in `locale` now; false when texts failed to load or another
   * language was requested meanwhile
   */
  async show(locale: Locale): Promise<boolean> {
    this.#wanted = locale;
    try {
      await Promise.all(this.#texts.map((each) => each.load(locale)));
    } catch {
      return false;
    }
    if (this.#wanted !== locale) return false;
    this.become(locale);
    return true;
  }

  private become(locale: Locale): void {
    this.shown = locale;
  }
}
