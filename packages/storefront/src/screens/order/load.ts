import { ordersOf } from '@ponte/domain/orders';
import type { ScreenModule } from '../../page/screen.ts';

/** The order that the address names. */
export const load: ScreenModule['load'] = async ({ shop, params, signal }) => {
  const { ok } = await ordersOf(shop).loadOrder(params['externalId'] ?? '', signal);
  return { kind: ok ? 'shown' : 'failed' };
};
