export { CartDrawer, type CartDrawerProps, type CartLineView } from './cart-drawer.tsx';
