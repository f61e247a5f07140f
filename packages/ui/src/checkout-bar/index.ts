export { CheckoutBar, type CheckoutBarProps } from './checkout-bar.tsx';
