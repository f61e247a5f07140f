export * from './alerts.ts';
export * from './carts.ts';
export * from './catalogue.ts';
export * from './customers.ts';
export * from './operations.ts';
export * from './orders.ts';
export * from './reviews.ts';
export * from './shipping.ts';
