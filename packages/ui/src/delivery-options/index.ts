export { DeliveryList, type DeliveryListProps } from './delivery-list.tsx';
export { DeliveryOptions, type DeliveryOptionsProps } from './delivery-options.tsx';
export type { DeliveryOption } from './delivery-parts.tsx';
