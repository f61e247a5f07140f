export { CartLine, type CartLineProps, type CartLineView } from './cart-line.tsx';
