import { Shop, type ShopOptions } from './shop.ts';

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
