import type { KitLocale } from '@ponte/ui/kit';
import { makeAutoObservable, observableRef } from 'mobx';
import type { IntlConfig } from 'react-intl';

export const locales = ['pt-BR', 'es-PY'] as const;
export type Locale = (typeof locales)[number];

/** The `lang` of calls. */
export const langOf = { 'pt-BR': 'pt', 'es-PY': 'es' } as const satisfies Record<Locale, string>;
export const localeOf = { pt: 'pt-BR', es: 'es-PY' } as const satisfies Record<string, Locale>;

/** All texts of a language. */
export interface Texts {
  readonly locale: Locale;
  readonly messages: NonNullable<IntlConfig['messages']>;
  readonly kit: KitLocale;
}

/** Imports a language's texts; rejects when they do not come. */
export type ImportTexts = (locale: Locale) => Promise<Texts>;

interface LanguageOptions {
  /** Undefined without a choice. */
  readonly stored: () => Locale | undefined;
  readonly store: (locale: Locale) => void;
  /** For who has not chosen. */
  readonly preferred: Locale;
  readonly importTexts: ImportTexts;
}

/** The language of the screens: chosen here and remembered on this device. */
export class Language {
  /** What is shown; undefined until the first texts have come. */
  texts: Texts | undefined = undefined;
  failed = false;
  #wanted: Locale;
  readonly #options: LanguageOptions;

  constructor(options: LanguageOptions) {
    this.#options = options;
    this.#wanted = options.stored() ?? options.preferred;
    makeAutoObservable(this, { texts: observableRef });
  }

  /** What is shown, or will be. */
  get locale(): Locale {
    return this.texts?.locale ?? this.#wanted;
  }

  load(): Promise<void> {
    return this.#show(this.#wanted);
  }

  async choose(locale: Locale): Promise<void> {
    this.#options.store(locale);
    await this.#show(locale);
  }

  /** Takes up the language of who signed in, unless one was chosen on this device. */
  async suggest(locale: Locale): Promise<void> {
    if (this.#options.stored() === undefined) await this.#show(locale);
  }

  async #show(locale: Locale): Promise<void> {
    this.#wanted = locale;
    const texts = await this.#options.importTexts(locale).catch(() => undefined);
    if (this.#wanted === locale) this.become(texts);
  }

  private become(texts: Texts | undefined): void {
    this.failed = texts === undefined;
    if (texts) this.texts = texts;
  }
}
