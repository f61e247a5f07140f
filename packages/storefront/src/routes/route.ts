import type { LazyModule } from '../lazy/lazy-module.ts';
import type { ScreenModule } from '../page/screen.ts';

/**
 * Whom a page belongs to. A public one is the same for everybody: rendered with its data, kept by
 * caches, found by search engines. The others are served as the same empty shell for everybody and
 * filled in the browser: a personal one for whoever is there (a cart), a customer's one after they
 * have signed in (decision 35).
 */
export type Access = 'public' | 'personal' | 'customer';

/** A row of the route table. */
export interface Route {
  readonly name:
    | 'home'
    | 'products'
    | 'brand'
    | 'special'
    | 'product'
    | 'brands'
    | 'favourites'
    | 'team'
    | 'about'
    | 'howToBuy'
    | 'help'
    | 'contact'
    | 'privacy'
    | 'terms'
    | 'login'
    | 'orders'
    | 'order'
    | 'paymentReturn'
    | 'success'
    | 'cart'
    | 'checkout'
    | 'registration'
    | 'passwordRecovery'
    | 'passwordReset'
    | 'emailConfirmation'
    | 'account'
    | 'personalData'
    | 'accountOrders'
    | 'addresses'
    | 'changePassword'
    | 'missing';
  /** In React Router's pattern language. */
  readonly path: string;
  readonly access: Access;
  /** The query parameters that decide what the page shows; a cache ignores all others. */
  readonly query: readonly string[];
  /** The source of the screen's chunk, from `src/`, as the build's manifest names it. */
  readonly source: string;
  readonly module: LazyModule<ScreenModule>;
}
