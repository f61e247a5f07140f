import type { KeyValueStorage } from '../environment/index.ts';
import type { Respond } from './fake-fetch.ts';
import { FakePurchases } from './fake-purchases.ts';
import { settle } from './manual-clock.ts';
import { openShop, type OpenShop } from './open-shop.ts';
import { regionBR, regionPY } from './regions.ts';
import { product } from './samples.ts';

interface PurchaseOptions {
  readonly foreign?: boolean;
  readonly storage?: KeyValueStorage;
  readonly tabStorage?: KeyValueStorage;
  /** Answers instead of the store where it returns something. */
  readonly over?: Respond;
}

/** A customer with a drill in the cart. */
export interface OpenPurchase extends OpenShop {
  readonly fake: FakePurchases;
}

/** A customer about to buy a drill for U$ 64.90, or G$ 481,558. */
export async function openPurchase(options: PurchaseOptions = {}): Promise<OpenPurchase> {
  const { foreign = false, storage, tabStorage, over } = options;
  const fake = new FakePurchases();
  fake.foreign = foreign;
  const opened = openShop(async (request) => (await over?.(request)) ?? fake.respond(request), {
    region: foreign ? regionBR : regionPY,
    ...(storage && { storage }),
    ...(tabStorage && { shop: { tabStorage } }),
  });
  const { shop } = opened;
  shop.start();
  await shop.startData.load();
  const kind = foreign ? 'foreign' : 'resident';
  shop.session.signIn('token-of-customer', { id: '11', name: 'Ana', kind });
  if (shop.cart.count === 0) shop.cart.add(product());
  await settle();
  return { ...opened, fake };
}
