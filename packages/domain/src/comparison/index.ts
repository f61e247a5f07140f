export { comparedProductsOf, type ComparedView } from './compared-products.ts';
export { comparedRows, type ComparedRow } from './compared-rows.ts';
export {
  comparedIds,
  comparedLimit,
  Comparison,
  comparisonOf,
  comparisonStorageKey,
  type CompareOutcome,
} from './comparison.ts';
