import { computed, makeObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Api } from '../api/index.ts';
import { Cart } from '../cart/index.ts';
import type { Environment, Stop } from '../environment/index.ts';
import { Favourites } from '../favourites/index.ts';
import { Language } from '../language/index.ts';
import { Prices } from '../prices/index.ts';
import type { ShopRegion } from '../region/index.ts';
import { Resources, type ResourcesSnapshot } from '../resource/index.ts';
import { Session } from '../session/index.ts';
import { StartDataStore } from '../start-data/index.ts';

/** What a server has loaded for a page, as plain JSON; no visitor data. */
export type ShopSnapshot = ResourcesSnapshot;

/** What a shop is made of. */
export interface ShopOptions extends Environment {
  readonly region: ShopRegion;
  readonly api: Api;
  /** Automatic retries of a failed read. Default 3; a server, which does not wait, gives 0. */
  readonly retries?: number | undefined;
  /** What the server rendered the page with, so that the first render here equals it. */
  readonly snapshot?: ShopSnapshot | undefined;
}

/**
 * The shop without a screen: what every page needs, and the areas that pages bring along. One per
 * visitor: on a server one per request.
 */
export class Shop {
  /** Whether it knows its visitor: the browser's session, cart and favourites have been read. */
  isStarted = false;
  readonly region: ShopRegion;
  readonly session: Session;
  readonly language: Language;
  readonly startData: StartDataStore;
  readonly prices: Prices;
  readonly cart: Cart;
  readonly favourites: Favourites;
  /** The store's API, as this visitor calls it. */
  readonly api: Api;
  /** Where areas take their resources from. */
  readonly resources: Resources;
  /** What it was made of; areas take the clock, the storages and the page from it. */
  readonly options: ShopOptions;
  readonly #stops = new Set<Stop>();

  constructor(options: ShopOptions) {
    const { region, clock, storage, page } = options;
    this.options = options;
    this.region = region;
    this.resources = new Resources(options);
    this.session = new Session(clock, storage);
    this.language = new Language(region, this.session, page);
    this.api = options.api.bind({
      token: () => this.session.currentToken(),
      currency: () => this.prices.catalogueCurrency,
      locale: () => this.language.locale,
      onUnauthorized: (token) => this.session.refuse(token),
    });
    this.startData = new StartDataStore(this.api, this.resources);
    this.prices = new Prices(this.session, this.language, this.startData);
    this.cart = new Cart({ ...options, api: this.api, session: this.session, prices: this.prices });
    this.favourites = new Favourites(storage);
    makeObservable(this, { catalogueKey: computed, isStarted: observableRef });
  }

  /**
   * Changes when what the catalogue shows has to be asked for again, because the visitor's
   * language or currency changed: the shell then loads its page again.
   */
  get catalogueKey(): string {
    return `${this.language.locale} ${this.prices.catalogueCurrency}`;
  }

  /**
   * Takes up what the browser keeps of this visitor. To be called once, after the first render,
   * which is the same for everybody.
   */
  start(): void {
    if (this.isStarted) return;
    const { network, page } = this.options;
    const stops = [
      this.session.start(),
      this.language.start(),
      this.favourites.start(),
      this.cart.start(),
      network?.onOnline(() => this.resources.retryFailed()),
      page?.onReturn(() => this.session.resume()),
      reaction(
        () => this.language.locale,
        () => void this.startData.load(),
      ),
    ];
    for (const stop of stops) if (stop) this.onDispose(stop);
    this.#setStarted(true);
  }

  /** Calls `stop` when the shop is left behind. */
  onDispose(stop: Stop): void {
    this.#stops.add(stop);
  }

  /** What has been loaded, as plain JSON: no session, no cart, no favourites. */
  snapshot(): ShopSnapshot {
    return this.resources.snapshot();
  }

  /** Stops every load, timer and listener. */
  dispose(): void {
    for (const stop of this.#stops) stop();
    this.#stops.clear();
    this.#setStarted(false);
    this.resources.dispose();
  }

  #setStarted(started: boolean): void {
    runInAction(() => {
      this.isStarted = started;
    });
  }
}
