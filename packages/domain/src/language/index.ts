import { makeAutoObservable, reaction, when } from 'mobx';
import type { Page, Stop } from '../environment/index.ts';
import type { Locale, ShopRegion } from '../region/index.ts';
import type { Session } from '../session/index.ts';
import { resolveLanguage, storefrontAddress } from './resolve-language.ts';

/** The current language; initially the one that the app was built for. */
export class Language {
  locale: Locale;
  /** Whether the server's HTML may be replaced by this visitor's. */
  isHydrated: boolean;
  readonly #region: ShopRegion;
  readonly #session: Session;
  readonly #page: Page | undefined;
  #forced: Locale | null = null;
  private held: Locale | null = null;

  constructor(region: ShopRegion, session: Session, page: Page | undefined) {
    this.#region = region;
    this.#session = session;
    this.#page = page;
    this.locale = region.locale;
    this.isHydrated = page?.hydrated === undefined;
    makeAutoObservable(this);
  }

  /**
   * Applies the host's or the customer's language: once hydrated, when the visitor returns, and at
   * sign-in and sign-out. Removes `force_lang` from the address. A page that is right as it is stays so until that changes.
   */
  start(): Stop {
    const hydrated = this.#page?.hydrated;
    if (!hydrated) return this.follow();
    let stopped = false;
    let stop: Stop = when(
      () => this.held !== null || this.#session.customer !== null || !this.#isSettled,
      () =>
        void hydrated().then(() => {
          if (!stopped) stop = this.follow();
        }),
    );
    return () => {
      stopped = true;
      stop();
    };
  }

  private follow(): Stop {
    this.isHydrated = true;
    this.#settle();
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

  /** Switches in place (decision 3: a nationality was chosen). */
  changeInPlace(locale: Locale): void {
    this.locale = locale;
  }

  /**
   * Switches in place once hydrated, and holds it, even when the visitor returns to the page (for
   * example from a file dialog), until released or a customer signs in.
   */
  hold(locale: Locale): Stop {
    this.held = locale;
    if (this.isHydrated) this.changeInPlace(locale);
    return () => {
      if (this.held === null) return;
      this.held = null;
      if (this.isHydrated) this.#settle();
    };
  }

  /** The same page on the storefront of `locale`. */
  linkTo(locale: Locale, path: string, search = ''): string {
    return storefrontAddress(this.#region, locale, path, search);
  }

  /** Whether the page has its visitor's language, and its address says nothing else. */
  get #isSettled(): boolean {
    const resolved = this.#page && this.#resolve(this.#page);
    return resolved?.locale === this.locale && resolved.cleanedAddress === null;
  }

  #resolve(page: Page) {
    return resolveLanguage({
      address: page.address(),
      region: this.#region,
      customerKind: this.#session.customer?.kind ?? null,
      forced: this.#forced,
    });
  }

  #settle(): void {
    if (!this.#page) return;
    const resolved = this.#resolve(this.#page);
    this.#forced = resolved.forced;
    if (resolved.cleanedAddress !== null) this.#page.replaceAddress(resolved.cleanedAddress);
    if (this.#session.customer) this.held = null;
    this.changeInPlace(this.held ?? resolved.locale);
  }
}

export { forceLangParameter, resolveLanguage, storefrontAddress } from './resolve-language.ts';
