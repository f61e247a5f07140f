export { CartLine, type CartLineProps, type CartLineView } from './cart-line.tsx';
export { CartLines, type CartLinesProps } from './cart-lines.tsx';
