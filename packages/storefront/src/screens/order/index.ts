import { ordersOf } from '@ponte/domain/orders';
import type { ParamsOf } from '../../links/paths.ts';
import type { Load } from '../../route/screen.ts';
export { OrderScreen as Screen } from './order-screen.tsx';

export const title = 'order.unknown';
export const load: Load<ParamsOf<'order'>> = async ({ shop, params, signal }) => {
  const { ok } = await ordersOf(shop).loadOrder(params.externalId, signal);
  return { kind: ok ? 'shown' : 'failed' };
};
