import { reaction } from 'mobx';
import { Resources } from '../resource/index.ts';
import type { Shop } from './shop.ts';

/** The scope of one customer's session. */
export interface PersonalScope {
  /** Null while signed out. */
  readonly customerId: string | null;
  /** Resources of personal areas: never part of the page's snapshot. */
  readonly resources: Resources;
  /** Aborted when the session ends or another customer signs in. */
  readonly signal: AbortSignal;
}

/**
 * Defines a part of the shop that belongs to the signed-in customer: created on first use, and
 * dropped with all its loads when the session ends or another customer signs in, so that nobody
 * sees another's data.
 * @example
 * export const ordersOf = definePersonalArea((shop, scope) => new Orders(shop.api,
 * scope.resources));
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

/** The current session's scope in one shop. */
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

  /** Observable, so that a rendering screen follows the session. */
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
