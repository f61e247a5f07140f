export { PriceTag, type PriceTagProps, type PriceTagSize } from './price-tag.tsx';
