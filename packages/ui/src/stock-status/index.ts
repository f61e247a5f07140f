export { StockStatus, type StockStatusProps } from './stock-status.tsx';
export { stockStatusVariants, type Stock } from './stock-status.variants.ts';
