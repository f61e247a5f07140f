export {
  DeliveryOptions,
  type DeliveryOption,
  type DeliveryOptionsProps,
} from './delivery-options.tsx';
