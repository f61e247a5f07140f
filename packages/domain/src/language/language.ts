import { makeObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Page, Stop } from '../environment/index.ts';
import type { Locale, ShopRegion } from '../region/index.ts';
import type { Session } from '../session/index.ts';
import { resolveLanguage, storefrontAddress } from './resolve-language.ts';

/** The language that the shop speaks now. Begins as what the app was built for. */
export class Language {
  locale: Locale;
  /** Whether what the server rendered for everybody may become this visitor's. */
  isHydrated: boolean;
  readonly #region: ShopRegion;
  readonly #session: Session;
  readonly #page: Page | undefined;
  #forced: Locale | null = null;
  #held: Locale | null = null;

  constructor(region: ShopRegion, session: Session, page: Page | undefined) {
    this.#region = region;
    this.#session = session;
    this.#page = page;
    this.locale = region.locale;
    this.isHydrated = page?.hydrated === undefined;
    makeObservable(this, { locale: observableRef, isHydrated: observableRef });
  }

  /**
   * Settles on the language of the host and of the customer, once the page is hydrated, when the
   * visitor comes back to it, and when somebody signs in or out. Removes `force_lang` from the
   * address.
   */
  start(): Stop {
    const hydrated = this.#page?.hydrated?.();
    if (!hydrated) return this.#follow();
    let stopped = false;
    let stop: Stop | undefined;
    void hydrated.then(() => {
      if (!stopped) stop = this.#follow();
    });
    return () => {
      stopped = true;
      stop?.();
    };
  }

  #follow(): Stop {
    runInAction(() => {
      this.isHydrated = true;
      this.#settle();
    });
    const stopPage = this.#page?.onReturn(() => this.#settle());
    const stopSession = reaction(
      () => this.#session.customer?.kind,
      () => this.#settle(),
    );
    return () => {
      stopPage?.();
      stopSession();
    };
  }

  /** Changes the language without leaving the page (decision 3: a nationality was chosen). */
  changeInPlace(locale: Locale): void {
    runInAction(() => {
      this.locale = locale;
    });
  }

  /**
   * Changes the language without leaving the page, once it is hydrated, and keeps it when the visitor
   * comes back to the page, as from choosing a file, until it is released or somebody signs in.
   */
  hold(locale: Locale): Stop {
    this.#held = locale;
    if (this.isHydrated) this.changeInPlace(locale);
    return () => {
      if (this.#held === null) return;
      this.#held = null;
      if (this.isHydrated) this.#settle();
    };
  }

  /** Where the flag menu's entry for `locale` leads: the same page of that storefront. */
  linkTo(locale: Locale, path: string, search = ''): string {
    return storefrontAddress(this.#region, locale, path, search);
  }

  #settle(): void {
    if (!this.#page) return;
    const resolved = resolveLanguage({
      address: this.#page.address(),
      region: this.#region,
      customerKind: this.#session.customer?.kind ?? null,
      forced: this.#forced,
    });
    this.#forced = resolved.forced;
    if (resolved.cleanedAddress !== null) this.#page.replaceAddress(resolved.cleanedAddress);
    if (this.#session.customer) this.#held = null;
    this.changeInPlace(this.#held ?? resolved.locale);
  }
}
