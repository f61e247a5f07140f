import { ordersOf } from '@ponte/domain/orders';
import type { Load } from '../../route/screen.ts';

export const load: Load = async ({ shop, signal }) => {
  const { ok } = await ordersOf(shop).load(signal);
  return { kind: ok ? 'shown' : 'failed' };
};
