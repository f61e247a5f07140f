export { PaymentReturnScreen as Screen } from './payment-return-screen.tsx';

export const title = 'paymentReturn.title';
