import type { Locale } from '@ponte/domain';
import { LazyModule } from '../lazy/lazy-module.ts';

/**
 * Something that both languages have: texts of an area, or the design system's. The build bakes in
 * the one of the app's own locale; the other one is a chunk, fetched when the language changes in
 * place (decisions 2 and 3).
 */
export class Localized<Texts> {
  readonly #ownLocale: Locale;
  readonly #own: Texts;
  readonly #other: LazyModule<Texts>;

  constructor(ownLocale: Locale, own: Texts, importOther: () => Promise<Texts>) {
    this.#ownLocale = ownLocale;
    this.#own = own;
    this.#other = new LazyModule(importOther);
  }

  /** The texts in `locale`; undefined while they are not here. */
  in(locale: Locale): Texts | undefined {
    return locale === this.#ownLocale ? this.#own : this.#other.loaded;
  }

  /**
   * Fetches the texts in `locale` if they are not here.
   *
   * @throws when they do not come; they can be asked for again
   */
  async load(locale: Locale): Promise<Texts> {
    return this.in(locale) ?? this.#other.load();
  }
}
