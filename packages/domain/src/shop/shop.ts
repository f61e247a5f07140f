import { action, computed, makeObservable, observableRef, reaction } from 'mobx';
import type { Api } from '../api/index.ts';
import { Cart } from '../cart/index.ts';
import type { Environment, Stop } from '../environment/index.ts';
import { Favourites } from '../favourites/index.ts';
import { KnownProducts } from '../known-products/index.ts';
import { Language } from '../language/index.ts';
import { Prices } from '../prices/index.ts';
import type { ShopRegion } from '../region/index.ts';
import { Resources, type ResourcesSnapshot } from '../resource/index.ts';
import { Session } from '../session/index.ts';
import { StartDataStore } from '../start-data/index.ts';
import { followCustomer } from './follow-customer.ts';

/** A page's data from the server, as plain JSON; no visitor data. */
export type ShopSnapshot = ResourcesSnapshot;

export interface ShopOptions extends Environment {
  readonly region: ShopRegion;
  readonly api: Api;
  /** Automatic retries of a failed read. Default 3; 0 on a server. */
  readonly retries?: number | undefined;
  /** The server's data, so that the first render equals the server's. */
  readonly snapshot?: ShopSnapshot | undefined;
}

/**
 * The shop without a screen: what every page needs, and the areas that pages bring along. One per
 * visitor; on a server, one per request.
 */
export class Shop {
  /** Whether the browser's session, cart and favourites have been read. */
  isStarted = false;
  readonly region: ShopRegion;
  readonly session: Session;
  readonly language: Language;
  readonly startData: StartDataStore;
  readonly prices: Prices;
  readonly cart: Cart;
  readonly favourites: Favourites;
  readonly knownProducts: KnownProducts;
  /** The store's API, bound to this visitor. */
  readonly api: Api;
  readonly resources: Resources;
  /** Areas take clock, storages and page from it. */
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
    this.startData = new StartDataStore(this.api, this.resources, options.page);
    this.prices = new Prices(this.session, this.language, this.startData);
    this.cart = new Cart({ ...options, api: this.api, session: this.session, prices: this.prices });
    this.favourites = new Favourites(storage);
    this.knownProducts = new KnownProducts(this.api);
    makeObservable<this, 'setStarted'>(this, {
      catalogueKey: computed,
      isStarted: observableRef,
      setStarted: action,
    });
  }

  /** Changes when the catalogue has to be loaded again, because language or currency changed. */
  get catalogueKey(): string {
    return `${this.language.locale} ${this.prices.catalogueCurrency}`;
  }

  /**
   * Restores the visitor's stored state. Call it once, after the first render, which is the same
   * for everybody.
   */
  start(): void {
    if (this.isStarted) return;
    const { network, page } = this.options;
    const stops = [
      this.session.start(),
      this.language.start(),
      this.favourites.start(),
      this.cart.start(),
      followCustomer(this, {
        name: 'favoritos',
        kept: this.favourites.kept,
        idOf: ({ id }) => id,
        itemOf: (product) => product,
      }),
      network?.onOnline(() => this.resources.retryFailed()),
      page?.onReturn(() => this.session.resume()),
      reaction(
        () => this.language.locale,
        () => void this.startData.load(),
      ),
    ];
    for (const stop of stops) if (stop) this.onDispose(stop);
    this.setStarted(true);
  }

  /** Calls `stop` when the shop is disposed of. */
  onDispose(stop: Stop): void {
    this.#stops.add(stop);
  }

  /** The loaded data as plain JSON: no session, cart or favourites. */
  snapshot(): ShopSnapshot {
    return this.resources.snapshot();
  }

  /**
   * What a page carries of the loaded data, and is rendered with: of the start data only what it
   * shows.
   */
  pageSnapshot(): ShopSnapshot {
    return this.resources.pageSnapshot();
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    this.#stops.clear();
    this.setStarted(false);
    this.resources.dispose();
  }

  private setStarted(started: boolean): void {
    this.isStarted = started;
  }
}

/**
 * A shop for one visitor.
 *
 * @example
 * // On a server, per request:
 * const shop = createShop({ region, api, clock, retries: 0 });
 * await Promise.all([shop.startData.loadShell(), productListOf(shop).load(query)]);
 * const snapshot = shop.pageSnapshot();
 *
 * // In the browser:
 * const shop = createShop({ region, api, clock, storage, network, page, exclusive, snapshot });
 * hydrate(shop);
 * shop.start();
 */
export function createShop(options: ShopOptions): Shop {
  return new Shop(options);
}
