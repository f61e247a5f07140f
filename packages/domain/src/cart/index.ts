export { Cart, type ShownLine } from './cart.ts';
export type { AddRefusal } from './cart-rules.ts';
export type { CartNotice, CartStatus } from './cart-status.ts';
