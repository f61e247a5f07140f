import { reaction } from 'mobx';
import { Resources } from '../resource/index.ts';
import type { Shop } from './shop.ts';

/** What is one customer's, from sign-in to the end of the session. */
export interface PersonalScope {
  /** Whose; null while nobody is signed in. */
  readonly customerId: string | null;
  /** Where personal areas take their resources from: never part of the page's snapshot. */
  readonly resources: Resources;
  /** Aborted when the session ends or another customer signs in. */
  readonly signal: AbortSignal;
}

/**
 * A part of the shop that belongs to who is signed in: made when first asked for, and dropped with
 * all its loads when the session ends or another customer signs in. The next one who asks gets a
 * new one, so that nobody sees what was another's.
 *
 * @example
 * export const ordersOf = definePersonalArea((shop, scope) => new Orders(shop.api, scope.resources));
 */
/* @__NO_SIDE_EFFECTS__ */
export function definePersonalArea<T>(
  create: (shop: Shop, scope: PersonalScope) => T,
): (shop: Shop) => T {
  const made = new WeakMap<PersonalScope, { readonly area: T }>();
  return (shop) => {
    const scope = scopesOf(shop).present();
    const known = made.get(scope) ?? { area: create(shop, scope) };
    made.set(scope, known);
    return known.area;
  };
}

const scopes = /* @__PURE__ */ new WeakMap<Shop, Scopes>();

function scopesOf(shop: Shop): Scopes {
  const known = scopes.get(shop) ?? new Scopes(shop);
  scopes.set(shop, known);
  return known;
}

interface Scope extends PersonalScope {
  readonly drop: () => void;
}

/** The scope of who is signed in to one shop. */
class Scopes {
  readonly #shop: Shop;
  #present: Scope | undefined;

  constructor(shop: Shop) {
    this.#shop = shop;
    const customerId = () => this.#customerId;
    const dropAll = () => this.#become(undefined);
    shop.onDispose(reaction(customerId, dropAll));
    shop.onDispose(dropAll);
    const { network } = shop.options;
    if (network) shop.onDispose(network.onOnline(() => this.#present?.resources.retryFailed()));
  }

  /** A screen that asks for it while it renders is told when it becomes another's. */
  present(): PersonalScope {
    const customerId = this.#customerId;
    if (this.#present?.customerId === customerId) return this.#present;
    return this.#become(createScope(this.#shop, customerId));
  }

  get #customerId(): string | null {
    return this.#shop.session.customer?.id ?? null;
  }

  #become<S extends Scope | undefined>(scope: S): S {
    const before = this.#present;
    this.#present = scope;
    before?.drop();
    return scope;
  }
}

function createScope(shop: Shop, customerId: string | null): Scope {
  const { clock, retries } = shop.options;
  const resources = new Resources({ clock, retries });
  const controller = new AbortController();
  return {
    customerId,
    resources,
    signal: controller.signal,
    drop: () => {
      controller.abort();
      resources.dispose();
    },
  };
}
