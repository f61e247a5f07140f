export * from './carts.ts';
export * from './catalogue.ts';
