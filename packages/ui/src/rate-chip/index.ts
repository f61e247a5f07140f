export { RateChip, type RateChipProps } from './rate-chip.tsx';
