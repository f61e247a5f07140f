import { ordersOf } from '@ponte/domain/orders';
import type { ScreenModule } from '../../page/screen.ts';

/** The customer's orders. */
export const load: ScreenModule['load'] = async ({ shop }) => {
  const { ok } = await ordersOf(shop).load();
  return { kind: ok ? 'shown' : 'failed' };
};
