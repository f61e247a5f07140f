export { load } from './load.ts';
export { OrdersScreen as Screen } from './orders-screen.tsx';

export const title = 'orders.title';
