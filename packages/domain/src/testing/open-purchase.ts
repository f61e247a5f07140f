import { checkoutOf } from '../checkout/index.ts';
import type { KeyValueStorage } from '../environment/index.ts';
import { FakePurchases } from './fake-purchases.ts';
import { FakeStore } from './fake-store.ts';
import type { Answer } from './index.ts';
import { settle } from './manual-clock.ts';
import type { Respond, SeenRequest } from './open-api.ts';
import { openShop, type OpenShop } from './open-shop.ts';
import { regionBR, regionPY, product } from './samples.ts';

interface PurchaseOptions {
  readonly foreign?: boolean;
  /** Whether the store keeps notes, as it does by default. */
  readonly takesNotes?: boolean;
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
  const { foreign = false, takesNotes = true, storage, tabStorage, over } = options;
  const fake = new FakePurchases();
  fake.foreign = foreign;
  fake.takesNotes = takesNotes;
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
  if (shop.cart.lineCount === 0) shop.cart.add(product());
  await settle();
  return { ...opened, fake };
}

export function isCheckout({ url }: SeenRequest): boolean {
  return url.pathname.endsWith('/iniciar-checkout');
}

/** A checkout at its payment step: a Brazilian's drill, pickup at the counter, Pix; a resident pays by QR. */
export async function atPayment({ foreign = true, ...options }: PurchaseOptions = {}) {
  const purchase = await openPurchase({ foreign, ...options });
  const checkout = checkoutOf(purchase.shop);
  const leave = checkout.start();
  await settle();
  checkout.continue();
  checkout.chooseMethod(foreign ? 'pix' : 'qr');
  return { ...purchase, checkout, leave };
}

export const drill = product();
export const saw = product({ id: 8, name: 'Serra', price: { minor: 1250, currency: 'USD' } });
export const tape = product({ id: 9, name: 'Fita', price: { minor: 99, currency: 'USD' } });

/** No network. */
const offline = (): undefined => undefined;

/** Cart requests, abbreviated: `POST 7×1`, `PUT 7×2 8×0`; removed lines are ×0. */
export function cartCalls(requests: readonly SeenRequest[]): readonly string[] {
  return requests
    .filter(({ url }) => url.pathname.startsWith('/ecom/venda/'))
    .map(({ method, body }) => [method, ...itemsOf(body)].join(' '));
}

function itemsOf(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null || !('itens' in body)) return [];
  const items: readonly { produto_id: number; qtde: number; ativo: boolean }[] = JSON.parse(
    JSON.stringify(body.itens),
  );
  return items.map((item) => `${item.produto_id}×${item.ativo ? item.qtde : 0}`);
}

export class Line {
  connected = true;
  readonly store: FakeStore;

  constructor(store = new FakeStore()) {
    this.store = store;
  }

  readonly respond = (request: SeenRequest): Answer | undefined =>
    this.connected ? this.store.respond(request) : offline();
}
