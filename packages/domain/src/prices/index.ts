export { Prices, type RateChip } from './prices.ts';
