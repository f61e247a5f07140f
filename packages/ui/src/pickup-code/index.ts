export { PickupCode, type PickupCodeProps } from './pickup-code.tsx';
