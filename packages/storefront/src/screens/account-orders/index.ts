import account from '#messages/account';
import failures from '#messages/failures';
import orders from '#messages/orders';
import purchase from '#messages/purchase';
export { load } from '../orders/load.ts';
export { AccountOrdersScreen as Screen } from './account-orders-screen.tsx';

export const title = 'account.orders';
export const texts = [account, purchase, orders, failures];
