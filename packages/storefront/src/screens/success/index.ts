import purchase from '#messages/purchase';
import success from '#messages/success';
import ticket from '#messages/ticket';
export { load } from '../orders/load.ts';
export { SuccessScreen as Screen } from './success-screen.tsx';

export const title = 'success.title';
export const texts = [purchase, success, ticket];
