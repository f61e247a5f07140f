export {
  PaymentMethodPicker,
  PaymentMethods,
  type PaymentMethodPickerProps,
  type PaymentMethodsProps,
} from './payment-methods.tsx';
export type { PaymentMethod } from '../locales/orders/messages.ts';
