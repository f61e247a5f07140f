export { BannerSlot, type BannerSlotProps } from './banner-slot.tsx';
