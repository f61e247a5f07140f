/** The calls of the back office: between its screens and the reference server, not part of the shop's API. */
export * from './audit.ts';
export * from './customers.ts';
export * from './jobs.ts';
export * from './limits.ts';
export * from './members.ts';
export * from './order-acts.ts';
export * from './order-export.ts';
export * from './orders.ts';
export * from './pictures.ts';
export * from './products.ts';
export * from './reviews.ts';
export * from './roles.ts';
export * from './session.ts';
export * from './shop.ts';
export * from './stock.ts';
export * from './wire.ts';
