export type * from './cart.ts';
export type * from './catalogue.ts';
export type * from './customer.ts';
export type * from './product.ts';
export type * from './start.ts';
