/**
 * Lists products with their prices in four currencies, and saves a cart with the first that is for sale.
 *
 *     node node.ts https://shop.example
 */
import { createApi, createShop, type Clock } from '@ponte/domain';
import { allProducts, productListOf } from '@ponte/domain/product-list';
import { isBuyable } from '@ponte/domain/product-page';
import { formatMoney, type Money } from '@ponte/regional/money';
import { when } from 'mobx';
import { brazil } from './region.ts';

const [origin = 'http://127.0.0.1:4000'] = process.argv.slice(2);

const clock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

const api = createApi({ region: brazil, origin, fetch, clock });
const shop = createShop({ region: brazil, api, clock, retries: 0 });

const inAll = (price: Money) =>
  [price, ...shop.prices.others(price)].map((amount) => formatMoney(amount)).join('  ');

const list = productListOf(shop);
await shop.startData.loadShell(); // exchange rates
await list.load(allProducts);
const { products, status } = list.view(allProducts);
for (const { name, price } of products) console.log(name, price ? inAll(price) : '–');

const product = products.find(isBuyable);
if (product) {
  shop.start();
  shop.cart.add(product, 1);
  await when(() => ['saved', 'unsaved'].includes(shop.cart.status.kind));
  console.log(`${shop.cart.lineCount} × ${product.name}`, inAll(shop.cart.total));
}
if (status !== 'ready' || shop.cart.status.kind === 'unsaved') {
  console.error(`${origin} does not answer as a shop does.`);
  process.exitCode = 1;
}
shop.dispose();
