export { load } from '../orders/load.ts';
export { AccountOrdersScreen as Screen } from './account-orders-screen.tsx';

export const title = 'account.orders';
