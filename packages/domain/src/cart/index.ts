export { Cart } from './cart.ts';
export type { AddRefusal } from './cart-rules.ts';
export type { CartNotice, CartStatus } from './cart-status.ts';
export type { ShownLine } from './shown-lines.ts';
