import { shippingOf } from '../shipping/index.ts';
import type { Shop } from '../shop/index.ts';
import { settle } from './manual-clock.ts';
import type { SeenRequest } from './open-api.ts';
import { openPurchase } from './open-purchase.ts';

/** A purchase at the choice of delivery, by default a resident's. */
export async function openDelivery(...options: Parameters<typeof openPurchase>) {
  const purchase = await openPurchase(...options);
  const shipping = shippingOf(purchase.shop);
  shipping.start();
  await settle();
  return { ...purchase, shipping };
}

/** The requests that calculate delivery. */
export function calculations(requests: readonly SeenRequest[]): readonly SeenRequest[] {
  return requests.filter(({ url }) => url.pathname.endsWith('/calcular-frete'));
}

/** Chooses a service deliberately; null: pickup at the counter. */
export function deliverBy(shop: Shop, service: number | null): void {
  const shipping = shippingOf(shop);
  const option = shipping.options.find(({ serviceId }) => serviceId === service);
  if (!option) throw new Error(`no delivery by ${service ?? 'the counter'}`);
  shipping.chooseOption(option);
}

export const homeService = 1;
