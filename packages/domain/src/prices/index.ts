export { Prices, visitorCurrency, type RateChip } from './prices.ts';
