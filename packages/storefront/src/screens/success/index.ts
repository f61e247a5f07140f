import handover from '#messages/handover';
import success from '#messages/success';
import ticket from '#messages/ticket';
export { load } from '../orders/load.ts';
export { SuccessScreen as Screen } from './success-screen.tsx';

export const title = 'success.title';
export const texts = [handover, success, ticket];
