export {
  PaymentMethodPicker,
  PaymentMethods,
  type PaymentMethod,
  type PaymentMethodPickerProps,
  type PaymentMethodsProps,
} from './payment-methods.tsx';
