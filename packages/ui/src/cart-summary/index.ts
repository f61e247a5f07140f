export { CartSummary, type CartSummaryProps } from './cart-summary.tsx';
