import { ordersOf } from '@ponte/domain/orders';
import type { ScreenModule } from '../../page/screen.ts';

/** The order that the address names. */
export const load: ScreenModule['load'] = async ({ shop, params }) => {
  const { ok } = await ordersOf(shop).loadOrder(params['externalId'] ?? '');
  return { kind: ok ? 'shown' : 'failed' };
};
