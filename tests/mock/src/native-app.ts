/** What concerns the domain of an app in React Native: it runs without the globals of browsers. */
import { allProducts, productListOf } from '@ponte/domain/product-list';
import { isBuyable } from '@ponte/domain/product-page';
import { when } from 'mobx';
import {
  openNativeShop,
  type NativeParts,
} from '../../../packages/domain/examples/react-native.ts';
import { brazil } from '../../../packages/domain/examples/region.ts';

/** What the runtime has, and who wants to know what became of it. */
declare const device: {
  readonly origin: string;
  readonly parts: NativeParts;
  readonly tell: (what: Told) => void;
};

export interface Told {
  readonly globals: readonly string[];
  /** In the cart when the app opened. */
  readonly found: number;
  readonly products: number;
  readonly count: number;
  readonly status: string;
}

const ofBrowsers = ['window', 'document', 'localStorage', 'navigator', 'location', 'crypto'];

async function run(): Promise<void> {
  const shop = await openNativeShop(device.origin, brazil, device.parts);
  const found = shop.cart.lineCount;
  const list = productListOf(shop);
  await list.load(allProducts);
  const { products } = list.view(allProducts);
  const product = products.find(isBuyable);
  if (product) shop.cart.add(product, 1);
  await when(() => ['saved', 'unsaved'].includes(shop.cart.status.kind));
  device.tell({
    globals: ofBrowsers.filter((name) => name in globalThis),
    found,
    products: products.length,
    count: shop.cart.lineCount,
    status: shop.cart.status.kind,
  });
  shop.dispose();
}

void run();
