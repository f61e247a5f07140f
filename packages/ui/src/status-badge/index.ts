export { StatusBadge, type StatusBadgeProps } from './status-badge.tsx';
export { statusBadgeVariants, type OrderStatus } from './status-badge.variants.ts';
