import failures from '#messages/failures';
import handover from '#messages/handover';
import order from '#messages/order';
import ticket from '#messages/ticket';
export { load } from './load.ts';
export { OrderScreen as Screen } from './order-screen.tsx';

export const title = 'order.unknown';
export const texts = [handover, order, ticket, failures];
