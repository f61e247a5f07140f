import { ordersOf } from '@ponte/domain/orders';
import failures from '#messages/failures';
import order from '#messages/order';
import purchase from '#messages/purchase';
import ticket from '#messages/ticket';
import type { Load } from '../../page/screen.ts';
export { OrderScreen as Screen } from './order-screen.tsx';

export const title = 'order.unknown';
export const texts = [purchase, order, ticket, failures];

export const load: Load = async ({ shop, params, signal }) => {
  const { ok } = await ordersOf(shop).loadOrder(params['externalId'] ?? '', signal);
  return { kind: ok ? 'shown' : 'failed' };
};
