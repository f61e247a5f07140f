export { PriceTag, type PriceTagProps } from './price-tag.tsx';
export type { PriceTagSize } from './price-tag.variants.ts';
