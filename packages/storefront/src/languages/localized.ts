import type { Locale } from '@ponte/domain';
import { LazyModule } from '../lazy/lazy-module.ts';

/**
 * Texts in both languages. The build bakes in the app's own; the other is a chunk, loaded when the
 * language changes in place (decisions 2 and 3).
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

  /** Undefined until loaded. */
  in(locale: Locale): Texts | undefined {
    return locale === this.#ownLocale ? this.#own : this.#other.loaded;
  }

  /** @throws when loading fails; may be retried */
  async load(locale: Locale): Promise<Texts> {
    return this.in(locale) ?? this.#other.load();
  }
}
