import failures from '#messages/failures';
import order from '#messages/order';
import purchase from '#messages/purchase';
import ticket from '#messages/ticket';
export { load } from './load.ts';
export { OrderScreen as Screen } from './order-screen.tsx';

export const title = 'order.unknown';
export const texts = [purchase, order, ticket, failures];
