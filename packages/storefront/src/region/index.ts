export type { Region, RegionCode } from './region.ts';
