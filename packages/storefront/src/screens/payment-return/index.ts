import order from '#messages/order';
import paymentReturn from '#messages/payment-return';
import purchase from '#messages/purchase';
import ticket from '#messages/ticket';
export { PaymentReturnScreen as Screen } from './payment-return-screen.tsx';

export const title = 'paymentReturn.title';
export const texts = [purchase, order, paymentReturn, ticket];
