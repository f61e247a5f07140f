import failures from '#messages/failures';
import orders from '#messages/orders';
import purchase from '#messages/purchase';
export { load } from './load.ts';
export { OrdersScreen as Screen } from './orders-screen.tsx';

export const title = 'orders.title';
export const texts = [purchase, orders, failures];
